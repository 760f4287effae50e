import type { ComponentType } from 'react';
import { fetched } from '#ui/fetched.tsx';
import { MissingScreen } from './missing-screen.tsx';

const screen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  fetched(load, MissingScreen);

/** A lazy line a screen: what is not looked at is not fetched. */
export const SCREENS = {
  landing: screen(async () => (await import('#features/session/landing/landing.tsx')).Landing),
  auth: screen(async () => (await import('#features/session/sign-in/auth.tsx')).Auth),
  forgotPassword: screen(
    async () => (await import('#features/session/password/forgot-password.tsx')).ForgotPassword,
  ),
  resetPassword: screen(
    async () => (await import('#features/session/password/reset-password.tsx')).ResetPassword,
  ),
  verifyEmail: screen(async () => (await import('#features/session/account/verify-email.tsx')).VerifyEmail),
  privacy: screen(async () => (await import('#features/session/landing/privacy.tsx')).Privacy),
  profileSetup: screen(async () => (await import('../profile/setup-screen.tsx')).SetupScreen),
  home: screen(async () => (await import('../home/home.tsx')).Home),
  training: screen(async () => (await import('#features/training/training.tsx')).Training),
  category: screen(async () => (await import('#features/training/category.tsx')).CategoryPage),
  program: screen(async () => (await import('#features/training/program/program.tsx')).ProgramPage),
  videoAnalysis: screen(async () => (await import('../analysis/analysis-screen.tsx')).AnalysisScreen),
  arTraining: screen(async () => (await import('#features/analysis/live/ar-training.tsx')).ArTraining),
  archivedPrograms: screen(async () => (await import('#features/training/archived.tsx')).ArchivedPrograms),
  season: screen(async () => (await import('#features/tasks/season/season.tsx')).SeasonPage),
  gym: screen(async () => (await import('#features/tasks/gym/gym.tsx')).Gym),
  leaderboard: screen(async () => (await import('../leaderboard/leaderboard-screen.tsx')).LeaderboardScreen),
  rivals: screen(async () => (await import('#features/rivals/rivals.tsx')).Rivals),
  shared: screen(async () => (await import('../shared/shared-screen.tsx')).SharedScreen),
  stories: screen(async () => (await import('../stories/story-screens.tsx')).StoriesScreen),
  userStories: screen(async () => (await import('../stories/story-screens.tsx')).UserStoriesScreen),
  teams: screen(async () => (await import('../teams/teams-screen.tsx')).TeamsScreen),
  badges: screen(async () => (await import('#features/progress/badges/badges.tsx')).Badges),
  savedQuotes: screen(async () => (await import('#features/motivation/saved-quotes.tsx')).SavedQuotes),
  progress: screen(async () => (await import('../progress/progress-screen.tsx')).ProgressScreen),
  notifications: screen(
    async () => (await import('#features/notifications/notifications.tsx')).Notifications,
  ),
  profile: screen(async () => (await import('../profile/profile-screen.tsx')).ProfileScreen),
  editProfile: screen(async () => (await import('#features/profile/own/edit-profile.tsx')).EditProfile),
  debug: screen(async () => (await import('../debug.tsx')).Debug),
} as const;

export type ScreenName = keyof typeof SCREENS;
