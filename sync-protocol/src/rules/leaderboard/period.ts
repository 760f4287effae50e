import { addDays, monthOf, weekStart, windowStart } from '../training-day.ts';

type Board = 'daily' | 'weekly' | 'monthly' | 'alltime' | 'improved';

/** The period of a board that a training day belongs to: its points count there, and only there. */
export function periodOf(board: Board, day: string): string {
  switch (board) {
    case 'daily':
      return day;
    case 'weekly':
    case 'improved':
      return weekStart(day);
    case 'monthly':
      return monthOf(day);
    case 'alltime':
      return 'all';
  }
}

/** Which period of a board a day belongs to, as of today: today's, the one before it, or an older one. */
export function periodAsOf(board: Board, day: string, today: string): 'present' | 'last' | 'older' {
  const period = periodOf(board, day);
  if (board === 'alltime' || period === periodOf(board, today)) return 'present';
  const start = windowStart(board === 'improved' ? 'weekly' : board, today);
  return period === periodOf(board, addDays(start, -1)) ? 'last' : 'older';
}
