import { sha1 } from './sha1.ts';

// Made by hand, a third of the library's size: they are part of every start of the app.

/** The UUIDv5 namespace of every id that phone and server must derive alike. */
const NAMESPACE = '6f1c2a0e-3b5d-5e7a-9c41-0d8e5b7f2a10';
const NAMESPACE_BYTES = Uint8Array.from(NAMESPACE.replaceAll('-', '').match(/../g) ?? [], (hex) =>
  Number.parseInt(hex, 16),
);

/** Browsers and Node have it; this package names neither's types. */
declare const crypto: { getRandomValues: (bytes: Uint8Array) => Uint8Array };
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

/** A new time-ordered id (UUIDv7) for a row that its creator names. */
export function newId<Id extends string = string>(): Id {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  let time = Date.now();
  for (let place = 5; place >= 0; place--) {
    bytes[place] = time % 256;
    time = Math.floor(time / 256);
  }
  return uuidOf(bytes, 7) as Id;
}

/** The id (UUIDv5) that phone and server give alike to the thing that `parts` names. */
export function derivedId<Id extends string = string>(...parts: (string | number)[]): Id {
  const name = new TextEncoder().encode(parts.join(':'));
  const bytes = new Uint8Array(NAMESPACE_BYTES.length + name.length);
  bytes.set(NAMESPACE_BYTES);
  bytes.set(name, NAMESPACE_BYTES.length);
  return uuidOf(sha1(bytes), 5) as Id;
}

/** The text of an id from its first 16 bytes, marked with its version (RFC 9562). */
function uuidOf(bytes: Uint8Array, version: number): string {
  let text = '';
  for (let place = 0; place < 16; place++) {
    let byte = bytes[place] ?? 0;
    if (place === 6) byte = (byte & 0x0f) | (version << 4);
    if (place === 8) byte = (byte & 0x3f) | 0x80;
    if (place === 4 || place === 6 || place === 8 || place === 10) text += '-';
    text += byte.toString(16).padStart(2, '0');
  }
  return text;
}
