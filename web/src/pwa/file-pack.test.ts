import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pack, type PackedFile, unpack } from './file-pack.ts';

const files = fc.array(
  fc.record({
    path: fc.string().map((name) => `/assets/${name}`),
    type: fc.constantFrom('text/javascript; charset=utf-8', 'font/woff2'),
    // Binary ones have ends of lines of their own.
    bytes: fc.array(fc.constantFrom(0, 10, 123, 255)).map((bytes) => new Uint8Array(bytes)),
  }),
  { maxLength: 5 },
);

/** As it comes over a line: in pieces of so many bytes. */
function inPieces(bytes: Uint8Array, length: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, (at += length)));
      else controller.close();
    },
  });
}

/** What came of it, and whether it came to its end. */
async function taken(stream: ReadableStream<Uint8Array>): Promise<{ came: PackedFile[]; isWhole: boolean }> {
  const came: PackedFile[] = [];
  try {
    for await (const file of unpack(stream)) came.push(file);
    return { came, isWhole: true };
  } catch {
    return { came, isWhole: false };
  }
}

it('gives back the files, in whatever pieces they come', () =>
  fc.assert(
    fc.asyncProperty(files, fc.integer({ min: 1, max: 40 }), async (all, length) => {
      const bytes = pack(all);
      expect(await taken(inPieces(bytes, length))).toEqual({ came: all, isWhole: true });
    }),
  ));

it('gives the whole ones of a pack that is cut, and says so', () =>
  fc.assert(
    fc.asyncProperty(files, fc.nat(), fc.integer({ min: 1, max: 40 }), async (all, cut, length) => {
      const bytes = pack(all);
      const end = cut % (bytes.length + 1);
      const { came, isWhole } = await taken(inPieces(bytes.slice(0, end), length));
      const ends = all.map((_, index) => pack(all.slice(0, index + 1)).length);
      expect(came).toEqual(all.slice(0, ends.filter((one) => one <= end).length));
      expect(isWhole).toBe(end === 0 || ends.includes(end));
    }),
  ));

it('is not misled by a page that somebody on the way sends instead', async () => {
  const page = new TextEncoder().encode('<!doctype html>\n<title>Log in to the gym’s network</title>');
  expect(await taken(inPieces(page, 16))).toEqual({ came: [], isWhole: false });
});
