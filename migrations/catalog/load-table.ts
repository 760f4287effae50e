import type { Load } from 'sync-protocol/entities/training/program';
import { PAUSE_DAYS } from 'sync-protocol/rules/tasks/dealing/comeback';
import {
  BEFORE_MATCH,
  IN_SEASON,
  MANY_SWINGS,
  MAX_A_DAY,
  MAX_A_WEEK,
  MAX_JUMP_DAYS,
} from 'sync-protocol/rules/tasks/dealing/day-room';
import { KINDS, NO_LOAD, sumLoads } from 'sync-protocol/rules/training/load';
import { FIRST_WEEK } from 'sync-protocol/rules/training/gentle-weeks';
import { DIFFICULTIES, SESSIONS_PER_WEEK, WARM_UP_TURNS } from 'sync-protocol/rules/training/program-terms';
import { seasonOn } from 'sync-protocol/rules/training/season/season';
import { addDays } from 'sync-protocol/rules/training-day';
import { firstRulesDay } from './first-rules.ts';
import { drills, programs } from './index.ts';
import { PLANS, Season } from './testing/season.ts';

/** A player as coaches know them: which programs, and on which days of a week (Monday is 0). */
interface Typical {
  who: string;
  programs: readonly string[];
  days: readonly number[];
  /** In the season, with these days of practice and matches. */
  isInSeason?: true;
}

/** Tuesday and Thursday; Saturday. */
const CLUB = { practices: [1, 3], matches: [5] };

const WEEKDAYS = [0, 1, 2, 3, 4];
const TYPICAL: readonly Typical[] = [
  { who: 'Newcomer, three days a week', programs: ['First Touch Passing'], days: [0, 2, 4] },
  { who: 'Server, Monday to Friday', programs: ['Consistent Float Serve'], days: WEEKDAYS },
  { who: 'Libero, Monday to Friday', programs: ['Libero Defense', 'Serve Receive System'], days: WEEKDAYS },
  { who: 'Outside hitter, Monday to Friday', programs: ['Outside Hitter Power'], days: WEEKDAYS },
  { who: 'Middle blocker, Monday to Friday', programs: ['Middle Blocker Masterclass'], days: WEEKDAYS },
  {
    who: 'Three programs of jumps and swings, Monday to Friday',
    programs: ['Elite Spiker', 'Jump Serve Builder', 'Jump Power'],
    days: WEEKDAYS,
  },
  {
    who: 'The same, every day',
    programs: ['Elite Spiker', 'Jump Serve Builder', 'Jump Power'],
    days: [...WEEKDAYS, 5, 6],
  },
];

const IN_THE_SEASON = 'practice Tuesday and Thursday, match Saturday';
const SEASON_PLAYERS: readonly Typical[] = [
  {
    who: `Outside hitter, ${IN_THE_SEASON}`,
    programs: ['Outside Hitter Power'],
    days: [...WEEKDAYS, 5],
    isInSeason: true,
  },
  {
    who: `Middle blocker, ${IN_THE_SEASON}`,
    programs: ['Middle Blocker Masterclass'],
    days: [...WEEKDAYS, 5],
    isInSeason: true,
  },
  {
    who: `Libero, ${IN_THE_SEASON}`,
    programs: ['Libero Defense', 'Serve Receive System'],
    days: [...WEEKDAYS, 5],
    isInSeason: true,
  },
];

const WEEKS = 8;
/** A Monday. */
const FIRST_DAY = '2026-01-05';

/** What the tables ask of a day. */
interface Day {
  load: Load;
  minutes: number;
  /** Whether the first of its tasks was a warm-up; none on a day off. */
  beginsWarm?: boolean;
}

/** Whole weeks of a typical player who does all that is dealt on their days, as long as all their programs run. */
function weeksOf({ programs: names, days, isInSeason }: Typical): Day[][] {
  const season = new Season(FIRST_DAY);
  for (const name of names) season.start(programNamed(PLANS, name));
  const club = isInSeason && ({ phase: 'season', ...CLUB, days: {} } as const);
  const weeks: Day[][] = [];
  for (let week = 0; week < WEEKS; week++) {
    const lived = Array.from({ length: 7 }, (_, weekday) =>
      season.live({
        does: (tasks) => (days.includes(weekday) ? tasks : []),
        ...(club && { season: seasonOn(addDays(FIRST_DAY, 7 * week + weekday), club) }),
      }),
    );
    // Weeks after a program’s end would tell of another player.
    if (season.running.length < names.length) break;
    weeks.push(lived.map(({ done, ...day }) => (done[0] ? { ...day, beginsWarm: done[0].slot === 0 } : day)));
  }
  return weeks;
}

