export const messages = {
  hero: {
    label: 'Today',
    streak: (days: number) => (days === 1 ? '1-day streak' : `${days}-day streak`),
    noStreak: 'Start a streak',
    path: (done: number, total: number) => `${done} of ${total} tasks done today`,
    points: 'Points Today',
    tasks: 'Tasks Done',
    percent: 'Complete',
    done: 'Path complete. See you tomorrow!',
    firstStep: 'One task today lights the first day.',
    toTier: (days: number, tier: string) =>
      days === 1 ? `1 more day to ${tier}` : `${days} more days to ${tier}`,
    toMilestone: (days: number, milestone: number) =>
      days === 1 ? `1 more day to day ${milestone}` : `${days} more days to day ${milestone}`,
    counted: 'Today is in the bank.',
  },
  multiplier: {
    title: 'Streak multiplier',
    tier: (name: string, times: string) => `${name}, ${times}`,
    flames: (lit: number, of: number) => `${lit} of ${of} flames`,
    next: (days: number, times: string) => (days === 1 ? `1 day to ${times}` : `${days} days to ${times}`),
    top: 'The highest there is. Every task counts two and a half times.',
    bonus: (points: string) => `+${points} bonus points today`,
    explains: (times: string) => `Each task you do today counts ${times}.`,
    ladder: 'Multiplier by streak length',
    days: (from: number) => (from === 0 ? 'Start' : `${from} d`),
    restDays: (held: number) => (held === 1 ? '1 rest day saved' : `${held} rest days saved`),
    restDaysHint: (every: number) =>
      `Every ${every} training days earn one. A missed day spends it by itself.`,
  },
} as const;
