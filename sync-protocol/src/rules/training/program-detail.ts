import { STAGES } from './program-terms.ts';
import * as blocking from './program-details/blocking.ts';
import * as conditioning from './program-details/conditioning.ts';
import * as hitting from './program-details/hitting.ts';
import * as passing from './program-details/passing.ts';
import * as serving from './program-details/serving.ts';
import * as setting from './program-details/setting.ts';
import type { ProgramTexts } from './program-details/texts.ts';

interface Choice {
  /** Words of a program's name, lower case. */
  words: RegExp;
  chosen: ProgramTexts;
  otherwise: ProgramTexts;
}

const HITTING: Choice = { words: /elite|spiker/, chosen: hitting.spiker, otherwise: hitting.quickAttack };

const CHOICES: ReadonlyMap<string, Choice> = new Map([
  ['serving', { words: /power/, chosen: serving.jumpServe, otherwise: serving.floatServe }],
  ['passing', { words: /defensive/, chosen: passing.defence, otherwise: passing.libero }],
  ['setting', { words: /elite|advanced/, chosen: setting.advanced, otherwise: setting.basic }],
  ['hitting', HITTING],
  ['blocking', { words: /middle/, chosen: blocking.middle, otherwise: blocking.general }],
  ['conditioning', { words: /jump/, chosen: conditioning.jumpPower, otherwise: conditioning.endurance }],
]);

/** What training by a plan brings, whatever the plan. */
export const PLAN_BENEFITS = [
  'Short sessions that fit beside school and team practice',
  'A skill that gets steadier from week to week',
  'Coaching for each task, so you know what right looks like',
  'Points and a streak for every day you train, with or without a signal',
  'Rest has its place: five sessions make a week',
] as const;

const FOCUS: Record<(typeof STAGES)[number], string> = {
  technique: 'Slow and clean. Learn how it feels when it is right, and stop before it gets sloppy.',
  consistency: 'The same movement again and again. Count what works and raise the number.',
  pressure: 'Add a score, a clock or a consequence, and keep the movement as it is.',
  game: 'As in a match: choose, move, play, and get ready for the next ball.',
};

/**
 * The page's texts for a program that brings none of its own, chosen by its category and by words in its name.
 * @param category one of the six; an unknown one gets the texts of hitting
 */
export function programTextsFor({ name, category }: { name: string; category: string }): ProgramTexts {
  const { words, chosen, otherwise } = CHOICES.get(category) ?? HITTING;
  return words.test(name.toLowerCase()) ? chosen : otherwise;
}

/** What a week (from 1) of so many is about: from technique to the game, in four stages. */
export function weekFocus(week: number, totalWeeks: number): string {
  const stage = STAGES[Math.floor(((week - 1) * STAGES.length) / totalWeeks)];
  return FOCUS[stage ?? 'game'];
}
