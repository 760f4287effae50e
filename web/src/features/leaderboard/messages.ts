import type { Timeframe } from 'sync-protocol/contract/leaderboard';

const timeframes: Record<Timeframe, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  alltime: 'All Time',
};

export const messages = {
  title: 'Leaderboard',
  timeframe: 'Timeframe',
  timeframes,
  showAI: 'Show AI Players',
  ai: 'AI',
  you: 'You',
  private: 'Private player',
  yourRank: 'Your Rank',
  yourPoints: 'Your Points',
  noRank: '–',
  of: (players: string) => `of ${players}`,
  points: (points: string) => `${points} pts`,
  rank: (rank: number) => `Rank ${rank}`,
  streak: (days: number) => `${days}-day streak`,
  list: 'Ranking',
  asOf: (time: string) => `as of ${time}`,
  loading: 'Loading the ranking',
  empty: 'No points yet',
  emptyText: 'Do the first task and take the lead.',
  offline: 'The ranking needs a connection',
  offlineText: 'Your points still count. The ranking is back as soon as you’re online.',
  error: 'The ranking didn’t load',
  retry: 'Try again',
  preview: { title: 'Today’s Leaderboard', all: 'See all' },
} as const;
