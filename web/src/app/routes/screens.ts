import { fetched } from '#ui/fetched.tsx';
import { MissingScreen } from './missing-screen.tsx';

/** A lazy line a screen: what is not looked at is not fetched. */
export const SCREENS = {
  landing: fetched(
    async () => (await import('#features/session/landing/landing.tsx')).Landing,
    MissingScreen,
  ),
  auth: fetched(async () => (await import('#features/session/sign-in/auth.tsx')).Auth, MissingScreen),
  forgotPassword: fetched(
    async () => (await import('#features/session/password/forgot-password.tsx')).ForgotPassword,
    MissingScreen,
  ),
  resetPassword: fetched(
    async () => (await import('#features/session/password/reset-password.tsx')).ResetPassword,
    MissingScreen,
  ),
  verifyEmail: fetched(
    async () => (await import('#features/session/account/verify-email.tsx')).VerifyEmail,
    MissingScreen,
  ),
  privacy: fetched(
    async () => (await import('#features/session/landing/privacy.tsx')).Privacy,
    MissingScreen,
  ),
  profileSetup: fetched(async () => (await import('../profile/setup-screen.tsx')).SetupScreen, MissingScreen),
  home: fetched(async () => (await import('../home/home.tsx')).Home, MissingScreen),
  training: fetched(async () => (await import('#features/training/training.tsx')).Training, MissingScreen),
  category: fetched(
    async () => (await import('#features/training/category.tsx')).CategoryPage,
    MissingScreen,
  ),
  program: fetched(
    async () => (await import('#features/training/program/program.tsx')).ProgramPage,
    MissingScreen,
  ),
  videoAnalysis: fetched(
    async () => (await import('#features/analysis/video-analysis.tsx')).VideoAnalysis,
    MissingScreen,
  ),
  arTraining: fetched(
    async () => (await import('#features/analysis/live/ar-training.tsx')).ArTraining,
    MissingScreen,
  ),
  archivedPrograms: fetched(
    async () => (await import('#features/training/archived.tsx')).ArchivedPrograms,
    MissingScreen,
  ),
  season: fetched(async () => (await import('#features/tasks/season/season.tsx')).SeasonPage, MissingScreen),
  gym: fetched(async () => (await import('#features/tasks/gym/gym.tsx')).Gym, MissingScreen),
  leaderboard: fetched(
    async () => (await import('../leaderboard/leaderboard-screen.tsx')).LeaderboardScreen,
    MissingScreen,
  ),
  rivals: fetched(async () => (await import('#features/rivals/rivals.tsx')).Rivals, MissingScreen),
  shared: fetched(async () => (await import('../shared/shared-screen.tsx')).SharedScreen, MissingScreen),
  stories: fetched(async () => (await import('../stories/story-screens.tsx')).StoriesScreen, MissingScreen),
  userStories: fetched(
    async () => (await import('../stories/story-screens.tsx')).UserStoriesScreen,
    MissingScreen,
  ),
  teams: fetched(async () => (await import('../teams/teams-screen.tsx')).TeamsScreen, MissingScreen),
  badges: fetched(async () => (await import('#features/progress/badges/badges.tsx')).Badges, MissingScreen),
  savedQuotes: fetched(
    async () => (await import('#features/motivation/saved-quotes.tsx')).SavedQuotes,
    MissingScreen,
  ),
  progress: fetched(
    async () => (await import('../progress/progress-screen.tsx')).ProgressScreen,
    MissingScreen,
  ),
  notifications: fetched(
    async () => (await import('#features/notifications/notifications.tsx')).Notifications,
    MissingScreen,
  ),
  profile: fetched(async () => (await import('../profile/profile-screen.tsx')).ProfileScreen, MissingScreen),
  editProfile: fetched(
    async () => (await import('#features/profile/own/edit-profile.tsx')).EditProfile,
    MissingScreen,
  ),
  debug: fetched(async () => (await import('../debug.tsx')).Debug, MissingScreen),
} as const;

export type ScreenName = keyof typeof SCREENS;
