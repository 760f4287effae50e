import type { TeamMember } from 'sync-protocol/entities/teams/team';
import { isManager } from 'sync-protocol/rules/teams/team-terms';
import { daysBetween, trainingDay } from 'sync-protocol/rules/training-day';
import { playerZone } from '#data/clock.ts';

const NEW_DAYS = 7;

/** How many days ago somebody joined a team, where that was lately. */
export function joinedDaysAgo({ role, joinedAt }: TeamMember, today: string): number | undefined {
  const days = daysBetween(trainingDay(Date.parse(joinedAt), playerZone()), today);
  return role !== 'creator' && days < NEW_DAYS ? Math.max(0, days) : undefined;
}

/**
 * Members as whoever answers for them looks for who is new: below those who answer for them, too, the latest first. A name
 * alone would not tell, where many are private.
 */
export function newcomersFirst(members: readonly TeamMember[], today: string): TeamMember[] {
  const managers = members.filter(({ role }) => isManager(role));
  const others = members.filter(({ role }) => !isManager(role));
  const isNew = (member: TeamMember) => joinedDaysAgo(member, today) !== undefined;
  return [...managers, ...others.filter(isNew).reverse(), ...others.filter((one) => !isNew(one))];
}
