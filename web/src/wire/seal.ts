/** The hashes of sealed deals, as `core/seal.py` has them. */

export const seedCommitment = (secret: string): Promise<string> => hashed(`anpfiff seed ${secret}`);

export const nonceCommitment = (nonce: string): Promise<string> => hashed(`anpfiff nonce ${nonce}`);

export async function sealedSeed(game: string, secret: string, nonces: string[]): Promise<string> {
  const parts = [secret, ...nonces.map((nonce) => nonce || "-")].join(" ");
  return `sealed ${await hashed(`anpfiff deal ${game} ${parts}`)}`;
}

export const newNonce = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** Plain http in a home network is no secure context: there a library computes it. */
async function hashed(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle) return hex(new Uint8Array(await subtle.digest("SHA-256", bytes)));
  const { sha256 } = await import("@noble/hashes/sha2.js");
  return hex(sha256(bytes));
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
