import {
  CUSTOM_MINUTES,
  CUSTOM_WEEKS,
  type CustomRegimenFields,
} from 'sync-protocol/entities/training/regimen';
import type { Category, Difficulty } from 'sync-protocol/entities/training/program';
import { isBlank, written } from 'sync-protocol/rules/words/written';

/** What the form for an own program holds while it is being filled in. */
export interface CustomDraft {
  name: string;
  description: string;
  category: Category | '';
  difficulty: Difficulty;
  /** As typed. */
  weeks: string;
  minutes: string;
}

export const EMPTY_DRAFT: CustomDraft = {
  name: '',
  description: '',
  category: '',
  difficulty: 'beginner',
  weeks: String(CUSTOM_WEEKS.default),
  minutes: String(CUSTOM_MINUTES.default),
};

interface Bounds {
  min: number;
  max: number;
  default: number;
}

/** A typed number as it counts: the default if it is none, and never beyond its bounds. */
export function wholeNumber(text: string, { min, max, default: otherwise }: Bounds): number {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) ? otherwise : Math.min(max, Math.max(min, value));
}

/** The fields of the program; none while name or category is missing. */
export function fieldsOf(draft: CustomDraft): CustomRegimenFields | undefined {
  const { category, difficulty } = draft;
  if (isBlank(draft.name) || category === '') return undefined;
  return {
    name: written(draft.name),
    description: written(draft.description),
    category,
    difficulty,
    totalWeeks: wholeNumber(draft.weeks, CUSTOM_WEEKS),
    dailyDuration: wholeNumber(draft.minutes, CUSTOM_MINUTES),
  };
}
