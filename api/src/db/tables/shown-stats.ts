import type { UserId } from 'sync-protocol/ids';
import type { Json } from './json.ts';

/** What a player has done, as strangers see it. */
export interface ShownStatsTable {
  userId: UserId;
  takenAt: string;
  stats: Json<ShownStats>;
}

export interface ShownStats {
  currentStreak: number;
  bestStreak: number;
  completedTasks: number;
  totalPoints: number;
  trainedDays: number;
  averageTasksPerDay: number;
}
