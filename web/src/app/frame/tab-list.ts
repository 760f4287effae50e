import { ChartNoAxesColumn, CircleUserRound, Dumbbell, House, Users, type LucideIcon } from 'lucide-react';
import { messages } from '../messages.ts';

export interface TabInfo {
  path: string;
  label: string;
  icon: LucideIcon;
  /** Paths of other screens that belong to the tab. */
  also?: string[];
}

/** The tabs in their order, those whose screens exist: the bar, the rail and the swipe all follow it. */
export const TABS: readonly TabInfo[] = [
  {
    path: '/',
    label: messages.tabs.home,
    icon: House,
    also: ['/home', '/gym', '/progress', '/rivals', '/saved-quotes', '/victory-stories'],
  },
  {
    path: '/training',
    label: messages.tabs.training,
    icon: Dumbbell,
    also: ['/program', '/season', '/video-analysis', '/ar-training'],
  },
  { path: '/leaderboard', label: messages.tabs.leaderboard, icon: ChartNoAxesColumn },
  { path: '/teams', label: messages.tabs.teams, icon: Users },
  {
    path: '/profile',
    label: messages.tabs.profile,
    icon: CircleUserRound,
    also: ['/archived-programs', '/edit-profile'],
  },
];

/** The path that the screen at this one is known by: who has just set up a profile sees Home at /home. */
export function screenPath(pathname: string): string {
  return pathname === '/home' ? '/' : pathname;
}

/** Whether a path is a tab's own screen, not one that belongs to it. */
export function isScreenOf({ path }: TabInfo, pathname: string): boolean {
  return path === screenPath(pathname);
}

/** The index of the tab that a path belongs to; -1 for screens beside the tabs. */
export function tabOf(pathname: string): number {
  return TABS.findIndex(({ path, also = [] }) =>
    [path, ...also].some((root) => pathname === root || (root !== '/' && pathname.startsWith(`${root}/`))),
  );
}
