import { YEARS_PLAYING_MAX } from 'sync-protocol/rules/session/account';
import { completeProfile } from 'sync-protocol/contract/session/session';
import type { BodyOf } from 'sync-protocol/contract/call';
import { issuesBy } from '#data/server/forms/issues-by.ts';
import type { Issues } from '#data/server/forms/use-form.ts';

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

/** What keeps a profile from being complete, by field. */
export function setupIssues(fields: SetupFields): Issues<SetupFields> {
  return issuesBy(completeProfile, fields);
}

/**
 * The fields as the call takes them; undefined while something is wrong with them.
 * @param adopted the zone that goes with them, if the account has none of its own yet
 */
export function setupBody(
  fields: SetupFields,
  adopted: { timezone?: string },
): BodyOf<typeof completeProfile> | undefined {
  return completeProfile.body.safeParse({ ...fields, ...adopted }).data;
}

/** What was typed as years: a whole number within the bounds, 0 when it is none. */
export function yearsFrom(typed: string): number {
  const years = Math.trunc(Number(typed));
  return Number.isFinite(years) ? Math.min(YEARS_PLAYING_MAX, Math.max(0, years)) : 0;
}
