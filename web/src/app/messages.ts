export const messages = {
  name: 'VolleyPath',
  toContent: 'Skip to content',
  loading: 'Loading VolleyPath…',
  loadingScreen: 'Loading…',
  tabs: {
    label: 'Main',
    home: 'Home',
    training: 'Training',
    leaderboard: 'Leaderboard',
    teams: 'Teams',
    profile: 'Profile',
  },
  header: {
    home: 'VolleyPath, home',
    analysis: 'AI Analysis',
    badges: 'Badges',
    newBadges: (count: number) => (count > 0 ? `, ${count} new` : ''),
    notifications: 'Notifications',
    unread: (count: number) => (count > 0 ? `, ${count} unread` : ''),
  },
  toasts: { area: 'Messages (F8)', close: 'Dismiss' },
  notFound: {
    title: '404 Page Not Found',
    text: 'That one landed out of bounds. There’s no page here.',
    home: 'Back to Home',
  },
  signInFirst: {
    page: 'Players only',
    title: 'Not authenticated',
    text: 'Log in to see this page.',
  },
  firstPull: {
    title: 'Your training is on its way',
    offline:
      'Your programs, tasks and streak have to download once, and you’re offline. After that, everything works without a signal.',
    failed:
      'We can’t load your programs, tasks and streak right now. Nothing is lost, and we’ll keep trying.',
    signedOut: 'Your session ended before everything was downloaded. Log in again to get it.',
    updateNeeded: 'This version of the app is too old. Update it to go on.',
    retry: 'Try again',
  },
  deleted: {
    title: 'This account was deleted',
    text: 'Its data has been removed from this device.',
  },
  ended: {
    title: 'You were logged out from somewhere else',
    text: 'Changes that weren’t sent are kept until you log in again. Drafts and recordings on this phone are gone.',
  },
  authError: { page: 'Something went wrong', title: 'Authentication Error', retry: 'Try again' },
  missingScreen: {
    title: 'Not on your phone yet',
    text: 'This screen couldn’t be loaded just now. It comes once the connection is good. What you did is safe here.',
    retry: 'Try again',
  },
  crash: {
    title: 'That one got away from us',
    text: 'Something in the app broke. What you did is safe on this device. Reloading usually helps.',
    reload: 'Reload',
    details: 'What happened',
  },
} as const;
