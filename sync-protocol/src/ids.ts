import { v5, v7, validate } from 'uuid';
import { z } from 'zod';

/** A UUID in its canonical lower-case text form; every id of a synced or served row has this shape. */
const uuid = z
  .string()
  .refine((text) => validate(text), 'Not a valid id')
  .toLowerCase();

export const userId = uuid.brand<'UserId'>();
export const taskId = uuid.brand<'TaskId'>();
export const regimenId = uuid.brand<'RegimenId'>();
export const userRegimenId = uuid.brand<'UserRegimenId'>();
export const notificationId = uuid.brand<'NotificationId'>();
export const userBadgeId = uuid.brand<'UserBadgeId'>();
export const savedQuoteId = uuid.brand<'SavedQuoteId'>();
export const streakPauseId = uuid.brand<'StreakPauseId'>();
export const clientGroupId = uuid.brand<'ClientGroupId'>();

export type UserId = z.infer<typeof userId>;
export type TaskId = z.infer<typeof taskId>;
export type RegimenId = z.infer<typeof regimenId>;
export type UserRegimenId = z.infer<typeof userRegimenId>;
export type NotificationId = z.infer<typeof notificationId>;
export type UserBadgeId = z.infer<typeof userBadgeId>;
export type SavedQuoteId = z.infer<typeof savedQuoteId>;
export type StreakPauseId = z.infer<typeof streakPauseId>;
export type ClientGroupId = z.infer<typeof clientGroupId>;

/** The UUIDv5 namespace of every id that phone and server must derive alike. */
const NAMESPACE = '6f1c2a0e-3b5d-5e7a-9c41-0d8e5b7f2a10';

/** A new time-ordered id (UUIDv7) for a row that its creator names. */
export function newId<Id extends string = string>(): Id {
  return v7() as Id;
}

/** The id that phone and server give alike to the thing that `parts` names. */
export function derivedId<Id extends string = string>(...parts: (string | number)[]): Id {
  return v5(parts.join(':'), NAMESPACE) as Id;
}
