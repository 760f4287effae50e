import { randomInt } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { newId, notificationId, savedQuoteId } from 'sync-protocol/ids';
import { afterEach, describe, expect, test } from 'vitest';
import { userScope } from '#db/scopes.ts';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aPhoneInProgram, aPhone, type TestPhone } from '#testing/phone.ts';
import type { SentPoke } from './pokes/poke-bus.ts';
import { writeChanges } from './write/write.ts';

const aQuote = (phone: TestPhone) => {
  const id = savedQuoteId.parse(newId());
  return phone.mutation('savedQuote.save', { savedQuoteId: id, quote: id, category: 'focus', notes: '' });
};

/** Says as long as `work` goes on that it does. */
function going<T>(work: Promise<T>) {
  let isGoing = true;
  const done = work.finally(() => {
    isGoing = false;
  });
  return { done, isGoing: () => isGoing };
}

function pushMany(phone: TestPhone, times: number) {
  const push = async () => {
    for (let pushes = 0; pushes < times; pushes++) {
      const batch = Array.from({ length: randomInt(1, 6) }, () => aQuote(phone));
      expect(await phone.send(batch)).toMatchObject({ status: 200 });
    }
  };
  return going(push());
}

onBothDatabases('I6: while a device pushes', (database) => {
  const world = testApp({ database });

  test('every pull holds the effects of exactly what it acknowledges', async () => {
    const phone = await aPhone(world());
    await phone.pull();
    const seen = new Set<number>();
    const pushing = pushMany(phone, 25);
    const pulling = async () => {
      while (pushing.isGoing() || seen.size === 0) {
        await turn();
        await phone.pull();
        seen.add(phone.lanes.core);
        expect(phone.rows('savedQuotes')).toHaveLength(phone.lanes.core);
        expect(phone.rows('playerStats')).toMatchObject([{ savedQuotes: phone.lanes.core }]);
      }
    };
    await Promise.all([pushing.done, pulling()]);
    expect(seen.size).toBeGreaterThan(5);
  });
});

