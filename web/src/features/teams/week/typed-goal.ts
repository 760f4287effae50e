import { WEEKLY_GOAL_MAX } from 'sync-protocol/rules/teams/team-terms';

/** The goal that somebody typed: null for none; undefined for what is no goal a team can have. */
export function typedGoal(typed: string): number | null | undefined {
  const words = typed.trim();
  if (words === '') return null;
  const goal = Number(words);
  return /^\d+$/.test(words) && goal >= 1 && goal <= WEEKLY_GOAL_MAX ? goal : undefined;
}
