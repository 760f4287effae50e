import type { DayConditions } from '../../../entities/tasks/day-conditions.ts';
import type { UserSettings } from '../../../entities/notifications/user-settings.ts';
import { BODY_PARTS, EQUIPMENT } from '../../training/program-terms.ts';
import type { BodyPart, PlannedTask } from '../../training/plan.ts';
import { seasonOn, type SeasonDay } from '../../training/season/season.ts';
import { canDoWith, type Equipment } from '../task-equipment.ts';

/** Under what a day is trained. */
export interface Conditions {
  /** What is there to train with; nothing said means everything. */
  has?: readonly Equipment[] | undefined;
  /** Parts that hurt, or hurt yesterday. */
  sore?: readonly BodyPart[] | undefined;
  /** What the player's season makes of the day; nothing said asks for nothing. */
  season?: SeasonDay | undefined;
}

/**
 * How often a day may be told something else, days that other programs dealt meanwhile counted: each time leaves ids of
 * tasks behind that a phone may still name.
 */
export const MAX_CHANGES_A_DAY = 30;
/** So many parts that hurt at once ask for rest, not for training around them; our own choice. */
export const MANY_SORE = 3;
/** Days for which it is kept: as long as a phone may still bring what was done on them. */
export const CONDITIONS_KEPT_DAYS = 15;

/** The conditions of a day: its own, else the player's usual ones. */
export function conditionsOn(
  day: string,
  said: readonly DayConditions[],
  settings: readonly UserSettings[],
): Conditions {
  const own = said.find((one) => one.day === day);
  return {
    has: own?.has ?? settings[0]?.usualHas ?? undefined,
    sore: own?.sore ?? [],
    season: seasonOn(day, settings[0]?.season),
  };
}

/** How often a day was told something else, or was dealt by other programs. */
export function changesOf(day: string, said: readonly DayConditions[]): number {
  return said.find((one) => one.day === day)?.changes ?? 0;
}

/** Whether a drill can be done under these conditions. */
export function isPossible(planned: PlannedTask, conditions: Conditions): boolean {
  const { has } = conditions;
  return (has === undefined || canDoWith(has, planned.needs)) && spares(planned, conditions);
}

/**
 * Whether a drill loads nothing that hurts. Where much hurts at once nothing that is to be learnt does, and no line of
 * a player's own.
 */
export function spares({ parts, skill, isOwnLine }: PlannedTask, { sore = [] }: Conditions): boolean {
  return !parts.some((part) => sore.includes(part)) && !((skill || isOwnLine) && sore.length >= MANY_SORE);
}

/** Things, each once, in the order in which all name them. */
export function inOrder(things: readonly Equipment[]): Equipment[] {
  return EQUIPMENT.filter((thing) => things.includes(thing));
}

/** Parts of the body, each once, in the order in which all name them. */
export function partsInOrder(parts: readonly BodyPart[]): BodyPart[] {
  return BODY_PARTS.filter((part) => parts.includes(part));
}
