/**
 * Puts the number of unread notifications on the app's icon, where the platform has that: 0 takes it away, no number
 * is a plain dot.
 */
export async function setAppBadge(platform: Partial<NavigatorBadge>, unread?: number): Promise<void> {
  try {
    await platform.setAppBadge?.(unread);
  } catch {
    // An icon may refuse it, without the right to notify for one; what is new stands in the app all the same.
  }
}
