/** Where the files of a build stand in one: most are small, and to ask for each takes longer than to send it. */
export const PACK_PATH = '/files.pack';

type Bytes = Uint8Array<ArrayBuffer>;

export interface PackedFile {
  path: string;
  /** Its content type. */
  type: string;
  bytes: Bytes;
}

/** What stands before a file. */
type Line = Omit<PackedFile, 'bytes'> & { length: number };

const LINE_END = 10;

/** Puts files in one: each after a line that says what it is, as JSON. */
export function pack(files: readonly PackedFile[]): Bytes {
  const encoder = new TextEncoder();
  return joined(
    files.flatMap(({ path, type, bytes }) => [
      encoder.encode(`${JSON.stringify({ path, type, length: bytes.length })}\n`),
      bytes,
    ]),
  );
}

/** The files of such a one, each as soon as all of it has come. @throws when it ends within one, or is none */
export async function* unpack(stream: ReadableStream<Uint8Array>): AsyncGenerator<PackedFile> {
  const reader = stream.getReader();
  let held: Bytes = new Uint8Array();
  /** Whether there is more of it, which is held then. */
  const more = async () => {
    const { value } = await reader.read();
    if (value) held = joined([held, value]);
    return value !== undefined;
  };
  for (;;) {
    while (!held.includes(LINE_END)) {
      if (await more()) continue;
      if (held.length > 0) throw new Error('the pack ends within a line');
      return;
    }
    const start = held.indexOf(LINE_END) + 1;
    const { path, type, length } = JSON.parse(new TextDecoder().decode(held.subarray(0, start))) as Line;
    while (held.length < start + length) if (!(await more())) throw new Error(`the pack ends within ${path}`);
    yield { path, type, bytes: held.slice(start, start + length) };
    held = held.subarray(start + length);
  }
}

function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
