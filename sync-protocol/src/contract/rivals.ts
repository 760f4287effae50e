import { z } from 'zod';
import { rivalActivity } from '../entities/rivals/rival-activity.ts';
import { rivalry } from '../entities/rivals/rivalry.ts';
import { userId, uuid } from '../ids.ts';
import { rivalRequestArgs } from '../mutations/rivals/rivalry-changes.ts';
import { countAnswer, defineCall, doneAnswer, ofUser } from './call.ts';
import { person } from './profile/profile.ts';

const ofRivalry = z.object({ id: uuid });
/** The types of the feed; cheers stand in the app's own alone. */
const FEED_TYPES = ['task_completed', 'badge_earned', 'streak_milestone', 'rank_change'] as const;

const MAX_ACTIVITIES_LISTED = 100;

/** A rivalry, or the request for one. */
export const rivalAnswer = rivalry
  .pick({ rivalshipType: true, message: true, createdAt: true, acceptedAt: true })
  .extend({
    /** The same for both. */
    id: uuid,
    status: z.enum(['pending', 'accepted']),
    /** The other of the two, and who asked. */
    rival: person,
    user: person,
  });

const activityAnswer = rivalActivity.pick({ id: true, pointsInvolved: true, createdAt: true }).extend({
  activityType: z.enum(FEED_TYPES),
  /** JSON text. */
  activityData: z.string(),
  rival: person,
});

export const listRivals = defineCall({
  method: 'GET',
  path: '/api/users/{id}/rivals',
  summary: 'The player’s rivals, the latest first',
  params: ofUser,
  answer: z.array(rivalAnswer),
});

export const listRivalRequests = defineCall({
  method: 'GET',
  path: '/api/users/{id}/rival-requests',
  summary: 'Who asks the player to be their rival, the latest first',
  params: ofUser,
  answer: z.array(rivalAnswer),
});

export const listRivalActivities = defineCall({
  method: 'GET',
  path: '/api/users/{id}/rival-activities',
  summary: 'What the player’s rivals did of late, the latest first',
  params: ofUser,
  query: z.object({ limit: z.coerce.number().int().min(1).max(MAX_ACTIVITIES_LISTED).default(20) }),
  answer: z.array(activityAnswer),
});

export const markRivalActivitiesNotified = defineCall({
  method: 'PUT',
  path: '/api/users/{id}/rival-activities/mark-notified',
  summary: 'Says that the player has seen what their rivals did',
  params: ofUser,
  answer: countAnswer,
});

export const newRivalActivities = defineCall({
  method: 'GET',
  path: '/api/users/{id}/rival-activities/new-count',
  summary: 'How many activities of rivals the player has not seen',
  params: ofUser,
  answer: countAnswer,
});

export const requestRival = defineCall({
  method: 'POST',
  path: '/api/rivals',
  summary: 'Asks another player to be a rival',
  body: z.object({
    rivalId: userId,
    rivalshipType: rivalRequestArgs.shape.rivalshipType.default('training_partner'),
    message: rivalRequestArgs.shape.message.nullish(),
  }),
  status: 201,
  answer: rivalAnswer,
});

export const acceptRival = defineCall({
  method: 'PUT',
  path: '/api/rivals/{id}/accept',
  summary: 'Says yes to a request',
  params: ofRivalry,
  answer: rivalAnswer,
});

export const declineRival = defineCall({
  method: 'PUT',
  path: '/api/rivals/{id}/decline',
  summary: 'Says no to a request',
  params: ofRivalry,
  answer: doneAnswer,
});

export const removeRival = defineCall({
  method: 'DELETE',
  path: '/api/users/{id}/rivals/{rivalUserId}',
  summary: 'Ends a rivalry, or takes the player’s own request back',
  params: ofUser.extend({ rivalUserId: userId }),
  answer: doneAnswer,
});