/** The same player under the first rules, which knew nothing of a season, until the first of the programs ends. */
function firstWeeksOf({ programs: names, days }: Typical): Day[][] {
  const sources = names.map((name) => programNamed(programs, name));
  const ends = Math.min(...sources.map(({ totalWeeks }) => totalWeeks * SESSIONS_PER_WEEK));
  const weeks = Math.min(WEEKS, Math.floor(ends / days.length));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      if (!days.includes(weekday)) return { load: NO_LOAD, minutes: 0 };
      const tasks = firstRulesDay(sources, week * days.length + days.indexOf(weekday), library);
      return {
        load: sumLoads(tasks.map(({ load }) => load)),
        minutes: tasks.reduce((sum, { minutes }) => sum + minutes, 0),
        beginsWarm: tasks[0]?.isWarmUp ?? false,
      };
    }),
  );
}

const library = new Map(drills.map((drill) => [drill.id, drill]));

function programNamed<Named extends { name: string }>(list: readonly Named[], name: string): Named {
  const found = list.find((one) => one.name === name);
  if (!found) throw new Error(`no program is called ${name}`);
  return found;
}

const WEEK_HEAD = [
  'player',
  ...['maximal jumps', 'landings', 'swings', 'minutes'].flatMap((what) => [`${what}: before`, 'after']),
];

/** What a week holds, by the mean of the weeks and by the fullest of them, before and after. */
function weekRow(typical: Typical): string[] {
  const [before, after] = [firstWeeksOf(typical), weeksOf(typical)];
  const figures = [
    ...KINDS.map((kind) => (week: Day[]) => sumLoads(week.map(({ load }) => load))[kind]),
    (week: Day[]) => week.reduce((sum, { minutes }) => sum + minutes, 0),
  ];
  const cell = (weeks: Day[][], of: (week: Day[]) => number) => {
    const each = weeks.map(of);
    const mean = Math.round(each.reduce((sum, one) => sum + one, 0) / weeks.length);
    return `${mean} (${Math.max(...each)})`;
  };
  return [typical.who, ...figures.flatMap((of) => [cell(before, of), cell(after, of)])];
}

const DAY_HEAD = ['player', 'the most of a day: before', 'after', 'a warm-up first: before', 'after'];

/** What the fullest day holds, and how many sessions begin warm. */
function dayRow(typical: Typical): string[] {
  const [before, after] = [firstWeeksOf(typical), weeksOf(typical)].map((weeks) => weeks.flat());
  const of = (say: (days: readonly Day[]) => string) => [say(before ?? []), say(after ?? [])];
  return [typical.who, ...of(mostOf), ...of(warmSessions)];
}

/** The most of a day. */
function mostOf(days: readonly Day[]): string {
  return KINDS.map((kind) => Math.max(...days.map(({ load }) => load[kind]))).join(' / ');
}

function warmSessions(days: readonly Day[]): string {
  const sessions = days.filter(({ beginsWarm }) => beginsWarm !== undefined);
  return `${sessions.filter(({ beginsWarm }) => beginsWarm).length} of ${sessions.length}`;
}

const WEEKDAY_NAMES = ['Mon', 'Tue, practice', 'Wed', 'Thu, practice', 'Fri', 'Sat, match', 'Sun'];

/** What each weekday of a player in the season holds. */
function weekOf(typical: Typical): string[] {
  const weeks = weeksOf(typical);
  return [
    typical.programs.join(', '),
    ...WEEKDAY_NAMES.map((_, weekday) => {
      const days = weeks.flatMap((week) => week[weekday] ?? []);
      const minutes = days.reduce((sum, day) => sum + day.minutes, 0) / days.length;
      return minutes === 0 ? 'free' : `${mostOf(days)}, ${Math.round(minutes)} min`;
    }),
  ];
}

