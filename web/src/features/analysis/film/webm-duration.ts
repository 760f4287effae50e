// A WebM file is elements in elements: each a name, the length of what is in it, and that. What a browser records names
// no length for the whole, which goes on until the end of the file, and no duration in what it tells about it.

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const DURATION = 0x4489;
/** All that comes before the pictures fits in here. */
const HEAD_BYTES = 4096;

interface Element {
  name: number;
  /** Where what is in it begins, and ends; no end where its length is not known. */
  from: number;
  until: number | null;
}

/** The film with its duration written into it; as it was if it is made in another way than browsers make theirs. */
export async function withDuration(film: Blob, milliseconds: number): Promise<Blob> {
  const bytes = new Uint8Array(await film.slice(0, HEAD_BYTES).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const header = elementAt(view, 0);
  const segment = header?.until ? elementAt(view, header.until) : null;
  if (segment?.name !== SEGMENT || segment.until !== null) return film;
  const info = elementAt(view, segment.from);
  if (info?.name !== INFO || info.until === null || info.until > bytes.length) return film;
  if (has(view, info.from, info.until, DURATION)) return film;
  const told = bytes.slice(info.from, info.until);
  const added = new DataView(new ArrayBuffer(11));
  added.setUint16(0, DURATION);
  added.setUint8(2, 0x88);
  // Counted in the file's own unit, which all browsers make a millisecond.
  added.setFloat64(3, milliseconds);
  const start = new DataView(new ArrayBuffer(12));
  start.setUint32(0, INFO);
  start.setBigUint64(4, 0x0100000000000000n | BigInt(told.length + added.byteLength));
  const parts = [bytes.slice(0, segment.from), start.buffer, told, added.buffer, film.slice(info.until)];
  return new Blob(parts, { type: film.type });
}

function has(view: DataView<ArrayBuffer>, from: number, until: number, name: number): boolean {
  for (let at = from; at < until;) {
    const element = elementAt(view, at);
    if (!element || element.until === null) return false;
    if (element.name === name) return true;
    at = element.until;
  }
  return false;
}

function elementAt(view: DataView<ArrayBuffer>, at: number): Element | null {
  const nameLength = lengthOf(view, at);
  const sizeLength = lengthOf(view, at + nameLength);
  const from = at + nameLength + sizeLength;
  if (nameLength === 0 || sizeLength === 0 || from > view.byteLength) return null;
  // Its first bits say only how long it is.
  const size = numberAt(view, at + nameLength, sizeLength, 0xff >> sizeLength);
  const isUnknown = size >= 2 ** (7 * sizeLength) - 1;
  return { name: numberAt(view, at, nameLength), from, until: isUnknown ? null : from + size };
}

/** How many bytes a name or a length takes: it begins with so many zeros, less one. */
function lengthOf(view: DataView<ArrayBuffer>, at: number): number {
  if (at >= view.byteLength) return 0;
  const zeros = Math.clz32(view.getUint8(at)) - 24;
  return zeros < 8 ? zeros + 1 : 0;
}

function numberAt(view: DataView<ArrayBuffer>, at: number, length: number, ofFirst = 0xff): number {
  let number = 0;
  for (let byte = at; byte < Math.min(at + length, view.byteLength); byte++)
    number = number * 256 + (view.getUint8(byte) & (byte === at ? ofFirst : 0xff));
  return number;
}
