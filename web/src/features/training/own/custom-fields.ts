import {
  CUSTOM_MINUTES,
  CUSTOM_WEEKS,
  type CustomRegimenFields,
} from 'sync-protocol/entities/training/regimen';
import type { Category, Difficulty } from 'sync-protocol/entities/training/program';
import { isBlank, written } from 'sync-protocol/rules/words/written';
import { typedNumber } from '#ui/fields/typed-number.ts';

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

export const WEEKS = { ...CUSTOM_WEEKS, otherwise: CUSTOM_WEEKS.default };
export const MINUTES = { ...CUSTOM_MINUTES, otherwise: CUSTOM_MINUTES.default };

/** The fields of the program; none while name or category is missing. */
export function fieldsOf(draft: CustomDraft): CustomRegimenFields | undefined {
  const { category, difficulty } = draft;
  if (isBlank(draft.name) || category === '') return undefined;
  return {
    name: written(draft.name),
    description: written(draft.description),
    category,
    difficulty,
    totalWeeks: typedNumber(draft.weeks, WEEKS),
    dailyDuration: typedNumber(draft.minutes, MINUTES),
  };
}
