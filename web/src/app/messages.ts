export const messages = {
  name: 'VolleyPath',
  toContent: 'Skip to content',
  loading: 'Loading VolleyPath…',
  loadingScreen: 'Loading…',
  tabs: { label: 'Main', home: 'Home', training: 'Training', leaderboard: 'Leaderboard', profile: 'Profile' },
  header: {
    home: 'VolleyPath, home',
    badges: (count: number) => (count > 0 ? `Badges, ${count} new` : 'Badges'),
    notifications: (count: number) => (count > 0 ? `Notifications, ${count} unread` : 'Notifications'),
    badgesShort: 'Badges',
    notificationsShort: 'Notifications',
  },
  toasts: { area: 'Messages ({hotkey})', message: 'Message', close: 'Dismiss' },
  notFound: {
    title: '404 Page Not Found',
    text: 'That one landed out of bounds. There is no page here.',
    home: 'Back to Home',
  },
  signInFirst: {
    title: 'Not authenticated',
    text: 'This page is for signed-in players.',
    logIn: 'Log In',
  },
  authError: { title: 'Authentication Error', retry: 'Try again' },
  crash: {
    title: 'That one got away from us',
    text: 'Something in the app broke. What you did is safe on this device. Reloading usually helps.',
    reload: 'Reload',
    details: 'What happened',
  },
} as const;
