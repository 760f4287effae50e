/** The metals and kinds of badges. Here and not with their schema, so that screens which check nothing load no zod. */
export const BADGE_TIERS = ['bronze', 'silver', 'gold', 'platinum'] as const;
export const BADGE_CATEGORIES = ['activity', 'progress', 'social', 'streak', 'completion'] as const;

/** What is drawn on a badge, where it is not the sign of a training category. */
export type BadgeIconName =
  | 'bed'
  | 'bookmark'
  | 'calendar'
  | 'check-check'
  | 'compass'
  | 'flag'
  | 'flame'
  | 'megaphone'
  | 'palmtree'
  | 'pencil'
  | 'play'
  | 'ruler'
  | 'swords'
  | 'target'
  | 'trending-up'
  | 'trophy'
  | 'users'
  | 'volleyball'
  | 'zap';