/** A table in Markdown, its columns as wide as what is in them. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill: string) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const [first = '', ...others] = rows.map((row) => line(row, ' '));
  return [
    first,
    line(
      head.map(() => ''),
      '-',
    ),
    ...others,
  ].join('\n');
}

function firstWeeks(): string {
  return DIFFICULTIES.map(
    (level) => `${level} ${KINDS.map((kind) => FIRST_WEEK[level][kind]).join(' / ')}`,
  ).join(', ');
}

/** `docs/training.md`: what the rules come to, for whoever coaches players. */
export function loadTable(): string {
  return `# Training: what a week holds

This page is generated (\`pnpm --filter migrations exec vitest run catalog/load-table -u\`), and a test says when it is old.

A day is one session: a warm-up for what follows, four main tasks that the player’s programs share in turn, and a calm
end. The app’s work comes on top of practice and matches, so jumps, landings and swings are limited. All programs, swaps
and late ticks count together:

- at most ${MAX_A_DAY.jumps} maximal jumps and ${MAX_A_DAY.landings} landings a day; maximal jumps never on adjacent days, and on at most ${MAX_JUMP_DAYS} of any 7;
- at most ${MAX_A_WEEK.jumps} maximal jumps and ${MAX_A_WEEK.landings} landings in 7 days, so that what was put off does not come all at once;
- at most ${MAX_A_DAY.swings} swings a day and ${MAX_A_WEEK.swings} in 7 days; after a day with more than ${MANY_SWINGS} the next has none;
- a program’s week grows by a tenth at most, as soon as it holds more than a first week may (maximal jumps / landings /
  swings: ${firstWeeks()}); in programs of
  six weeks and more every fourth week is lighter. Its main work takes a tenth more minutes than the fullest of the four
  weeks before, at most. A program’s week is five sessions: whoever trains six or seven days does more of it in a week,
  within the limits above;
- whoever comes back after ${PAUSE_DAYS} days or more is dealt half of each dose that asks something of a body, and half of what 7 days
  may hold; in the second week three quarters, then all of it;
- after six training days in a row comes a recovery session; two days in any seven are free, without harm to a streak;
- a drill that loads what hurts is left out today and tomorrow and comes again later; the player is told to tell an
  adult, and that pain that stays is for a doctor; where three parts or more hurt at once only calm tasks are left, and
  rest is advised.

Tasks that a player already has stay. Where they turn out to be more than that (what another device brought came late, or
there is a practice today after all), the player is asked whether they should be easier.

A landing is one from half a jump or more, and each maximal jump is one, too. A swing is a serve, an overhead swing or a
hard throw, with a ball or without. In drills for two where the roles change, what the other role asks is counted. What
players write into programs of their own is not: nobody but them knows what it is. Drills that a technique analysis puts
there are counted, and left out where something hurts, as in any program.

These figures are our own cautious choice, but for growth and free days (American Academy of Pediatrics, Pediatrics
2007;119:1242, revised 2024). To compare: club practice alone came to 50-666 jumps a week among boys of 16 to 18 on elite
teams and to 11-251 among girls (Bahr & Bahr, Br J Sports Med 2014;48:1322).

A warm-up takes five to eight minutes and gets ready what follows; none of ours comes again within ${WARM_UP_TURNS - 1} days, unless one was
swapped or something hurts. The one that cut acute injuries of youth players by two fifths took about 15 (Verhagen et
al., Br J Sports Med 2023;57:464): it belongs before every practice too, and ours does not replace it. A day of a player’s
own program lasts the minutes that it says: a warm-up of five to eight, lines that share the rest, a calm end of two to
five; drills that a technique analysis put there take their own time.

Where something is missing, a net or a partner, a drill takes the place that teaches the same skill, as far as there is
one, and loads no more. Minutes follow from sets, repetitions and rests. Nobody has timed each drill in a gym: the seconds
of a repetition go by kinds of drills, from a touch of the ball (two and a half) to a jump serve with its rest (28).

## In the season

A player may say where in the year the team is, on which days it practices and plays, and single match days. Then

- a day with practice has no maximal jump, nor has the day before a match, which has at most ${BEFORE_MATCH.landings} landings and ${BEFORE_MATCH.swings} swings;
- match day is easy: mobility, breathing, ball feel, no landing and no swing;
- in the season a session has three main tasks instead of four, at most ${IN_SEASON.landings} landings and ${IN_SEASON.swings} swings a day, ${IN_SEASON.swingsAWeek} swings in 7
  days, and maximal jumps on at most ${IN_SEASON.jumpDays} of any 7;
- where practice and matches leave a drill no day, one without load takes its place: players jump enough with the team;
- after nine months without four weeks off, a break is offered.

Tasks that a player already has stay: whoever says at noon that there is a match tonight is asked whether today’s should
be easier. All of it is our own choice, but for the break (two to three months a year off the sport, AAP). Pre-season and
off-season change no limit.

## Typical players, before and after

"Before" is how the first version of the app dealt: each program its own session as it was written, whatever else was
trained, and it knew of no season. "After" is what the app deals now. Both with today’s drills. The figures are a week’s
mean over the first ${WEEKS} weeks, or until a program ends; in brackets stands the fullest week.

${tableOf([WEEK_HEAD, ...[...TYPICAL, ...SEASON_PLAYERS].map(weekRow)])}

The same weeks, day by day: the most maximal jumps / landings / swings of a day, and how many sessions began with a
warm-up.

${tableOf([DAY_HEAD, ...[...TYPICAL, ...SEASON_PLAYERS].map(dayRow)])}

The weekdays of a player in the season: the most maximal jumps / landings / swings, and the mean of the minutes.

${tableOf([['programs', ...WEEKDAY_NAMES], ...SEASON_PLAYERS.map(weekOf)])}
`;
}
