import { USERNAME_MAX, USERNAME_MIN, YEARS_PLAYING_MAX } from 'sync-protocol/rules/account';
import { POSITIONS, SKILL_LEVELS } from 'sync-protocol/rules/positions';
import type { completeProfile } from 'sync-protocol/contract/session';
import type { BodyOf } from 'sync-protocol/contract/call';
import { messages } from '../messages.ts';

export interface SetupFields {
  firstName: string;
  lastName: string;
  displayName: string;
  hideRealName: boolean;
  position: string;
  skillLevel: string;
  yearsPlaying: number;
  school: string;
  clubTeam: string;
  hometown: string;
  bio: string;
}

export type SetupIssues = { [Name in keyof SetupFields]?: string | undefined };

const REQUIRED = ['firstName', 'lastName', 'displayName', 'position', 'skillLevel'] as const;
const USERNAME = new RegExp(`^[A-Za-z0-9]{${USERNAME_MIN},${USERNAME_MAX}}$`);

/** What keeps a profile from being complete, by field. */
export function setupIssues(fields: SetupFields): SetupIssues {
  const issues: SetupIssues = {};
  for (const name of REQUIRED) if (!fields[name].trim()) issues[name] = messages.setup.required;
  if (!issues.displayName && !USERNAME.test(fields.displayName))
    issues.displayName = messages.setup.usernameWrong;
  return issues;
}

/** Whether it is only that something was left out. */
export function isMissingSomething(fields: SetupFields): boolean {
  return REQUIRED.some((name) => !fields[name].trim());
}

/** The fields as the call takes them; undefined while the position or the level is not one of the list. */
export function setupBody(fields: SetupFields): BodyOf<typeof completeProfile> | undefined {
  const position = POSITIONS.find((one) => one === fields.position);
  const skillLevel = SKILL_LEVELS.find((one) => one === fields.skillLevel);
  return position && skillLevel && { ...fields, position, skillLevel };
}

/** What was typed as years: a whole number within the bounds, 0 when it is none. */
export function yearsFrom(typed: string): number {
  const years = Math.trunc(Number(typed));
  return Number.isFinite(years) ? Math.min(YEARS_PLAYING_MAX, Math.max(0, years)) : 0;
}
