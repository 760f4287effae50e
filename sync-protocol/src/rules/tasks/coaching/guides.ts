import type { CoachingGuide } from '../../../entities/training/program.ts';

/** What is known of a category beyond its drills: its own guide, and better ones where words of a task's name tell. */
export interface CategoryCoaching {
  guide: CoachingGuide;
  /** The first whose words are in the name, lower case, is meant; `here` says that they mean this only here. */
  byWords: readonly (readonly [words: RegExp, guide: CoachingGuide, only?: 'here'])[];
}