describe('on PostgreSQL', () => {
  const world = testApp({ database: 'postgres' });

  test('F27, R4: sixteen writers with slow commits, and a reader that misses nothing', async () => {
    const reader = await aPhone(world());
    await reader.pull();
    const { db } = world();
    const scope = userScope(reader.user.id);
    const raised: { count: number; seq: number }[] = [];
    const write = () =>
      db.transaction(async ({ kysely }) => {
        const changes = Array.from({ length: randomInt(1, 4) }, () => aNotification(reader));
        const seqs = await writeChanges(world().deps, kysely, { now: new Date(), changes });
        await sql`select pg_sleep(${randomInt(0, 9) / 1000})`.execute(kysely);
        return { count: changes.length, seq: seqs.get(scope) ?? 0 };
      });
    const writeOften = async () => {
      for (let times = 0; times < 12; times++) raised.push(await write());
    };
    const writing = going(Promise.all(Array.from({ length: 16 }, writeOften)));
    const reading = async () => {
      while (writing.isGoing()) {
        await turn();
        await reader.pull();
      }
      await reader.pull();
    };
    await Promise.all([writing.done, reading()]);
    const total = raised.reduce((sum, { count }) => sum + count, 0);
    expect(reader.rows('notifications')).toHaveLength(total);
    const numbers = raised.flatMap(({ count, seq }) =>
      Array.from({ length: count }, (_, back) => seq - back),
    );
    const first = Math.min(...numbers);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: total }, (_, index) => first + index),
    );
  });

  test('many scopes at once, in whatever order they are named, never wait for each other in a circle', async () => {
    const phones = await Promise.all(Array.from({ length: 6 }, () => aPhone(world())));
    const { db } = world();
    const write = () =>
      db.transaction(({ kysely }) => {
        const changes = phones.toSorted(() => randomInt(3) - 1).map((phone) => aNotification(phone));
        return writeChanges(world().deps, kysely, { now: new Date(), changes });
      });
    const before = await deadlocks();
    await Promise.all(Array.from({ length: 40 }, write));
    expect(await deadlocks()).toBe(before);
    for (const phone of phones) {
      await phone.pull();
      expect(phone.rows('notifications')).toHaveLength(40);
    }
  });

  const deadlocks = async () => {
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(world().db.kysely);
    return rows[0]?.deadlocks;
  };

  /** Runs SQL before each row that is written to a table, or when its transaction commits. */
  const meddle = async (table: string, plpgsql: string, { atCommit = false } = {}) => {
    const { kysely } = world().db;
    await sql`create sequence if not exists times`.execute(kysely);
    await sql`select setval('times', 1, false)`.execute(kysely);
    await sql
      .raw(
        `create or replace function meddle() returns trigger language plpgsql as
        $$ begin ${plpgsql} return new; end $$`,
      )
      .execute(kysely);
    const when = atCommit
      ? `create constraint trigger meddle after insert on ${table} deferrable initially deferred`
      : `create trigger meddle before insert or update on ${table}`;
    await sql.raw(`${when} for each row execute function meddle()`).execute(kysely);
  };
  afterEach(async () => {
    for (const table of ['saved_quotes', 'sync_lanes'])
      await sql.raw(`drop trigger if exists meddle on ${table}`).execute(world().db.kysely);
  });

  describe('when every push takes its time before it commits', () => {
    const slowly = () => meddle('sync_lanes', 'perform pg_sleep(0.05);');
    const aTrainee = async () => {
      const phone = await aPhoneInProgram(world());
      const [first] = phone.rows('tasks');
      // With rows that are there already no unique index helps out.
      if (first) await phone.push(phone.setCompleted(first));
      return phone;
    };
    const openTasks = (phone: TestPhone) => phone.rows('tasks').filter(({ isCompleted }) => !isCompleted);
    /** Of each period in which they have points; next week's row is there already, with this week's for comparison. */
    const points = async ({ user }: TestPhone) => {
      const { kysely } = world().db;
      const totals = await kysely
        .selectFrom('pointTotals')
        .select('points')
        .where('userId', '=', user.id)
        .where('points', '>', 0)
        .execute();
      return totals.map((total) => total.points);
    };

    test('F3: the same batch three times at once counts once', async () => {
      const phone = await aTrainee();
      await slowly();
      const batch = openTasks(phone)
        .slice(0, 4)
        .map((task) => phone.setCompleted(task));
      const answers = await Promise.all([1, 2, 3].map(() => phone.send(batch)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      await phone.pull();
      expect(phone.rows('playerStats')).toMatchObject([{ completedTasks: 5, totalPoints: 100 }]);
      expect(await points(phone)).toEqual([100, 100, 100, 100]);
    });

    test('S3.2: what two devices do at once is all kept', async () => {
      const phone = await aTrainee();
      const tablet = await aPhone(world(), phone.user);
      await tablet.pull();
      await slowly();
      const tasks = openTasks(phone);
      await Promise.all([
        phone.push(...tasks.slice(0, 3).map((task) => phone.setCompleted(task))),
        tablet.push(...tasks.slice(3).map((task) => tablet.setCompleted(task))),
      ]);
      await phone.pull();
      await tablet.pull();
      expect(phone.rows('playerStats')).toMatchObject([{ completedTasks: 6, totalPoints: 120 }]);
      expect(await points(phone)).toEqual([120, 120, 120, 120]);
      expect(tablet.everything()).toEqual(phone.everything());
    });
  });

  test.each([
    ['while it writes', false],
    ['while it commits', true],
  ])('F7: a connection that is cut %s loses nothing and doubles nothing', async (_, atCommit) => {
    const phone = await aPhone(world());
    await phone.pull();
    const cut = `if nextval('times') % 2 = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;`;
    await meddle('saved_quotes', cut, { atCommit });
    for (let pushes = 0; pushes < 5; pushes++) {
      const batch = [aQuote(phone)];
      expect(await phone.send(batch)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(await phone.send(batch)).toMatchObject({ status: 200 });
    }
    await phone.pull();
    expect(phone.lanes.core).toBe(5);
    expect(phone.rows('savedQuotes')).toHaveLength(5);
    expect(phone.rows('playerStats')).toMatchObject([{ savedQuotes: 5 }]);
  });

  test('S7.1: no device is told of what is not committed', async () => {
    const phone = await aPhone(world());
    await phone.pull();
    const heard: SentPoke[] = [];
    world().deps.pokes.subscribe([userScope(phone.user.id)], (poke) => heard.push(poke));
    await meddle('saved_quotes', `raise exception using errcode = '57014';`, { atCommit: true });
    const batch = [aQuote(phone)];
    expect(await phone.send(batch)).toMatchObject({ status: 503 });
    expect(heard).toEqual([]);
    await sql`drop trigger meddle on saved_quotes`.execute(world().db.kysely);
    expect(await phone.send(batch)).toMatchObject({ status: 200 });
    expect(heard).toMatchObject([{ scope: userScope(phone.user.id), sender: phone.clientGroup }]);
  });

  test.each(['40001', '40P01'])('F9, S2.7: %s repeats the whole batch, unseen', async (code) => {
    const phone = await aPhone(world());
    await phone.pull();
    await meddle(
      'saved_quotes',
      `if nextval('times') <= 2 then raise exception using errcode = '${code}'; end if;`,
    );
    const { results } = await phone.push(aQuote(phone), aQuote(phone));
    expect(results).toEqual([{ lane: 'core', id: 1, to: 2, status: 'applied' }]);
    expect(phone.rows('savedQuotes')).toHaveLength(2);
    expect(phone.rows('playerStats')).toMatchObject([{ savedQuotes: 2 }]);
  });
});

function aNotification({ user }: TestPhone) {
  const id = notificationId.parse(newId());
  const after = {
    id,
    userId: user.id,
    type: 'achievement' as const,
    title: 'Well done',
    message: '',
    read: false,
    data: null,
    createdAt: new Date().toISOString(),
  };
  return { table: 'notifications' as const, id, before: undefined, after };
}
