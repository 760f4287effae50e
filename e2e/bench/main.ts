import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { attack } from './attack/attack.ts';
import { playersDay } from './day/players-day.ts';
import type { Measured } from './goals.ts';
import { startLimit } from './limit/limit.ts';
import { readOptions, type BenchOptions, type DatabaseName } from './options.ts';
import { feel } from './page/feel.ts';
import { pages } from './page/pages.ts';
import { deals } from './page/deals.ts';
import { technique } from './page/technique.ts';
import { visits } from './page/visits.ts';
import { startProduct } from './product/product.ts';
import { Report } from './report.ts';
import { serverFigures } from './server-figures.ts';
import { world } from './world/world.ts';

const ROOT = join(dirname(import.meta.dirname), '..');
const ROUNDS: Record<DatabaseName, number> = { postgres: 3, pglite: 1 };
const NAMES: Record<DatabaseName, string> = { postgres: 'PostgreSQL, fsync on', pglite: 'PGlite, on disk' };

const args = process.argv.slice(2);
if (args[0] === 'attack') {
  await attack(args.slice(1));
} else {
  const options = readOptions(args);
  if (options) await run(options);
}

async function run(options: BenchOptions): Promise<void> {
  for (const database of options.databases) {
    console.log(`\n${NAMES[database]} (load at the start ${loadavg()[0]?.toFixed(1)})\n`);
    console.log((await measureOn(database, options)).table(database));
  }
  if (!options.workloads.has('page')) return;
  console.log('\nWhat a phone downloads\n');
  execFileSync(process.execPath, [join(ROOT, '.ci/bundle/bundle-size.ts')], { stdio: 'inherit' });
}

/** Limit and product in turn, each on a server and a database of its own. */
async function measureOn(database: DatabaseName, { workloads, ...options }: BenchOptions): Promise<Report> {
  const report = new Report();
  const rounds = options.rounds ?? ROUNDS[database];
  const isForServer = (['storm', 'storms', 'pull', 'poll'] as const).some((one) => workloads.has(one));
  for (let round = 0; isForServer && round < rounds; round++) {
    for (const start of [startLimit, startProduct]) {
      const subject = await start(database, { profile: options.profile });
      report.add(subject.name, await serverFigures(subject, workloads));
      await subject.stop();
    }
  }
  if (workloads.has('page')) {
    await pages(database, rounds, (name, measured) => report.add(name, measured));
  }
  const tell = (measured: Measured) => report.add('product', measured);
  if (workloads.has('day')) await playersDay(database, rounds, tell);
  if (workloads.has('feel')) await feel(database, rounds, tell);
  if (workloads.has('visit')) await visits(database, tell);
  if (workloads.has('technique')) await technique(database, tell);
  if (workloads.has('deal')) await deals(tell);
  if (workloads.has('world') && database === 'postgres') {
    await world((name, measured) => report.add(name, measured));
  }
  return report;
}
