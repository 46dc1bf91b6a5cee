import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (place: string) => fileURLToPath(new URL(place, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      // The words and rules that the terminal reads, too.
      "@words": path("../src/anpfiff/words"),
      "@rules": path("../docs/rules"),
    },
  },
  build: {
    outDir: "../src/anpfiff/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/ws": { target: "ws://127.0.0.1:2006", ws: true }, "/about": "http://127.0.0.1:2006" },
  },
  test: { include: ["src/**/*.test.ts"] },
});
