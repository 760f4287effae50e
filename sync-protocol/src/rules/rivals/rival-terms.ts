export const RIVALRY_TYPES = ['friendly', 'intense', 'training_partner'] as const;
export type RivalryType = (typeof RIVALRY_TYPES)[number];

/** How a rivalry stands for one of the two: asked by them, asked of them, or both have said yes. */
export const RIVALRY_STATUS = ['requested', 'asked', 'accepted'] as const;
export type RivalryStatus = (typeof RIVALRY_STATUS)[number];

/** The same rivalry as the other of the two sees it. */
export const SEEN_BY_OTHER: Readonly<Record<RivalryStatus, RivalryStatus>> = {
  requested: 'asked',
  asked: 'requested',
  accepted: 'accepted',
};

/** Rivals that a player has or has asked; so one tap of theirs is told to no more. */
export const MAX_RIVALS = 50;
/** Requests that wait for a player's answer. */
export const MAX_RIVAL_REQUESTS = 100;
export const RIVAL_MESSAGE_MAX = 200;

/** What a feed tells of a rival; `cheer` is what a rival called out to the reader. */
export const RIVAL_ACTIVITY_TYPES = [
  'task_completed',
  'badge_earned',
  'streak_milestone',
  'rank_change',
  'cheer',
] as const;
export type RivalActivityType = (typeof RIVAL_ACTIVITY_TYPES)[number];

/** How many days a feed keeps what it tells. */
export const RIVAL_ACTIVITY_DAYS = 7;
