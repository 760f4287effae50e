import type { StoryAnswer } from 'sync-protocol/contract/stories';
import { STORY_PAGE } from 'sync-protocol/rules/stories/story-terms';
import { expect, it } from 'vitest';
import { pageOf, type Before } from './story-pages.ts';

/** Stories told a minute apart, the latest first; all that stands before a place is asked for. */
const told = (numbers: readonly number[]) =>
  numbers.map((n) => ({ id: `${n}`, createdAt: new Date(n * 60_000).toISOString() }) as StoryAnswer);
const place = (n: number) => `${new Date(n * 60_000).toISOString()},${n}` as Before;
/** From one number down to another. */
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, n) => from - n);

/** What a page holds, where the next begins, and how often was asked for it. */
async function read(numbers: readonly number[], from: Before, to: Before) {
  let asked = 0;
  const ask = async (before: Before) => {
    asked += 1;
    return told(numbers)
      .filter(({ id, createdAt }) => before === undefined || `${createdAt},${id}` < before)
      .slice(0, STORY_PAGE);
  };
  const { stories, next } = await pageOf(ask, from, to);
  return { numbers: stories.map(({ id }) => Number(id)), next, asked };
}

it('is as long as an answer when it is opened, and the last one where there are no more', async () => {
  expect(await read(down(150, 101), undefined, undefined)).toEqual({
    numbers: down(150, 131),
    next: place(131),
    asked: 1,
  });
  expect(await read(down(150, 101), place(111), undefined)).toEqual({
    numbers: down(110, 101),
    next: undefined,
    asked: 1,
  });
});

it('grows with what is told, and ends where it did', async () => {
  const end = place(131);
  const grown = { next: end, asked: 2 };
  expect(await read(down(153, 101), undefined, end)).toEqual({ numbers: down(153, 131), ...grown });
  // What it ended with may be gone.
  const without = down(153, 101).filter((n) => n !== 131);
  expect(await read(without, undefined, end)).toEqual({ numbers: down(153, 132), ...grown });
});

it('shrinks with what goes, without taking from the next', async () => {
  const left = down(150, 101).filter((n) => n % 2 === 0);
  expect(await read(left, undefined, place(131))).toEqual({
    numbers: left.filter((n) => n >= 131),
    next: place(131),
    asked: 1,
  });
});

it('holds all that is left where that is less than an answer', async () => {
  expect(await read(down(150, 140), undefined, place(145))).toEqual({
    numbers: down(150, 140),
    next: undefined,
    asked: 1,
  });
});

it('does not ask without end: of very many only the latest are its own', async () => {
  expect(await read(down(300, 101), undefined, place(131))).toEqual({
    numbers: down(300, 241),
    next: place(241),
    asked: 3,
  });
});
