import type { BoardScope } from 'sync-protocol/contract/leaderboard';
import type { Timeframe } from 'sync-protocol/rules/leaderboard/period';

const timeframes: Record<Timeframe, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  alltime: 'All Time',
  improved: 'Most Improved',
};

const scopes: Record<BoardScope, string> = {
  rivals: 'Rivals',
  teammates: 'Teammates',
  all: 'All Rankings',
};

/** What a ranking is called that was kept of another day, week or month than it is now, and what is not here yet. */
const earlier: Record<Exclude<Timeframe, 'alltime'>, { last: string; older: string; now: string }> = {
  daily: { last: 'Yesterday’s ranking', older: 'The ranking of an earlier day', now: 'Today’s' },
  weekly: { last: 'Last week’s ranking', older: 'The ranking of an earlier week', now: 'This week’s' },
  monthly: { last: 'Last month’s ranking', older: 'The ranking of an earlier month', now: 'This month’s' },
  improved: { last: 'Last week’s ranking', older: 'The ranking of an earlier week', now: 'This week’s' },
};

/** What a ranking of a circle says when nobody in it has points. */
const emptyCircles: Record<
  Exclude<BoardScope, 'all'>,
  { title: string; text: string; action: string; path: string }
> = {
  rivals: {
    title: 'No points among your rivals',
    text: 'Challenge somebody, or be the first to score.',
    action: 'Go to Rivals',
    path: '/rivals?tab=rivals',
  },
  teammates: {
    title: 'No points in your team',
    text: 'Join a team, or be the first of yours to score.',
    action: 'Go to Teams',
    path: '/teams',
  },
};

export const messages = {
  title: 'Leaderboard',
  scope: 'Whose ranking',
  scopes,
  emptyCircles,
  timeframe: 'Timeframe',
  timeframes,
  showAI: 'Show AI Players',
  /** What whoever listens hears once a list has come. */
  heard: (whose: string, when: string, players: string, withAI: boolean) =>
    `${whose}, ${when}: ${players === '1' ? '1 player' : `${players} players`}${withAI ? ', AI players too' : ''}`,
  ai: 'AI',
  you: 'You',
  private: 'Private player',
  yourRank: 'Your Rank',
  yourPoints: 'Your Points',
  firstPoints: 'Your first task puts you on this board.',
  improved: {
    yours: 'Ahead of Last Week',
    /** @param points how many are missing; 0 without a week before */
    toGo: (points: string | 0) =>
      points === 0
        ? 'Train this week, and next week you have something to beat.'
        : `${points} more and you’re ahead of your last week.`,
    title: 'Most Improved',
    text: 'How far everyone is ahead of their own last week. You only race yourself.',
    empty: 'Nobody is ahead of their last week yet',
    emptyText: 'Beat your own points from last week, and you’re on this board.',
    emptyThen: 'Nobody was ahead of their last week then',
    aheadNow: 'You are now: your place comes as soon as your phone reaches VolleyPath.',
  },
  offBoards: {
    text: 'You chose to stay off the leaderboards. Your points still count for you.',
    change: 'Change it',
  },
  noRank: '–',
  of: (players: string) => `of ${players}`,
  points: (points: string) => `${points} pts`,
  gain: (points: string) => `+${points} pts`,
  rank: (rank: number) => `Rank ${rank}`,
  streak: (days: number) => `${days}-day streak`,
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  streakCard: {
    title: 'Streak Competition',
    text: 'Your rivals with the longest streaks',
    list: 'Longest streaks',
  },
  achievements: {
    title: 'Recent Achievements',
    you: 'You',
    earned: (name: string, badge: string) => `${name} earned ${badge}`,
  },
  list: 'Ranking',
  asOf: (time: string) => `as of ${time}`,
  earlier,
  earlierText: (time: string, current: string) =>
    `As of ${time}. ${current} comes once your phone reaches VolleyPath. Your own points are up to date.`,
  earlierAsked: (time: string, current: string) =>
    `As of ${time}. ${current} is on its way. Your own points are up to date.`,
  rankLater: 'comes later',
  loading: 'Loading the ranking',
  empty: 'No points yet',
  emptyText: 'Do the first task and take the lead.',
  // Without a signal a board is as it was; what the phone's own player has done since, it knows.
  emptyThen: 'Nobody had points then',
  emptyThenText: 'Do a task: it counts without a signal too.',
  pointsNow: 'You have some now: your place comes as soon as your phone reaches VolleyPath.',
  emptyForOff: 'Your points are yours alone: you’re off the boards.',
  failure: {
    offlineTitle: 'The ranking needs a connection',
    offlineText: 'Your points still count. The ranking is back as soon as your phone reaches VolleyPath.',
    failedTitle: 'The ranking didn’t load',
  },
  preview: { title: 'Today’s Leaderboard', all: 'View All' },
} as const;
