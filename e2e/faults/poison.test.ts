import { defaultWeeks } from 'sync-protocol/rules/training/default-weeks';
import { type CustomRegimenFields } from 'sync-protocol/entities/training/regimen';
import { newId, type RegimenId } from 'sync-protocol/ids';
import { MAX_MUTATION_TRIES } from 'sync-protocol/wire';
import { expect, test } from 'vitest';
import { PACE } from '../../.ci/pace.ts';
import { laneOf } from './audit.ts';
import { expectNothingLost, keepInSync } from './drain.ts';
import type { PlayersPhone } from './phone.ts';
import { FORMS, pushTo, pushWell, requestOf, statuses } from './raw-push.ts';
import { inAWorld } from './world.ts';

const PROGRAM: CustomRegimenFields = {
  name: 'Garage wall',
  description: '',
  category: 'passing',
  difficulty: 'beginner',
  totalWeeks: 4,
  dailyDuration: 30,
};

inAWorld('one mutation can’t be run', (world) => {
  async function aPhone(): Promise<PlayersPhone> {
    const phone = await world().newPlayersPhone();
    await phone.start();
    expect(await phone.sync()).toEqual({ state: 'synced' });
    return phone;
  }

  /** Taps before the poison, the poison, and taps after it; the database refuses to store the poison's quote. */
  async function swallowPoison(phone: PlayersPhone): Promise<{ poison: string; place: number }> {
    const tasks = await phone.tasks();
    for (const task of tasks.slice(0, 3)) await phone.setCompleted(task);
    const poison = await phone.keepQuote();
    phone.journal.notes.delete(poison);
    const place = await phone.waiting();
    for (const task of tasks.slice(3)) await phone.setCompleted(task);
    await world().database.query(`
      create or replace function audit.refuse() returns trigger language plpgsql as $$ begin
        if new.id = '${poison}' then raise exception 'nobody expected this'; end if;
        return new;
      end $$;
      create or replace trigger refuse before insert on saved_quotes for each row execute function audit.refuse()`);
    return { poison, place };
  }

  test('F22 it is set aside after five tries; the lane goes on, the player hears of it', async () => {
    const { database, server } = world();
    const phone = await aPhone();
    const { lastId } = await laneOf(database, phone);
    const { poison, place } = await swallowPoison(phone);

    for (let time = 1; time < MAX_MUTATION_TRIES; time++) {
      expect(await phone.sync()).toEqual({ state: 'failed', retryAfterMs: expect.any(Number) });
      // What came before it stands, what comes after it waits.
      expect(await laneOf(database, phone)).toEqual({ lastId: lastId + place - 1, refused: 0 });
    }
    expect(await phone.db.synced('savedQuotes').get(poison)).toBeDefined();
    expect(await phone.sync()).toEqual({ state: 'synced' });

    expect(await phone.db.refused.toArray()).toMatchObject([
      { status: 'quarantined', mutation: { name: 'savedQuote.save', args: { savedQuoteId: poison } } },
    ]);
    expect(await phone.db.synced('savedQuotes').get(poison)).toBeUndefined();
    // The operator finds it, with its arguments.
    expect(
      await database.query(`select status, name, args->>'savedQuoteId' as quote from sync_results`),
    ).toEqual([{ status: 'quarantined', name: 'savedQuote.save', quote: poison }]);
    expect(server.log()).toContain('nobody expected this');
    await expectNothingLost(database, phone);
  });

  test('F22 by itself, the app’s own pauses between the tries: within half a minute', async () => {
    const phone = await aPhone();
    await swallowPoison(phone);
    const loop = keepInSync(phone);
    loop.wake('at once');
    const outcomes = ['failed', 'failed', 'failed', 'failed', 'synced'];
    await expect.poll(() => loop.outcomes, { timeout: 30_000 * PACE }).toEqual(outcomes);
    loop.stop();
    await expectNothingLost(world().database, phone);
  });

  test('F22 a mutator that throws on a row that is not as it should be', async () => {
    const { database } = world();
    const phone = await aPhone();
    const regimenId = newId<RegimenId>();
    await phone.tap('regimen.create', {
      regimenId,
      ...PROGRAM,
      weeks: defaultWeeks(PROGRAM.category, PROGRAM.totalWeeks),
    });
    expect(await phone.sync()).toEqual({ state: 'synced' });
    await database.query(`update regimens set weeks = 'null' where id = $1`, [regimenId]);
    const [first, ...others] = await phone.tasks();
    if (!first) throw new Error('no task was dealt');
    await phone.setCompleted(first);
    await phone.tap('regimen.updateWeek', { regimenId, week: 1, theme: 'Mine', dailyTasks: ['Wall passes'] });
    for (const task of others) await phone.setCompleted(task);
    for (let time = 1; time < MAX_MUTATION_TRIES; time++)
      expect(await phone.sync()).toMatchObject({ state: 'failed' });
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await phone.db.refused.toArray()).toMatchObject([
      { status: 'quarantined', mutation: { name: 'regimen.updateWeek' } },
    ]);
    expect((await phone.tasks()).every(({ isCompleted }) => isCompleted)).toBe(true);
  });

  test.each(FORMS)('F22 in the %s form: 503 four times, then an answer for each', async (form) => {
    const { server } = world();
    const phone = await aPhone();
    const { place } = await swallowPoison(phone);
    const waiting = await phone.db.outbox.toArray();
    const request = await requestOf(phone, waiting, form);
    for (let time = 1; time < MAX_MUTATION_TRIES; time++)
      expect(await pushTo(server.url, phone, request)).toMatchObject({
        status: 503,
        retryAfter: expect.any(String),
      });
    const expected = new Map(
      waiting.map(({ id }, index) => [id, index === place - 1 ? 'quarantined' : 'applied']),
    );
    expect(statuses(await pushWell(server.url, phone, request))).toEqual(expected);
    // Whoever asks again is told the same.
    expect(statuses(await pushWell(server.url, phone, request))).toEqual(expected);
    await expectNothingLost(world().database, phone);
  });

  test('F23 a refusal in the middle is rolled back and told; those after it apply', async () => {
    const { database } = world();
    const phone = await aPhone();
    const other = await world().anotherPhone(phone);
    const catalog = await other.learnPrograms();
    expect(await other.sync()).toEqual({ state: 'synced' });
    // While one phone is offline, another one takes the last places for programs.
    const tasks = await phone.tasks();
    for (const task of tasks.slice(0, 2)) await phone.setCompleted(task);
    const late = await phone.start(catalog[3]);
    for (const task of tasks.slice(2)) await phone.setCompleted(task);
    for (const program of catalog.slice(1, 3)) await other.start(program);
    expect(await other.sync()).toEqual({ state: 'synced' });

    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await phone.db.refused.toArray()).toMatchObject([
      {
        status: 'rejected',
        code: 'too_many_active',
        message: expect.stringContaining('Archive one to make room'),
        mutation: { name: 'userRegimen.start', args: { userRegimenId: late } },
      },
    ]);
    expect(await phone.db.synced('userRegimens').get(late)).toBeUndefined();
    expect(await laneOf(database, phone)).toMatchObject({ refused: 1 });
    await expectNothingLost(database, phone, other);
  });

  test('F23 the answer with the refusal is lost: it is told again', async () => {
    const { database, proxy } = world();
    const phone = await aPhone();
    const [task] = await phone.tasks();
    if (!task) throw new Error('no task was dealt');
    const quote = await phone.keepQuote();
    expect(await phone.sync()).toEqual({ state: 'synced' });
    await database.query('delete from saved_quotes where id = $1', [quote]);
    await phone.setNotes(quote, 'to what is gone');
    phone.journal.notes.delete(quote);
    await phone.setCompleted(task);

    phone.origin = proxy.url;
    proxy.inject({ match: /^POST/, fault: { kind: 'drop-reply' } });
    expect(await phone.sync()).toEqual({ state: 'offline' });
    expect(await phone.db.refused.count()).toBe(0);
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await phone.db.refused.toArray()).toMatchObject([{ status: 'rejected', code: 'quote_not_found' }]);
    expect(await laneOf(database, phone)).toMatchObject({ lastId: phone.journal.taps, refused: 1 });
  });
});
