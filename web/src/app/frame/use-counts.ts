import { useNotifications, useUserBadges } from '#data/live/live.ts';

/** What is new: badges not looked at, notifications not read. 0 while that is being counted. */
export function useCounts(): { badges: number; notifications: number } {
  const badges = useUserBadges() ?? [];
  const notifications = useNotifications() ?? [];
  return {
    badges: badges.filter((badge) => badge.viewedAt === null).length,
    notifications: notifications.filter((one) => !one.read).length,
  };
}
