import { crc32 } from 'node:zlib';

/** A file's bytes begin at a multiple of this, so that the runtime can use them where they are. */
const ALIGNMENT = 16;
/** The id of an extra field that holds nothing but padding. */
const PADDING = 0xcafe;
/** 1 January 1980, the earliest day that a zip file knows: the same files always make the same zip. */
const DAY = 0x21;

/** A zip file of files that are not compressed. */
export function storedZip(files: readonly (readonly [name: string, bytes: Buffer])[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of files) {
    const path = Buffer.from(name);
    const extra = paddingAfter(offset + 30 + path.length);
    const facts = factsOf(bytes, path, extra);
    const head = Buffer.concat([signature(0x04034b50), facts, path, extra]);
    parts.push(head, bytes);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    // In the directory the entry has no padding.
    const listed = factsOf(bytes, path, Buffer.alloc(0));
    directory.push(signature(0x02014b50), version(), listed, place, path);
    offset += head.length + bytes.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function version(): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(10);
  return bytes;
}

/** What stands of a file both before its bytes and in the directory. */
function factsOf(bytes: Buffer, path: Buffer, extra: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(10, 0);
  facts.writeUInt16LE(DAY, 8);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(path.length, 22);
  facts.writeUInt16LE(extra.length, 24);
  return facts;
}

function paddingAfter(offset: number): Buffer {
  let size = (ALIGNMENT - (offset % ALIGNMENT)) % ALIGNMENT;
  if (size > 0 && size < 4) size += ALIGNMENT;
  const extra = Buffer.alloc(size);
  if (size > 0) {
    extra.writeUInt16LE(PADDING, 0);
    extra.writeUInt16LE(size - 4, 2);
  }
  return extra;
}
