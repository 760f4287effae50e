import type { MembershipId, StoryId, TaskId, UserBadgeId, UserId, UserRegimenId } from '../ids.ts';
import { derivedId } from '../new-id.ts';

/** The id that phone and server give to the same task. */
export function taskIdOf(of: {
  userId: UserId;
  day: string;
  userRegimenId: UserRegimenId;
  slot: number;
  counter: number;
}): TaskId {
  return derivedId<TaskId>(of.userId, of.day, of.userRegimenId, of.slot, of.counter);
}

/** The id that phone and server give to the same day of the same player. */
export function dayTotalId(user: UserId, day: string): string {
  return derivedId(user, 'day', day);
}

/** The id that phone and server give to how often the same day of the same player was refreshed. */
export function refreshedDayId(user: UserId, day: string): string {
  return derivedId(user, 'refreshed', day);
}

/** The id that phone and server give to what the same player said of the same day. */
export function dayConditionsId(user: UserId, day: string): string {
  return derivedId(user, 'conditions', day);
}

/** The id that phone and server give to what the same player noted of the same day in the load diary. */
export function loadDayId(user: UserId, day: string): string {
  return derivedId(user, 'load', day);
}

/** The id that phone and server give to the same player's results of a drill. */
export function drillRecordId(user: UserId, drillId: string): string {
  return derivedId(user, 'record', drillId);
}

/** The id that phone and server give to the same badge of the same player. */
export function userBadgeIdOf(user: UserId, badgeId: string): UserBadgeId {
  return derivedId<UserBadgeId>(user, 'badge', badgeId);
}

/** The id that phone and server give to the same day's motivation of the same player. */
export function motivationId(user: UserId, day: string): string {
  return derivedId(user, 'motivation', day);
}

/** The id that phone and server give to a player's row of their rivalry with another. */
export function rivalryRowId(user: UserId, rival: UserId): string {
  return derivedId(user, 'rival', rival);
}

/** The id of a rivalry, the same for both. */
export function rivalryIdOf(one: UserId, other: UserId): string {
  return one < other ? derivedId('rivalry', one, other) : derivedId('rivalry', other, one);
}

/** The id that phone and server give to a player's row of the streak that they keep with another. */
export function friendStreakId(user: UserId, friend: UserId): string {
  return derivedId(user, 'friend-streak', friend);
}

/** The id that phone and server give to a player's liking of a story. */
export function storyLikeId(user: UserId, story: StoryId): string {
  return derivedId(user, 'like', story);
}

/** The id that phone and server give to a player's cheer for what a rival did. */
export function rivalCheerId(user: UserId, activityId: string): string {
  return derivedId(user, 'cheer', activityId);
}

/** The id that phone and server give to a player's cheer of a day for a teammate in their place in a team. */
export function teamCheerId(user: UserId, membership: MembershipId, day: string): string {
  return derivedId(user, 'team-cheer', membership, day);
}
