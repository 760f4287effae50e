import { parseArgs } from 'node:util';

export const WORKLOADS = [
  'storm',
  'storms',
  'pull',
  'poll',
  'page',
  'feel',
  'visit',
  'technique',
  'deal',
  'world',
  'day',
] as const;
export type Workload = (typeof WORKLOADS)[number];
export const DATABASES = ['postgres', 'pglite'] as const;
export type DatabaseName = (typeof DATABASES)[number];

const SHORT: Record<string, Workload> = {
  w1: 'storm',
  w2: 'pull',
  w3: 'poll',
  w4: 'page',
  w5: 'feel',
  w6: 'visit',
  w7: 'technique',
  w8: 'deal',
  w9: 'world',
  w10: 'day',
};

const HELP = `pnpm bench [storm | storms | pull | poll | page | feel | visit | technique | deal | world | day …] [options]

  storm (w1)  50 phones come back with 40 changes each
  storms      the same thirty times on one server
  pull (w2)   a phone without anything pulls 1,000 tasks
  poll (w3)   phones ask, and nothing is new
  page (w4)   taps and starts in Chromium with 1,000 tasks
  feel (w5)   the main job tapped through, and its long screens flicked
  visit (w6)  first visits of the start page, sign-up and Home, by Lighthouse
  technique (w7)  a clip of 2.4 seconds looked at by the pose model
  deal (w8)   days dealt by the phone's rules
  world (w9)  boards, feed and pushes among a million players (PostgreSQL; some minutes to make them)
  day (w10)  what the server does for a player in a day
Without a name: all of them. pnpm bench attack is another one: see pnpm bench attack --help.

  --database postgres | pglite   only that one
  --rounds N                     measurements of each kind, limit and product in turn (PostgreSQL 3, PGlite 1)
  --profile FOLDER               has the product's server write a CPU profile there`;

export interface BenchOptions {
  workloads: Set<Workload>;
  databases: DatabaseName[];
  /** Undefined: as many as usual. */
  rounds: number | undefined;
  profile: string | undefined;
}

/** What the command line asks for; undefined when it asks for help or can't be understood. */
export function readOptions(args: string[]): BenchOptions | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      database: { type: 'string' },
      rounds: { type: 'string' },
      profile: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const workloads = positionals.map((name) => SHORT[name] ?? WORKLOADS.find((one) => one === name));
  const databases = DATABASES.filter((name) => values.database === undefined || values.database === name);
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  const isRight =
    databases.length > 0 && (rounds === undefined || rounds >= 1) && !workloads.includes(undefined);
  if (values.help || !isRight) {
    console.log(HELP);
    return undefined;
  }
  const named = workloads.filter((name) => name !== undefined);
  return {
    workloads: new Set(named.length > 0 ? named : WORKLOADS),
    databases,
    rounds,
    profile: values.profile,
  };
}
