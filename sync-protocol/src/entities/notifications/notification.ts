import { z } from 'zod';
import { notificationId, userId } from '../../ids.ts';

const NOTIFICATION_TYPES = [
  'team_invitation',
  'private_message',
  'system_announcement',
  'new_program',
  'achievement',
  'training_reminder',
  'victory_story_comment',
  'victory_story_released',
  'victory_story_comment_released',
  'rival_request',
  'rival_cheer',
  'competition_update',
  'streak_at_risk',
  'team_request',
] as const;

export const notification = z.object({
  id: notificationId,
  userId,
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  /**
   * JSON text that may hold an `actionUrl`, a path inside the app; `isInAppOnly`: no device was told of it; and `names`: how
   * it calls teams, by their ids.
   */
  data: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When the player deleted it: no screen shows it any more, and for a while they can have it back. */
  deletedAt: z.iso.datetime().nullish(),
});

export type Notification = z.infer<typeof notification>;
