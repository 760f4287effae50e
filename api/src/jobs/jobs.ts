import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Db } from '#db/db.ts';

const STOP_WITHIN_MS = 5000;
/** How long a record of what was done is of interest. */
const KEPT_S = 24 * 3600;
/** A node gives a sign of life twice in this time; without one its job is another's, at the queue's next look a minute later. */
const SIGN_OF_LIFE_S = 60;
const TERMS = {
  retryLimit: 2,
  retryDelay: 60,
  deleteAfterSeconds: KEPT_S,
  heartbeatSeconds: SIGN_OF_LIFE_S,
};

/** Work that is done again and again, by one node at a time, and again after a failure. */
export interface Job {
  name: string;
  /** When, in UTC: minute, hour, day of month, month, day of week. */
  cron: string;
  run: () => Promise<unknown>;
}

/** The running queue. */
export interface Jobs {
  /** For how many seconds the oldest work has been due that nobody has begun, or whose node has died; 0 when none waits. */
  secondsLate(): Promise<number>;
  /** Lets what has begun come to its end, and begins nothing more. */
  stop(): Promise<void>;
}

interface JobOptions {
  report: (error: unknown) => void;
  /** Seconds between two looks for due work; nothing here is urgent. */
  lookEverySeconds?: number;
}

/** Starts the queue in the app's own database, and in it these jobs; a job that is no longer named is forgotten. */
export async function startJobs(
  db: Db,
  jobs: readonly Job[],
  { report, lookEverySeconds = 20 }: JobOptions,
): Promise<Jobs> {
  const boss = new PgBoss(db.jobStore);
  // The queue tells of some errors by plain objects, which a log can't show.
  boss.on('error', (error) => report(Object.assign(new Error(error.message), error)));
  try {
    await boss.start();
    await forgetOthers(boss, jobs);
    for (const { name, cron, run } of jobs) {
      // "exclusive": while one is waiting or under way no second one is queued, on whichever node.
      await boss.createQueue(name, { policy: 'exclusive', ...TERMS });
      // One that an older version has made is left as it is by that.
      await boss.updateQueue(name, TERMS);
      await boss.work(name, { pollingIntervalSeconds: lookEverySeconds }, () => reported(name, run, report));
      await boss.schedule(name, cron);
    }
  } catch (error) {
    await boss.stop({ graceful: false }).catch(report);
    throw error;
  }
  return {
    secondsLate: () => secondsLate(db, jobs),
    stop: () => boss.stop({ graceful: true, timeout: STOP_WITHIN_MS }),
  };
}

async function secondsLate({ kysely }: Db, jobs: readonly Job[]): Promise<number> {
  const { rows } = await sql<{ late: number }>`
    select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as late from pgboss.job
    where (state < 'active' or state = 'active' and heartbeat_on < now() - make_interval(secs => ${SIGN_OF_LIFE_S}))
      and start_after <= now() and name in (${sql.join(jobs.map(({ name }) => name))})`.execute(kysely);
  return rows[0]?.late ?? 0;
}

async function reported(name: string, run: Job['run'], report: (error: unknown) => void): Promise<void> {
  try {
    await run();
  } catch (cause) {
    report(new Error(`the job "${name}" failed`, { cause }));
    throw cause;
  }
}

async function forgetOthers(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Set(jobs.map((job) => job.name));
  for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name);
}
