import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { PgBoss } from 'pg-boss';
import { createDb } from '#db/db.ts';
import { openEngine } from '#db/dialect.ts';
import { makeDatabase, onBothDatabases, testDatabase } from '#testing/databases/databases.ts';
import { startJobs, type Job } from './jobs.ts';

onBothDatabases('jobs', (kind) => {
  const database = testDatabase(kind);
  const errors: unknown[] = [];

  async function running(jobs: Job[]) {
    const queue = await startJobs(database(), jobs, {
      report: (error) => errors.push(error),
      lookEverySeconds: 0.5,
    });
    onTestFinished(() => queue.stop());
    const boss = await new PgBoss({ ...database().jobStore, supervise: false, schedule: false }).start();
    onTestFinished(() => boss.stop({ close: true }));
    return Object.assign(boss, { queue });
  }

  /** A job that tells when it was run. */
  function observed(name: string, work: () => void = () => undefined) {
    const runs = Promise.withResolvers<void>();
    const job: Job = {
      name,
      cron: '0 0 1 1 *',
      run: async () => {
        runs.resolve();
        work();
      },
    };
    return { job, ran: runs.promise };
  }

  test('are scheduled, and run when they are due', async () => {
    const { job, ran } = observed('due');
    const boss = await running([job]);
    expect(await boss.getSchedules()).toMatchObject([{ name: 'due', cron: job.cron, timezone: 'UTC' }]);
    await boss.send('due');
    await ran;
  });

  test('tell for how long the oldest of them has waited', async () => {
    const boss = await running([observed('waiting').job]);
    expect(await boss.queue.secondsLate()).toBe(0);
    // From here on nobody begins anything.
    await boss.queue.stop();
    await boss.createQueue('another_version');
    for (const name of ['waiting', 'another_version']) await boss.send(name);
    const since = (name: string, seconds: number) =>
      sql`update pgboss.job set start_after = now() - make_interval(secs => ${seconds}) where name = ${name}`;
    await since('waiting', -60).execute(database().kysely);
    await since('another_version', 86_400).execute(database().kysely);
    expect(await boss.queue.secondsLate()).toBe(0);
    await since('waiting', 90).execute(database().kysely);
    expect(await boss.queue.secondsLate()).toBeGreaterThanOrEqual(90);
    expect(await boss.queue.secondsLate()).toBeLessThan(86_400);
  });

  test('of a server that died count as late, and are begun anew', async () => {
    const boss = await running([observed('cut_off').job]);
    await boss.queue.stop();
    await boss.send('cut_off');
    // What is begun like this gives no sign of life.
    const [job] = await boss.fetch('cut_off');
    expect(await boss.queue.secondsLate()).toBe(0);
    await sql`update pgboss.job set start_after = start_after - interval '5 minutes',
      heartbeat_on = heartbeat_on - interval '2 minutes' where name = 'cut_off'`.execute(database().kysely);
    expect(await boss.queue.secondsLate()).toBeGreaterThanOrEqual(300);
    await boss.supervise('cut_off');
    expect(await boss.findJobs('cut_off', { id: job?.id ?? '' })).toMatchObject([{ state: 'retry' }]);
  });

  test('wait in the queue once only', async () => {
    const boss = await running([observed('single').job]);
    expect([await boss.send('single'), await boss.send('single')]).toEqual([expect.any(String), null]);
  });

  test('that fail are reported, and tried again', async () => {
    const { job, ran } = observed('failing', () => {
      throw new Error('not today');
    });
    const boss = await running([job]);
    const id = await boss.send('failing');
    await ran;
    await expect
      .poll(() => boss.findJobs('failing', { id: id ?? '' }))
      .toMatchObject([{ state: 'retry', retryLimit: 2 }]);
    const failed = new Error('the job "failing" failed', { cause: new Error('not today') });
    expect(errors).toContainEqual(failed);
  });

  test('that no version names any more are forgotten', async () => {
    await running([observed('old').job]);
    const boss = await running([observed('new').job]);
    expect((await boss.getSchedules()).map((schedule) => schedule.name)).toEqual(['new']);
  });
});

test('nodes that start at once share one queue (postgres)', async () => {
  const databaseUrl = await makeDatabase();
  const report = (error: unknown) => {
    throw error;
  };
  const job: Job = { name: 'shared', cron: '0 0 1 1 *', run: async () => undefined };
  const open = async () =>
    createDb(await openEngine({ databaseUrl, databasePool: 2, dataDir: '' }, report), report);
  const nodes = [await open(), await open(), await open()] as const;
  const queues = await Promise.all(nodes.map((db) => startJobs(db, [job], { report })));
  const { rows } = await sql`select name from pgboss.schedule`.execute(nodes[0].kysely);
  expect(rows).toEqual([{ name: 'shared' }]);
  await Promise.all(queues.map((queue) => queue.stop()));
  await Promise.all(nodes.map((db) => db.close()));
});
