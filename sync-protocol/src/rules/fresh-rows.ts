import type { PlayerStats } from '../entities/progress/player-stats.ts';
import type { Category } from '../entities/training/program.ts';
import type { UserSettings } from '../entities/notifications/user-settings.ts';
import type { UserId } from '../ids.ts';
import { CATEGORIES } from './training/program-terms.ts';

/** The stats of a player who has done nothing yet. */
export function freshStats(id: UserId): PlayerStats {
  const tasksByCategory = Object.fromEntries(CATEGORIES.map((name) => [name, 0])) as Record<Category, number>;
  return {
    id,
    totalPoints: 0,
    completedTasks: 0,
    trainedDays: 0,
    fullDays: 0,
    tasksByCategory,
    regimensStarted: 0,
    regimensCompleted: 0,
    customRegimens: 0,
    savedQuotes: 0,
    stories: 0,
    comments: 0,
    rivals: 0,
    teams: 0,
    competitionsWon: 0,
    measuredDrills: 0,
    personalBests: 0,
    benchmarks: 0,
    restWeeks: 0,
    seasonBreaks: 0,
    streak: 0,
    bestStreak: 0,
    restDays: 0,
    missedDays: 0,
    lastDay: null,
    lastAt: null,
  };
}

/** Settings of a player who has chosen nothing yet: no reminders, quiet from 21:00 to 07:00. */
export function freshSettings(id: UserId): UserSettings {
  return {
    id,
    reminders: false,
    reminderTime: '17:00',
    streakAtRisk: true,
    rivalNews: true,
    teamNews: true,
    competitionNews: true,
    storyNews: true,
    cheerNews: null,
    announcementNews: null,
    quietFrom: '21:00',
    quietUntil: '07:00',
    tutorialDone: false,
    rivalsSeenAt: null,
    storiesSeenAt: null,
    usualHas: null,
    season: null,
  };
}
