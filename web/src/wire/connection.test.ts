import { beforeEach, describe, expect, it, vi } from "vitest";

import type { AnyMessage, AnyRequest } from "../messages";
import { Connection } from "./connection.svelte";

/** A socket of the browser whose other end is this test. */
class Socket extends EventTarget {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: AnyRequest[] = [];
  onopen = () => {};
  onmessage: (frame: { data: string }) => void = () => {};
  onclose = () => {};

  constructor(readonly link: string) {
    super();
    Socket.all.push(this);
  }

  static get last(): Socket {
    return Socket.all.at(-1) as Socket;
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as AnyRequest);
  }

  close() {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
    this.onclose();
  }

  async accept(...messages: Partial<AnyMessage>[]) {
    this.readyState = Socket.OPEN;
    this.onopen();
    await this.say(...messages, { is: "done", id: this.sent[0]?.id ?? 0 });
  }

  async say(...messages: Partial<AnyMessage>[]) {
    this.onmessage({ data: JSON.stringify(messages) });
    await new Promise((done) => setImmediate(done));
  }

  asked(): string[] {
    return this.sent.map((request) => request.do);
  }
}

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {} });
  vi.stubGlobal("window", { setTimeout: (again: () => void) => setImmediate(again) });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

function connect(): Connection {
  const connection = new Connection("ws://here/ws");
  connection.start();
  return connection;
}

describe("a line to the server", () => {
  it("says hello first, and then what was asked meanwhile, once", async () => {
    const connection = connect();
    const answer = connection.ask({ do: "tables" });
    Socket.last.readyState = Socket.OPEN;
    Socket.last.onopen();
    void connection.ask({ do: "leave" });
    expect(Socket.last.asked()).toEqual(["hello"]);
    await Socket.last.say({ is: "done", id: Socket.last.sent[0]?.id ?? 0 });
    expect(Socket.last.asked()).toEqual(["hello", "tables", "leave"]);
    await Socket.last.say({ is: "done", id: Socket.last.sent[1]?.id ?? 0 });
    expect((await answer).is).toBe("done");
  });

  it("keeps the token and says it the next time, never in the address", async () => {
    connect();
    await Socket.last.accept({ is: "welcome", guest: 3, name: "Ida", token: "secret" });
    connect();
    Socket.last.onopen();
    Socket.last.readyState = Socket.OPEN;
    Socket.last.onopen();
    expect(Socket.last.sent[0]).toMatchObject({ do: "hello", token: "secret" });
    expect(Socket.last.link).not.toContain("secret");
  });

  it("comes back to the table and asks again what nobody has answered", async () => {
    const connection = connect();
    await Socket.last.accept();
    const entering = connection.enter("abc");
    await Socket.last.say({ is: "done", id: Socket.last.sent[1]?.id ?? 0 });
    await entering;
    void connection.ask({ do: "download" });
    const { id } = Socket.last.sent[2] as AnyRequest;
    Socket.last.close();
    expect(connection.line).toBe("lost");
    await new Promise((done) => setImmediate(done));
    await Socket.last.accept();
    expect(Socket.last.asked()).toEqual(["hello", "enter", "download"]);
    expect(Socket.last.sent[2]?.id).toBe(id);
    expect(Socket.last.sent[1]).toMatchObject({ code: "abc" });
  });

  it("numbers grow beyond what the table has done", async () => {
    const connection = connect();
    await Socket.last.accept();
    const done = Date.now() * 2;
    await Socket.last.say({ is: "you", seats: [0], front: 0, done });
    void connection.ask({ do: "download" });
    expect(Socket.last.sent.at(-1)?.id).toBeGreaterThan(done);
  });

  it("says when a table is gone, and does not go there again", async () => {
    const connection = connect();
    const heard: string[] = [];
    connection.listen((message) => {
      if (message.is === "bye") heard.push(message.code);
    });
    await Socket.last.accept();
    const entering = connection.enter("abc");
    await Socket.last.say({ is: "done", id: Socket.last.sent[1]?.id ?? 0 });
    await entering;
    await Socket.last.say({ is: "bye", code: "removed" });
    Socket.last.close();
    await new Promise((done) => setImmediate(done));
    await Socket.last.accept();
    expect(heard).toEqual(["removed"]);
    expect(Socket.last.asked()).toEqual(["hello"]);
  });

  it("ends where another window has taken over, or nobody understands", async () => {
    const connection = connect();
    await Socket.last.accept();
    await Socket.last.say({ is: "bye", code: "elsewhere" });
    Socket.last.close();
    expect(connection.line).toBe("ended");
    const older = connect();
    Socket.last.readyState = Socket.OPEN;
    Socket.last.onopen();
    await Socket.last.say({ is: "refused", id: Socket.last.sent[0]?.id ?? 0, code: "protocol" });
    expect(older.ended).toBe("protocol");
    expect(older.line).toBe("ended");
  });
});
