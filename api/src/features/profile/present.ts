import { asPerson, type PersonAnswer } from 'sync-protocol/contract/profile/profile';
import { presentPerson, type Sight } from 'sync-protocol/rules/profile/privacy';
import type { ShownStats } from '#db/tables/shown-stats.ts';
import { userNotFound } from './commands.ts';
import type { PersonRow } from './queries.ts';

/**
 * A player's profile for a viewer, with points and streak as far as they see them.
 * @throws ApiError 404 when the viewer is to know nothing of the player
 */
export function presentProfile(player: PersonRow, sees: Sight, stats: ShownStats | undefined): PersonAnswer {
  const person = presentPerson(player, sees);
  if (!person) throw userNotFound();
  return {
    ...asPerson(person),
    ...(stats && { currentStreak: stats.currentStreak, totalPoints: stats.totalPoints }),
  };
}
