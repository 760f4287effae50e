import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import { addDays, monthOf, weekStart } from 'sync-protocol/rules/training-day';

export const SPANS = ['days', 'weeks', 'months'] as const;
export type Span = (typeof SPANS)[number];

/** How many columns each span shows. */
const COLUMNS: Record<Span, number> = { days: 7, weeks: 8, months: 12 };

export interface Bucket {
  /** The first training day of it. */
  from: string;
  points: number;
}

/** The first day of the stretch that holds a day. */
const START: Record<Span, (day: string) => string> = {
  days: (day) => day,
  weeks: weekStart,
  months: (day) => `${monthOf(day)}-01`,
};

/** The points of the last days, weeks or months, the one that is running last. */
export function pointsOver(span: Span, today: string, totals: readonly DayTotal[]): Bucket[] {
  const starts = startsOf(span, today);
  const points = new Map(starts.map((from) => [from, 0]));
  for (const total of totals) {
    const from = START[span](total.day);
    const sum = points.get(from);
    if (sum !== undefined) points.set(from, sum + total.points);
  }
  return starts.map((from) => ({ from, points: points.get(from) ?? 0 }));
}

/** The first day that any span shows. */
export function earliestShown(today: string): string {
  return SPANS.map((span) => startsOf(span, today)[0] ?? today).reduce((a, b) => (a < b ? a : b));
}

function startsOf(span: Span, today: string): string[] {
  const starts = [START[span](today)];
  while (starts.length < COLUMNS[span]) {
    const [first = today] = starts;
    starts.unshift(START[span](addDays(first, -1)));
  }
  return starts;
}
