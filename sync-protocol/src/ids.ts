import { validate } from 'uuid';
import { z } from 'zod';

/** A UUID in its canonical lower-case text form; every id of a synced or served row has this shape. */
export const uuid = z
  .string()
  .refine((text) => validate(text), 'Not a valid id')
  .toLowerCase()
  .meta({ format: 'uuid' });

export const userId = uuid.brand<'UserId'>();
export const taskId = uuid.brand<'TaskId'>();
export const regimenId = uuid.brand<'RegimenId'>();
export const userRegimenId = uuid.brand<'UserRegimenId'>();
export const notificationId = uuid.brand<'NotificationId'>();
export const userBadgeId = uuid.brand<'UserBadgeId'>();
export const savedQuoteId = uuid.brand<'SavedQuoteId'>();
export const analysisId = uuid.brand<'AnalysisId'>();
export const streakPauseId = uuid.brand<'StreakPauseId'>();
export const teamId = uuid.brand<'TeamId'>();
export const membershipId = uuid.brand<'MembershipId'>();
export const teamInvitationId = uuid.brand<'TeamInvitationId'>();
export const joinRequestId = uuid.brand<'JoinRequestId'>();
export const competitionId = uuid.brand<'CompetitionId'>();
export const storyId = uuid.brand<'StoryId'>();
export const storyCommentId = uuid.brand<'StoryCommentId'>();
export const clientGroupId = uuid.brand<'ClientGroupId'>();

export type UserId = z.infer<typeof userId>;
export type TaskId = z.infer<typeof taskId>;
export type RegimenId = z.infer<typeof regimenId>;
export type UserRegimenId = z.infer<typeof userRegimenId>;
export type UserBadgeId = z.infer<typeof userBadgeId>;
export type SavedQuoteId = z.infer<typeof savedQuoteId>;
export type NotificationId = z.infer<typeof notificationId>;
export type AnalysisId = z.infer<typeof analysisId>;
export type StreakPauseId = z.infer<typeof streakPauseId>;
export type TeamId = z.infer<typeof teamId>;
export type MembershipId = z.infer<typeof membershipId>;
export type TeamInvitationId = z.infer<typeof teamInvitationId>;
export type JoinRequestId = z.infer<typeof joinRequestId>;
export type CompetitionId = z.infer<typeof competitionId>;
export type StoryId = z.infer<typeof storyId>;
export type StoryCommentId = z.infer<typeof storyCommentId>;
export type ClientGroupId = z.infer<typeof clientGroupId>;

export { derivedId, newId } from './new-id.ts';
