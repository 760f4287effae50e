import type { UserRegimen } from '../../../entities/training/user-regimen.ts';
import { MAIN_PER_SESSION } from '../program-terms.ts';

/**
 * Which main drills of a program were done, by their places, as an enrolment's row keeps it: how many from the start
 * without a gap, then whatever was done beyond that, and again. The same places make the same list in any order.
 */
export type MainDone = readonly number[];

/** The main drills that were done; of before rules version 2 as many as a session has, for each session. */
export function mainDoneOf({ mainDone, sessions }: Pick<UserRegimen, 'mainDone' | 'sessions'>): MainDone {
  return mainDone ?? [sessions * MAIN_PER_SESSION];
}

/** Whether the drill at a place was done. */
export function isPlaceDone([first = 0, ...beyond]: MainDone, place: number): boolean {
  return place < first || beyond.includes(place);
}

/** How many different main drills were done. */
export function countMainDone([first = 0, ...beyond]: MainDone): number {
  return first + new Set(beyond.filter((place) => place >= first)).size;
}

/** What was done, with a place done once more. */
export function withPlace([first = 0, ...beyond]: MainDone, place: number): MainDone {
  const others = [...beyond, place].sort((a, b) => a - b);
  let next = first;
  for (let at = others.indexOf(next); at !== -1; at = others.indexOf(next)) {
    others.splice(at, 1);
    next += 1;
  }
  return [next, ...others];
}

/** What was done, with a place done once less. */
export function withoutPlace([first = 0, ...beyond]: MainDone, place: number): MainDone {
  const at = beyond.indexOf(place);
  if (at !== -1) return [first, ...beyond.toSpliced(at, 1)];
  if (place >= first) return [first, ...beyond];
  const after = Array.from({ length: first - place - 1 }, (_, index) => place + 1 + index);
  return [place, ...[...after, ...beyond].sort((a, b) => a - b)];
}
