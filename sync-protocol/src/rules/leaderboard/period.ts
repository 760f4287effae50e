import { monthOf, weekStart } from '../training-day.ts';

/** The period of a board that a training day belongs to: its points count there, and only there. */
export function periodOf(
  board: 'daily' | 'weekly' | 'monthly' | 'alltime' | 'improved',
  day: string,
): string {
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
