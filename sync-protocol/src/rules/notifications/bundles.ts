import type { Notification } from '../../entities/notifications/notification.ts';

const BUNDLED: readonly Notification['type'][] = ['rival_cheer', 'victory_story_comment'];

/** Whether a notification tells of all that came together: what comes later makes a new one of it, under the same id. */
export function isBundled({ type }: Pick<Notification, 'type'>): boolean {
  return BUNDLED.includes(type);
}
