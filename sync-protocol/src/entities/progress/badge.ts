import { z } from 'zod';
import { userBadgeId, userId } from '../../ids.ts';
import { BADGE_CATEGORIES, BADGE_TIERS } from '../../rules/progress/badge-terms.ts';

/** A badge as the catalog describes it. */
export const badge = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  tier: z.enum(BADGE_TIERS),
  category: z.enum(BADGE_CATEGORIES),
  points: z.int().min(0),
});

/** A badge that a player has earned. */
export const userBadge = z.object({
  id: userBadgeId,
  userId,
  badgeId: z.string(),
  earnedAt: z.iso.datetime(),
  /** The training day whose task earned it. */
  earnedDay: z.iso.date(),
  viewedAt: z.iso.datetime().nullable(),
});

export type Badge = z.infer<typeof badge>;
export type UserBadge = z.infer<typeof userBadge>;
