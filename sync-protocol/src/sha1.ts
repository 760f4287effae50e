const BLOCK = 64;
/** The constants of the four rounds. */
const K = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6];

/**
 * The SHA-1 digest of `message`, 20 bytes. UUIDv5 is made of it, and the browser's own answers only later, when an
 * IndexedDB transaction would be over. Not for secrets.
 */
export function sha1(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, message.length * 8);
  const state: [number, number, number, number, number] = [
    0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0,
  ];
  for (let start = 0; start < padded.length; start += BLOCK) mix(state, view, start);
  const digest = new DataView(new ArrayBuffer(20));
  state.forEach((word, index) => digest.setUint32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

function mix(state: [number, number, number, number, number], view: DataView, start: number): void {
  let [a, b, c, d, e] = state;
  for (let at = 0; at < 80; at++) {
    if (at < 16) words[at] = view.getUint32(start + at * 4);
    else words[at] = rotated(word(at - 3) ^ word(at - 8) ^ word(at - 14) ^ word(at - 16), 1);
    const round = Math.floor(at / 20);
    const next = rotated(a, 5) + picked(round, b, c, d) + e + (K[round] ?? 0) + word(at);
    e = d;
    d = c;
    c = rotated(b, 30);
    b = a;
    a = next | 0;
  }
  [a, b, c, d, e].forEach((word, index) => (state[index] = ((state[index] ?? 0) + word) | 0));
}

const words = new Uint32Array(80);

function word(at: number): number {
  return words[at] ?? 0;
}

/** How a round mixes three words. */
function picked(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) ^ (~b & d);
  if (round === 2) return (b & c) ^ (b & d) ^ (c & d);
  return b ^ c ^ d;
}

function rotated(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
