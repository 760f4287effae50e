import { expect, it } from 'vitest';
import { MAX_WORDS, withWord } from './task-words.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 2, 8, minute)).toISOString();
const done = (minute: number, by = 'phone') => ({ at: at(minute), by, day: '2026-11-02' });
const undone = (minute: number, by = 'phone') => ({ at: at(minute), by, day: null });

it('S3.2 keeps the last "undone" and what was said after it', () => {
  const said = [done(5, 'tablet'), done(1), undone(2), done(4, 'laptop'), undone(3, 'watch')];
  const words = said.reduce(withWord, []);
  expect(words).toEqual([undone(3, 'watch'), done(4, 'laptop'), done(5, 'tablet')]);
  expect(withWord(words, undone(2))).toBe(words);
  expect(withWord(words, undone(6))).toEqual([undone(6)]);
});

it('keeps the first words and the last one when a device says the same without end', () => {
  const words = Array.from({ length: 30 }, (_, minute) => done(minute)).reduce(withWord, []);
  const firstOnes = Array.from({ length: MAX_WORDS - 1 }, (_, minute) => done(minute));
  expect(words).toEqual([...firstOnes, done(29)]);
});
