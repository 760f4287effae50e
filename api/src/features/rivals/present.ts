import type { AnswerOf } from 'sync-protocol/contract/call';
import { asPerson, type PersonAnswer } from 'sync-protocol/contract/profile/profile';
import type { listRivalActivities, rivalAnswer } from 'sync-protocol/contract/rivals';
import type { KnownPlayer } from 'sync-protocol/entities/profile/known-player';
import type { z } from 'zod';
import type { PersonRow } from './people.ts';
import type { ActivityRow, RivalryRow } from './queries.ts';

type Known = Omit<KnownPlayer, 'id' | 'userId'>;

/** @param self the player whose rivalry it is */
export function presentRivalry(row: RivalryRow, self: PersonRow): z.input<typeof rivalAnswer> {
  const { rivalryId: id, rivalshipType, message, createdAt, acceptedAt, status } = row;
  const rival = presentKnown(row);
  return {
    id,
    rivalshipType,
    message,
    createdAt,
    acceptedAt,
    status: status === 'accepted' ? 'accepted' : 'pending',
    rival,
    user: status === 'requested' ? presentKnown({ ...self, playerId: self.id }) : rival,
  };
}

export function presentActivity(row: ActivityRow): AnswerOf<typeof listRivalActivities>[number] {
  const { id, activityType, data, pointsInvolved, createdAt } = row;
  if (activityType === 'cheer') throw new Error('cheers are not told by this call');
  const rival = presentKnown(row);
  return { id, activityType, activityData: JSON.stringify(data), pointsInvolved, createdAt, rival };
}

function presentKnown(known: Known): PersonAnswer {
  const { playerId: id, displayName, firstName, lastName, hideRealName, position, profileImageUrl } = known;
  return asPerson({ id, displayName, firstName, lastName, hideRealName, position, profileImageUrl });
}
