import type { Task, TaskWord } from '../../entities/tasks/task.ts';

/** More than a player's devices ever say of a task without one "undone". */
export const MAX_WORDS = 20;

/**
 * What was said of a task from the last "undone" on. A phone is not told: it takes what came of it for a word of its
 * own, so that what it says next is later.
 */
export function wordsOn({ words, completedAt, completedDay }: Task, by: string): TaskWord[] {
  if (words) return words;
  return completedAt === null ? [] : [{ at: completedAt, by, day: completedDay }];
}

/**
 * Words with one more at its place: by their instants, ties by client group, and a device's own in the order in which
 * it said them, though its clock went back. What was said before the last "undone" falls away, whichever arrives
 * first: the same words leave the same ones behind in any order.
 * @returns the words as they are, when the new one is of before the last "undone"
 */
export function withWord(words: TaskWord[], said: TaskWord): TaskWord[] {
  const own = words.findLast(({ by }) => by === said.by);
  const word = own && own.at > said.at ? { ...said, at: own.at } : said;
  const place = words.findLastIndex((one) => !isLater(one, word)) + 1;
  const all = words.toSpliced(place, 0, word);
  const lastUndone = all.findLastIndex(({ day }) => day === null);
  if (place < lastUndone) return words;
  const since = all.slice(Math.max(lastUndone, 0));
  return since.length > MAX_WORDS ? since.toSpliced(-2, 1) : since;
}

function isLater(one: TaskWord, other: TaskWord): boolean {
  return one.at === other.at ? one.by > other.by : one.at > other.at;
}
