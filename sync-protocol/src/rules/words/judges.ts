import { isUnsafeForMinors } from './grooming.ts';
import { judgeFullName, judgeRealName, judgeText, judgeUsername, type Verdict } from './judge.ts';

/** Who judges words: the lists, or whoever remembers what the lists have said. */
export interface Judges {
  judgeUsername: (name: string) => Verdict;
  judgeRealName: (name: string) => Verdict;
  judgeFullName: (name: string) => Verdict;
  judgeText: (text: string) => Verdict;
  isUnsafeForMinors: (text: string) => boolean;
}

export const LISTS: Judges = {
  judgeUsername,
  judgeRealName,
  judgeFullName,
  judgeText,
  isUnsafeForMinors: (text) => isUnsafeForMinors(text),
};
