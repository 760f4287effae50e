import type { ScreenName } from './screens.ts';

interface RouteRow {
  path: string;
  guest?: ScreenName;
  newcomer?: ScreenName;
  player?: ScreenName;
  anyone?: ScreenName;
}

/** Every path of the app and who sees what there; the specification's route table. */
export const ROUTES: readonly RouteRow[] = [
  { path: '/', guest: 'landing', newcomer: 'profileSetup', player: 'home' },
  { path: '/auth', guest: 'auth' },
  { path: '/signup', guest: 'auth' },
  { path: '/profile-setup', newcomer: 'profileSetup' },
  { path: '/home', player: 'home' },
  { path: '/training', player: 'training' },
  { path: '/training/:category', player: 'category' },
  { path: '/program/:id', player: 'program' },
  { path: '/leaderboard', player: 'leaderboard' },
  { path: '/badges', player: 'badges' },
  { path: '/saved-quotes', guest: 'savedQuotes', player: 'savedQuotes' },
  { path: '/progress', player: 'progress' },
  { path: '/notifications', player: 'notifications' },
  { path: '/messages', player: 'notifications' },
  { path: '/profile', player: 'profile' },
  { path: '/debug', anyone: 'debug' },
  { path: '/landing', anyone: 'landing' },
];
