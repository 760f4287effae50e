/** What is measured, what it is to be, and how it is called in the report. */
export interface Goal {
  title: string;
  unit: string;
  /** At most so many times the limit of the same run, or at most or at least so much; none of them is only told. */
  ratio?: number;
  most?: number;
  least?: number;
}

/** In the order of the report; docs/performance.md says which of them are met, and why others are not. */
export const GOALS = {
  stormCpu: { title: 'W1 server CPU a change, server just started', unit: 'µs', ratio: 4.5 },
  stormWall: { title: 'W1 until all have everything, server just started', unit: 'ms', ratio: 4 },
  warmStormCpu: { title: 'W1 server CPU a change, third storm', unit: 'µs', ratio: 4.5 },
  warmStormWall: { title: 'W1 until all have everything, third storm', unit: 'ms', ratio: 4 },
  stormUp: { title: 'W1 bytes up a change', unit: 'B', most: 110 },
  stormDown: { title: 'W1 bytes down a change', unit: 'B', most: 130 },
  stormFaults: { title: 'W1 changes lost, counted twice or seen differently', unit: '', most: 0 },
  memory: { title: 'W1 most memory of the server’s processes', unit: 'MiB' },
  lateStormCpu: { title: 'W1 server CPU a change, 20th storm', unit: 'µs', ratio: 4.5 },
  grown: { title: 'W1 more memory after storms 21 to 30 than after 11 to 20', unit: 'MiB', most: 0 },
  pullWall: { title: 'W2 pull of 1,002 tasks', unit: 'ms', ratio: 2.5 },
  pullCpu: { title: 'W2 server CPU of such a pull', unit: 'ms', ratio: 3 },
  pullBytes: { title: 'W2 bytes, gzipped', unit: 'KB', most: 58 },
  pollCpu: { title: 'W3 server CPU a poll', unit: 'µs', ratio: 2.7 },
  pollBytes: { title: 'W3 bytes a poll', unit: 'B', most: 400 },
  tapPainted: { title: 'W4 tap to painted, median', unit: 'ms', ratio: 1.15 },
  tapPaintedSlow: { title: 'W4 tap to painted, 95 of 100', unit: 'ms', ratio: 1.4 },
  tapDurable: { title: 'W4 tap to durable, median', unit: 'ms', ratio: 1.6 },
  pageStart: { title: 'W4 start with no signal to today’s tasks', unit: 'ms', ratio: 1 },
  longestInteraction: { title: 'W5 longest interaction of a journey', unit: 'ms', most: 100 },
  lateFrames: { title: 'W5 late frames while long screens are flicked', unit: '%', most: 1 },
  longFrames: { title: 'W5 frames of more than 50 ms while they are', unit: '', most: 0 },
  landingScore: { title: 'W6 start page, Lighthouse’s performance', unit: '', least: 95 },
  landingPainted: { title: 'W6 start page, largest paint', unit: 'ms', most: 2000 },
  landingBlocked: { title: 'W6 start page, blocked', unit: 'ms' },
  signUpScore: { title: 'W6 sign-up, Lighthouse’s performance', unit: '', least: 95 },
  signUpPainted: { title: 'W6 sign-up, largest paint', unit: 'ms', most: 2000 },
  homeScore: { title: 'W6 Home, Lighthouse’s performance', unit: '', least: 95 },
  homePainted: { title: 'W6 Home, largest paint', unit: 'ms', most: 2000 },
  homeBlocked: { title: 'W6 Home, blocked', unit: 'ms' },
  techniqueClip: {
    title: 'W7 a clip of 2.4 s, chosen 3 s before, from tap to its frames',
    unit: 'ms',
    most: 4000,
  },
  techniqueFrame: { title: 'W7 a frame of it', unit: 'ms' },
  techniqueCpu: { title: 'W7 CPU of a clip, all of the browser', unit: 'ms' },
  techniqueFirst: {
    title: 'W7 from choosing the first clip to its verdict, model loaded for it',
    unit: 'ms',
  },
  techniqueVerdict: { title: 'W7 from choosing a later clip to its verdict', unit: 'ms' },
  techniqueGrown: {
    title: 'W7 more JavaScript memory after ten clips than before the first',
    unit: 'MiB',
    most: 5,
  },
  techniqueHeld: {
    title: 'W7 more memory of the browser after the tenth clip than after the second',
    unit: 'MiB',
    most: 32,
  },
  deal: { title: 'W8 a day dealt, median', unit: 'ms' },
  dealSlow: { title: 'W8 a day dealt, 95 of 100', unit: 'ms', most: 2 },
  board: { title: 'W9 first 50 and own rank of 1,000,000 players', unit: 'ms', ratio: 3 },
  boardSlow: { title: 'W9 first 50 and own rank, 99 of 100', unit: 'ms', most: 5 },
  boardLast: { title: 'W9 the same for the last of all, times the first', unit: '', most: 1.1 },
  boardMemory: { title: 'W9 memory for ranks, a player and window', unit: 'B', most: 100 },
  worldReady: { title: 'W9 from a stop to boards again', unit: 'ms', most: 5000 },
  feed: { title: 'W9 a page of 1,000,000 stories; limit: a row by its key', unit: 'ms', ratio: 5 },
  activities: { title: 'W9 what 30 rivals did; limit: a row by its key', unit: 'ms', ratio: 5 },
  search: { title: 'W9 players found by the beginning of a name; limit: a row by its key', unit: 'ms' },
  competition: { title: 'W9 how a team’s competitions stand; limit: a row by its key', unit: 'ms', ratio: 5 },
  pointsEvent: {
    title: 'W9 PostgreSQL’s CPU of a points event, 8 writers; limit: the event’s row alone',
    unit: 'µs',
    ratio: 3.5,
  },
  socialPush: {
    title: 'W9 CPU of 40 changes with 30 rivals, team and competition; limit: with nobody',
    unit: 'ms',
    ratio: 1.5,
  },
  dayCpu: { title: 'W10 server CPU of a player’s day', unit: 'ms', most: 30 },
  visitOthers: { title: 'W6 accessibility, best practices, SEO: the least', unit: '', least: 100 },
} satisfies Record<string, Goal>;

export type FigureName = keyof typeof GOALS;

/** Figures of one subject and one round. */
export type Measured = Partial<Record<FigureName, number>>;

const MEMORY: Record<'postgres' | 'pglite', Pick<Goal, 'ratio' | 'most'>> = {
  postgres: { most: 280 },
  pglite: { ratio: 1.3 },
};

/** Memory is the one goal that depends on the database. */
export function goalOf(name: FigureName, database: 'postgres' | 'pglite'): Goal {
  return { ...GOALS[name], ...(name === 'memory' && MEMORY[database]) };
}
