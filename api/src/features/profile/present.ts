import type { PersonAnswer } from 'sync-protocol/contract/profile';
import { canViewProfile, presentPerson, type Relation } from 'sync-protocol/rules/privacy';
import { runOf, streakOn } from 'sync-protocol/rules/streak';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { userNotFound } from './commands.ts';
import type { PersonRow } from './queries.ts';

type Pauses = NonNullable<Parameters<typeof streakOn>[3]>;

/**
 * A player's profile for a viewer, with points and streak where it is open to them.
 * @throws ApiError 404 when the viewer is to know nothing of the player
 */
export function presentProfile(
  player: PersonRow,
  relation: Relation,
  pauses: Pauses,
  now: number,
): PersonAnswer {
  const person = presentPerson(player, relation);
  if (!person) throw userNotFound();
  const streak = streakOn(runOf(player), trainingDay(now, player.timezone), now, pauses).streak;
  return {
    ...person,
    username: person.displayName,
    volleyballPosition: person.position,
    ...(canViewProfile(player, relation) && { currentStreak: streak, totalPoints: player.totalPoints }),
  };
}
