import { drills } from '../../../../migrations/catalog/index.ts';
import { describe, expect, it } from 'vitest';
import { needsInWords } from './needs-words.ts';

const needsOf = (id: string) =>
  needsInWords(
    { name: 'Wall passes' },
    drills.find((drill) => drill.id === id),
  );

describe('what a drill needs, in words', () => {
  it.each([
    ['conditioning/dead-bug', []],
    ['passing/one-minute-control', ['1 ball', 'marks (tape, shoes)']],
    ['serving/end-line-tens', ['1–4 balls', 'net']],
    ['serving/serve-then-defend', ['2–4 balls', 'net', 'partner']],
    ['conditioning/side-lying-rotation', ['towel', 'small bottle']],
    ['conditioning/slow-step-down', ['low step']],
    ['gone', ['wall']],
  ])('of %s', (id, words) => {
    expect(needsOf(id)).toEqual(words);
  });
});
