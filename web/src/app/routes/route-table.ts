import { matchPath } from 'react-router-dom';
import { CATEGORIES } from 'sync-protocol/rules/training/program-terms';
import type { ScreenName } from './screens.ts';

interface RouteRow {
  path: string;
  guest?: ScreenName;
  newcomer?: ScreenName;
  player?: ScreenName;
  anyone?: ScreenName;
  /** Without header and tabs. */
  isFullScreen?: true;
  /** The words that `:category` may be; with any other the path is nobody's. */
  categories?: readonly string[];
  /** What the player sees here is true also before this phone has ever fetched their rows. */
  standsBeforePull?: true;
}

/** Every path of the app and who sees what there; the specification's route table. */
export const ROUTES: readonly RouteRow[] = [
  { path: '/', guest: 'landing', newcomer: 'profileSetup', player: 'home' },
  { path: '/auth', guest: 'auth' },
  { path: '/signup', guest: 'auth' },
  { path: '/forgot-password', anyone: 'forgotPassword', isFullScreen: true },
  { path: '/reset-password', anyone: 'resetPassword', isFullScreen: true },
  { path: '/verify-email', anyone: 'verifyEmail', isFullScreen: true },
  { path: '/profile-setup', newcomer: 'profileSetup' },
  { path: '/home', player: 'home' },
  { path: '/training', player: 'training' },
  { path: '/training/:category', player: 'category', categories: CATEGORIES },
  { path: '/program/:id', player: 'program' },
  { path: '/video-analysis', player: 'videoAnalysis' },
  { path: '/ar-training', player: 'arTraining' },
  { path: '/archived-programs', player: 'archivedPrograms' },
  { path: '/season', player: 'season' },
  { path: '/gym', player: 'gym', isFullScreen: true },
  { path: '/leaderboard', player: 'leaderboard', standsBeforePull: true },
  { path: '/rivals', player: 'rivals' },
  { path: '/share', guest: 'shared', player: 'shared', standsBeforePull: true },
  { path: '/victory-stories', player: 'stories' },
  { path: '/victory-stories/:username', player: 'userStories' },
  { path: '/teams', guest: 'teams', player: 'teams' },
  { path: '/badges', player: 'badges' },
  { path: '/saved-quotes', guest: 'savedQuotes', player: 'savedQuotes' },
  { path: '/progress', player: 'progress' },
  { path: '/notifications', player: 'notifications' },
  { path: '/messages', player: 'notifications' },
  { path: '/profile', player: 'profile', standsBeforePull: true },
  { path: '/edit-profile', player: 'editProfile' },
  { path: '/privacy', anyone: 'privacy', isFullScreen: true },
  { path: '/debug', anyone: 'debug' },
  { path: '/landing', anyone: 'landing' },
];

/** A row of the table that a path leads to, and what its `:names` are there. */
export interface Route {
  row: RouteRow;
  params: Readonly<Record<string, string | undefined>>;
}

/** Where a path leads; undefined where nothing is. */
export function routeAt(pathname: string): Route | undefined {
  for (const row of ROUTES) {
    const match = matchPath(row.path, pathname);
    if (match) return { row, params: match.params };
  }
  return undefined;
}

/** Whether a path's screen has the whole window to itself. */
export function isFullScreen(pathname: string): boolean {
  return routeAt(pathname)?.row.isFullScreen === true;
}
