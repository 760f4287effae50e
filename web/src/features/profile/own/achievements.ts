import type { PlayerStats } from 'sync-protocol/entities/progress/player-stats';
import { count } from '#ui/format.ts';
import { messages } from '../messages.ts';

type Counted = Pick<
  PlayerStats,
  'bestStreak' | 'regimensCompleted' | 'fullDays' | 'competitionsWon' | 'completedTasks'
>;

export interface Achievement {
  icon: 'flame' | 'flag' | 'check' | 'trophy' | 'ball';
  title: string;
}

/** From here on a number is something to be proud of. */
const STREAK_FROM = 3;
const TASKS_STEP = 50;

const text = messages.achievements;

/** What a player has achieved so far, the rarest first; nothing of it before it is so. */
export function achievementsOf(stats: Counted): Achievement[] {
  const tasks = Math.floor(stats.completedTasks / TASKS_STEP) * TASKS_STEP;
  const all: [isReached: boolean, Achievement][] = [
    [stats.competitionsWon > 0, { icon: 'trophy', title: text.won(stats.competitionsWon) }],
    [stats.regimensCompleted > 0, { icon: 'flag', title: text.programs(stats.regimensCompleted) }],
    [stats.bestStreak >= STREAK_FROM, { icon: 'flame', title: text.streak(count(stats.bestStreak)) }],
    [stats.fullDays > 0, { icon: 'check', title: text.fullDays(stats.fullDays) }],
    [tasks > 0, { icon: 'ball', title: text.tasks(count(tasks)) }],
  ];
  return all.flatMap(([isReached, achievement]) => (isReached ? [achievement] : []));
}
