/** Every draw of a finished game once more, from what the dealer had promised: written down in core/dealer.py. */
import type { Verification } from "./frames";

const WORD = 1n << 64n;
const letters = new TextEncoder();
const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function keyed(
  key: Uint8Array<ArrayBuffer>,
): Promise<(message: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return (message) => crypto.subtle.sign("HMAC", imported, message);
}

/** The stream of numbers that the draws are taken from. */
async function* words(secret: Uint8Array<ArrayBuffer>, mix: string[]): AsyncGenerator<bigint> {
  const key = mix.length
    ? new Uint8Array(await (await keyed(secret))(letters.encode(`isthmos mix ${mix.join("\n")}`)))
    : secret;
  const sign = await keyed(key);
  for (let number = 0n; ; number++) {
    const label = letters.encode("isthmos deal ");
    const block = new Uint8Array(label.length + 8);
    block.set(label);
    new DataView(block.buffer).setBigUint64(label.length, number);
    const four = new DataView(await sign(block));
    for (let place = 0; place < 32; place += 8) yield four.getBigUint64(place);
  }
}

/** Whether secret and salt are the ones that were promised. */
export async function promised(found: Verification): Promise<boolean> {
  const both = new Uint8Array([...bytes(found.secret), ...bytes(found.salt)]);
  return hex(await crypto.subtle.digest("SHA-256", both)) === found.commitment;
}

/** Whether every draw follows from them. */
export async function drawn(found: Verification): Promise<boolean> {
  const stream = words(bytes(found.secret), found.mix);
  for (const [number, among] of found.draws as [number, number][]) {
    const n = BigInt(among);
    let word = (await stream.next()).value as bigint;
    while (word - (word % n) > WORD - n) word = (await stream.next()).value as bigint;
    if (word % n !== BigInt(number)) return false;
  }
  return true;
}
