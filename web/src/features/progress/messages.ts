export const messages = {
  hero: {
    label: 'Today',
    streak: (days: number) => (days === 1 ? '1-day streak' : `${days}-day streak`),
    noStreak: 'Start a streak',
    path: (done: number, total: number) => `${done} of ${total} ${total === 1 ? 'task' : 'tasks'} done today`,
    /** Under the number by which the streak multiplies points. */
    multiplier: 'points',
    points: 'Points Today',
    tasks: 'Tasks Done',
    percent: 'Complete',
    done: 'Path complete. Rest well!',
    firstStep: 'One task today starts your streak.',
    // One line each, as what follows the first tick: nothing below is to move under the finger.
    bestStays: (days: number) => `Your best stays: ${days === 1 ? '1 day' : `${days} days`}.`,
    keepsIt: 'One task today keeps it.',
    toTier: (days: number, tier: string) =>
      days === 1 ? `1 more day to ${tier}` : `${days} more days to ${tier}`,
    toMilestone: (days: number, milestone: number) =>
      days === 1 ? `1 more day to day ${milestone}` : `${days} more days to day ${milestone}`,
  },
} as const;
