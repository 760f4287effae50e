import fc from 'fast-check';
import { expect, it } from 'vitest';
import { outlineOf, renamed } from './file-outline.ts';

const LETTERS = 'abcXYZ019-_'.split('');
const hash = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 8, maxLength: 8 });

/** A file that names others, as two builds have it. */
const files = fc.array(
  fc.record({
    code: fc.string().map((text) => `${text};`),
    stem: fc.constantFrom('home-parts', 'a', 'use-x-', 'messages'),
    end: fc.constantFrom('.js', '.css', '.woff2'),
    before: hash,
    after: hash,
  }),
);
type Part = Awaited<ReturnType<typeof files.generate>>['value'][number];

const written = (parts: readonly Part[], build: 'before' | 'after') =>
  parts.map((part) => `${part.code}import"./${part.stem}-${part[build]}${part.end}"`).join('');

it('makes of a file what another build has, where only names differ', () =>
  fc.assert(
    fc.asyncProperty(files, async (parts) => {
      const [before, after] = [written(parts, 'before'), written(parts, 'after')];
      const [outline, hashes] = await outlineOf(after);
      expect((await outlineOf(before))[0]).toBe(outline);
      expect(renamed(before, hashes)).toBe(after);
    }),
  ));

it('takes no file for like another whose text differs by a letter', () =>
  fc.assert(
    fc.asyncProperty(files, fc.string({ minLength: 1 }), async (parts, more) => {
      const before = written(parts, 'before');
      const [outline] = await outlineOf(`${more}${before}`);
      expect((await outlineOf(before))[0]).not.toBe(outline);
    }),
  ));

it('knows no name in what only looks like one', async () => {
  for (const text of ['"-abcdefg.js"', '"-abcdefgh.json"', '"x.abcdefgh.js"', '"-abcdefgh-js"']) {
    expect(await outlineOf(text)).toEqual([expect.any(String), '']);
    expect(renamed(text, '')).toBe(text);
  }
});
