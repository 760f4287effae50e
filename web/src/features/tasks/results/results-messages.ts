import type { Difficulty } from 'sync-protocol/entities/training/program';
import type { ResultKind } from 'sync-protocol/entities/tasks/drill-record';

const units: Record<ResultKind['unit'], (value: number) => string> = {
  times: String,
  points: String,
  seconds: (value) => `${value} s`,
  centimetres: (value) => `${value} cm`,
};

const levels: Record<Difficulty, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** What is said of results; apart, so that Home does not load it. */
export const messages = {
  value: (kind: ResultKind, value: number) => units[kind.unit](value),
  levels,
  title: 'Your results',
  ask: 'What did you get?',
  today: 'Today’s results',
  addMore: 'Add a result',
  less: 'One less',
  more: 'One more',
  save: 'Save result',
  best: 'Best',
  isBest: 'Your best so far!',
  isFirst: 'That’s your first one. Now you can beat it.',
  reached: (level: string) => `${level} benchmark reached`,
  marks: 'Goals',
  trend: (weeks: string) => `The best of each week, the oldest first: ${weeks}`,
  week: (monday: string, value: string) => `week of ${monday}: ${value}`,
  weeks: (monday: string) => `Best of each week, from ${monday}`,
  showAll: (results: number) => `Show all ${results} results`,
  takeBack: (value: string) => `Delete ${value}`,
  saved: 'Result saved',
  takenBack: 'Result deleted',
  failed: 'Couldn’t save that',
  otherDose: (what: string) =>
    `${what}: no result this time. The amount is different, so you couldn’t compare it.`,
  all: {
    title: 'Your Bests',
    none: 'In some drills you count, time or score. Your bests show up here.',
    unknown: 'A drill of another program',
    lastOn: (day: string) => `Your last result, ${day}`,
    before: (day: string) => `Counted another way until ${day}`,
  },
  private: 'Only you can see your results.',
} as const;
