import { useNotifications, useUserBadges } from '#data/live/live.ts';
import { useAppBadge } from './use-app-badge.ts';

/** What is new: badges not looked at, notifications not read, which stand on the app's icon too. 0 while that is being counted. */
export function useCounts(): { badges: number; notifications: number } {
  const badges = useUserBadges() ?? [];
  const unread = useNotifications()?.filter((one) => !one.read).length;
  useAppBadge(unread);
  return {
    badges: badges.filter((badge) => badge.viewedAt === null).length,
    notifications: unread ?? 0,
  };
}
