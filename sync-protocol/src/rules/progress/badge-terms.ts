/** The metals and kinds of badges. Here and not with their schema, so that screens which check nothing load no zod. */
export const BADGE_TIERS = ['bronze', 'silver', 'gold', 'platinum'] as const;
export const BADGE_CATEGORIES = ['activity', 'progress', 'social', 'streak', 'completion'] as const;
