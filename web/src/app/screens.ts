import { lazy } from 'react';

/** A lazy line a screen: what is not looked at is not fetched. */
export const SCREENS = {
  landing: lazy(async () => ({ default: (await import('#features/session/landing.tsx')).Landing })),
  auth: lazy(async () => ({ default: (await import('#features/session/auth.tsx')).Auth })),
  forgotPassword: lazy(async () => ({
    default: (await import('#features/session/forgot-password.tsx')).ForgotPassword,
  })),
  resetPassword: lazy(async () => ({
    default: (await import('#features/session/reset-password.tsx')).ResetPassword,
  })),
  verifyEmail: lazy(async () => ({
    default: (await import('#features/session/verify-email.tsx')).VerifyEmail,
  })),
  profileSetup: lazy(async () => ({
    default: (await import('#features/profile/profile-setup.tsx')).ProfileSetup,
  })),
  home: lazy(async () => ({ default: (await import('./home/home.tsx')).Home })),
  training: lazy(async () => ({ default: (await import('#features/training/training.tsx')).Training })),
  category: lazy(async () => ({ default: (await import('#features/training/category.tsx')).CategoryPage })),
  program: lazy(async () => ({ default: (await import('#features/training/program.tsx')).ProgramPage })),
  archivedPrograms: lazy(async () => ({
    default: (await import('#features/training/archived.tsx')).ArchivedPrograms,
  })),
  gym: lazy(async () => ({ default: (await import('#features/tasks/gym.tsx')).Gym })),
  leaderboard: lazy(async () => ({
    default: (await import('#features/leaderboard/leaderboard.tsx')).Leaderboard,
  })),
  badges: lazy(async () => ({ default: (await import('#features/progress/badges.tsx')).Badges })),
  savedQuotes: lazy(async () => ({
    default: (await import('#features/motivation/saved-quotes.tsx')).SavedQuotes,
  })),
  progress: lazy(async () => ({ default: (await import('#features/progress/progress.tsx')).Progress })),
  notifications: lazy(async () => ({
    default: (await import('#features/notifications/notifications.tsx')).Notifications,
  })),
  profile: lazy(async () => ({ default: (await import('#features/profile/profile.tsx')).Profile })),
  editProfile: lazy(async () => ({
    default: (await import('#features/profile/edit-profile.tsx')).EditProfile,
  })),
  debug: lazy(async () => ({ default: (await import('./debug.tsx')).Debug })),
} as const;

export type ScreenName = keyof typeof SCREENS;
