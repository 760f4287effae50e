import { MAX_A_DAY, MAX_JUMP_DAYS, MAX_SWINGS_A_WEEK } from 'sync-protocol/rules/tasks/day-room';
import { sumLoads } from 'sync-protocol/rules/training/load';
import { PLANS, Season, type LivedDay } from './season.ts';

/** A player as coaches know them: which programs, and on which days of a week (Monday is 0). */
interface Typical {
  who: string;
  programs: readonly string[];
  days: readonly number[];
}

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

const HEAD = ['player', 'maximal jumps', 'landings', 'swings', 'minutes', 'a day: jumps / landings / swings'];
const WEEKS = 8;
/** A Monday. */
const FIRST_DAY = '2026-01-05';

/** What the deal of a typical player holds in a week, by the mean of eight weeks and by the fullest of them. */
function rowOf({ who, programs, days }: Typical): string[] {
  const season = new Season(FIRST_DAY);
  for (const name of programs) {
    const plan = PLANS.find((one) => one.name === name);
    if (!plan) throw new Error(`no program is called ${name}`);
    season.start(plan);
  }
  const weeks = Array.from({ length: WEEKS }, () =>
    Array.from({ length: 7 }, (_, weekday) =>
      season.live({ does: (tasks) => (days.includes(weekday) ? tasks : []) }),
    ),
  );
  const cells = [
    (week: LivedDay[]) => sumLoads(week.map(({ load }) => load)).jumps,
    (week: LivedDay[]) => sumLoads(week.map(({ load }) => load)).landings,
    (week: LivedDay[]) => sumLoads(week.map(({ load }) => load)).swings,
    (week: LivedDay[]) => week.reduce((sum, { minutes }) => sum + minutes, 0),
  ].map((of) => {
    const each = weeks.map(of);
    const mean = Math.round(each.reduce((sum, one) => sum + one, 0) / WEEKS);
    return `${mean} (${Math.max(...each)})`;
  });
  const most = (of: (day: LivedDay) => number) => Math.max(...weeks.flat().map(of));
  const daily = [
    most(({ load }) => load.jumps),
    most(({ load }) => load.landings),
    most(({ load }) => load.swings),
  ];
  return [who, ...cells, daily.join(' / ')];
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

/** `docs/training.md`: what the rules come to, for whoever coaches players. */
export function loadTable(): string {
  return `# Training: what a week holds

This page is generated (\`pnpm --filter migrations exec vitest run catalog/load-table -u\`), and a test says when it is old.

A day is one session: a warm-up for what follows, four main tasks that the player's programs share in turn, and a calm
end. The app's work comes on top of practice and matches, so what hurts most is held down, over all programs, swaps and
late ticks together:

- at most ${MAX_A_DAY.jumps} maximal jumps and ${MAX_A_DAY.landings} landings a day; maximal jumps never on adjacent days, and on at most ${MAX_JUMP_DAYS} of any 7;
- at most ${MAX_A_DAY.swings} overhead swings and serves a day and ${MAX_SWINGS_A_WEEK} in 7 days; after a day of many the next has none;
- a program's week grows by a tenth at most, and every fourth week of a longer program is lighter;
- after six training days in a row comes a recovery session; two days in any seven are free, without harm to a streak.

These figures are our own cautious choice, but for growth and free days (American Academy of Pediatrics, Pediatrics
2007;119:1242, revised 2024). A landing is one from half a jump or more. What players write into programs of their own
is not counted: nobody but them knows what it is.

## Typical players

A week's mean over the first ${WEEKS} weeks, in brackets the fullest week; last, the most of a day.

${tableOf([HEAD, ...TYPICAL.map(rowOf)])}

## Before

The sessions of version 1, measured over dealt days of real combinations of programs: three programs of hitting, serving
and jumping came to as many as 80 landings a day and 152 a week, to maximal jumps on adjacent days, and to as many as 130
overhead swings a day and 352 a week. The warm-up came first on 59 of 810 days with one program and on none with three.
`;
}
