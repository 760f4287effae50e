import { accountGone, deleteAccount, signOutOthers } from 'sync-protocol/contract/session/account';
import { authUser } from 'sync-protocol/contract/session/session';
import { clientGroupId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { newId } from 'sync-protocol/new-id';
import { RESULTS_KEPT_DAYS, TOMBSTONES_KEPT_DAYS } from 'sync-protocol/wire';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount as removeAccount } from '#features/session/account/delete-account.ts';
import { IDLE_DAYS } from '#plugins/session/session.ts';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aUser, signedIn } from '#testing/factories.ts';
import { aPhone } from '#testing/phone.ts';
import type { ServerHalf } from '#sync/server-half.ts';
import { cleanUp } from './clean-up.ts';
import { sweepDays } from './sweep-days.ts';

const DAY_MS = 24 * 3_600_000;
// As players are told, whatever the code says: docs/security.md.
const [SESSION_DAYS, SORE_DAYS, DIARY_DAYS] = [180, 15, 56];

onBothDatabases('cleaning up', (kind) => {
  const world = testApp({ database: kind });
  const daysAgo = (days: number) => new Date(world().clock.now - days * DAY_MS).toISOString();

  test('deletes sessions that ended, and no others; of those unused for long a browser may have the cookie', async () => {
    const { id: userId } = await aUser(world());
    const session = (tokenHash: string, lastSeen: number, created: number) => ({
      tokenHash,
      userId,
      device: '',
      createdAt: daysAgo(created),
      lastSeenAt: daysAgo(lastSeen),
      expiresAt: daysAgo(created - SESSION_DAYS),
    });
    const sessions = [
      session('used', 1, 100),
      session('idle', IDLE_DAYS + 1, 100),
      session('over', 1, SESSION_DAYS + 1),
    ];
    await world().db.kysely.insertInto('sessions').values(sessions).execute();
    await cleanUp(world().deps);
    expect(await world().db.kysely.selectFrom('sessions').select('tokenHash').execute()).toEqual([
      { tokenHash: 'used' },
    ]);
    const ended = world().db.kysely.selectFrom('endedSessions').select(['tokenHash', 'onPurpose']);
    expect(await ended.execute()).toEqual([{ tokenHash: 'idle', onPurpose: false }]);
  });

  test('forgets sessions that were ended once no browser has a cookie of them', async () => {
    const { id: userId } = await aUser(world());
    const ended = (tokenHash: string, days: number) => ({ tokenHash, userId, at: daysAgo(days) });
    await world()
      .db.kysely.insertInto('endedSessions')
      .values([ended('old', SESSION_DAYS + 1), ended('new', SESSION_DAYS - 1)])
      .execute();
    await cleanUp(world().deps);
    const left = world().db.kysely.selectFrom('endedSessions').select('tokenHash');
    expect(await left.where('userId', '=', userId).execute()).toEqual([{ tokenHash: 'new' }]);
  });

  test('forgets the wrong codes of yesterday, and who was invited a week ago', async () => {
    const { id: userId } = await aUser(world());
    const { kysely } = world().db;
    const times = [daysAgo(2), daysAgo(0)];
    await kysely
      .insertInto('wrongCodes')
      .values(times.map((at) => ({ userId, at })))
      .execute();
    await cleanUp(world().deps);
    const kept = await kysely.selectFrom('wrongCodes').select('at').execute();
    expect(kept.map(({ at }) => new Date(at).toISOString())).toEqual([daysAgo(0)]);
    const { id: playerId } = await aUser(world());
    await kysely
      .insertInto('teamInvites')
      .values([daysAgo(8), daysAgo(6)].map((at) => ({ userId, playerId, at })))
      .execute();
    await cleanUp(world().deps);
    const invites = await kysely.selectFrom('teamInvites').select('at').execute();
    expect(invites.map(({ at }) => new Date(at).toISOString())).toEqual([daysAgo(6)]);
  });

  test('goes on with everything else where one kind fails, and says so at the end', async () => {
    const { db, deps } = world();
    const { kysely } = db;
    const { id: userId } = await aUser(world());
    const at = daysAgo(RESULTS_KEPT_DAYS + 1);
    await kysely.insertInto('wrongCodes').values({ userId, at }).execute();
    await kysely.insertInto('idempotencyKeys').values({ userId, key: 'old', answer: '{}', at }).execute();
    await sql`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'not these'; end $$`.execute(kysely);
    await sql`create trigger fail before delete on login_attempts execute function fail()`.execute(kysely);
    const failure = await cleanUp(deps).catch((error: unknown) => error);
    await sql`drop function fail cascade`.execute(kysely);
    expect(failure).toMatchObject({ errors: [{ message: 'not these' }] });
    for (const table of ['wrongCodes', 'idempotencyKeys'] as const)
      expect(await kysely.selectFrom(table).select('at').where('userId', '=', userId).execute()).toEqual([]);
  });

  test('gives up on old rows that don’t go', async () => {
    const phone = await aPhone(world());
    await phone.push(phone.mutation('day.setSore', { sore: ['knee'] }));
    const later = new Date(world().clock.now + (SORE_DAYS + 3) * DAY_MS);
    /** Has every row stay that is to go. */
    const keeping: ServerHalf = {
      follow: ({ changes }) => ({
        changes: changes.map((one): RowChange => ({ ...one, after: one.before })),
      }),
    };
    const deps = { ...world().deps, now: () => later, halves: [keeping] };
    await expect(sweepDays(deps)).rejects.toMatchObject({
      errors: [{ message: '2 old rows of dayConditions don’t go' }],
    });
  });

  test('forgets a picture of the boards that nobody has looked at for a day', async () => {
    const { kysely } = world().db;
    const kept = async (days: number) => {
      await kysely.deleteFrom('boardSnapshots').execute();
      await kysely
        .insertInto('boardSnapshots')
        .values({ id: 1, takenAt: daysAgo(days), boards: '[]' })
        .execute();
      await cleanUp(world().deps);
      return (await kysely.selectFrom('boardSnapshots').select('id').execute()).length;
    };
    expect(await kept(0.9)).toBe(1);
    expect(await kept(1.1)).toBe(0);
  });

  test('forgets the points of periods before the last one, and no others', async () => {
    const { id: userId } = await aUser(world());
    const { kysely } = world().db;
    const start = world().clock.now;
    world().clock.now = Date.parse('2026-06-03T12:00:00Z');
    const of = (timeWindow: 'daily' | 'weekly' | 'monthly' | 'alltime', ...periods: string[]) =>
      periods.map((period) => ({ timeWindow, period, userId, points: 20 }));
    await kysely
      .insertInto('pointTotals')
      .values([
        ...of('daily', '2026-05-31', '2026-06-01', '2026-06-03'),
        ...of('weekly', '2026-05-18', '2026-05-25', '2026-06-01'),
        ...of('monthly', '2026-04', '2026-05', '2026-06'),
        ...of('alltime', 'all'),
      ])
      .execute();
    await cleanUp(world().deps);
    const left = await kysely
      .selectFrom('pointTotals')
      .select('period')
      .where('userId', '=', userId)
      .execute();
    expect(left.map(({ period }) => period).sort()).toEqual([
      '2026-05',
      '2026-05-25',
      '2026-06',
      '2026-06-01',
      '2026-06-01',
      '2026-06-03',
      'all',
    ]);
    world().clock.now = start;
  });

  test('forgets what hurt after fifteen days, on phones too', async () => {
    const phone = await aPhone(world());
    const { clock, deps } = world();
    const start = clock.now;
    await phone.push(phone.mutation('day.setSore', { sore: ['knee'] }));
    const said = () => phone.rows('dayConditions').map(({ sore }) => sore);
    await phone.pull();
    expect(said()).toEqual([['knee'], ['knee']]);
    clock.now += (SORE_DAYS - 1) * DAY_MS;
    await cleanUp(deps);
    await phone.pull();
    expect(said()).toHaveLength(2);
    clock.now += 4 * DAY_MS;
    await cleanUp(deps);
    await phone.pull();
    expect(said()).toEqual([]);
    clock.now = start;
  });

  test('forgets the load diary after eight weeks, on phones too', async () => {
    const phone = await aPhone(world());
    const { clock, deps } = world();
    const start = clock.now;
    const session = { minutes: 90, effort: 6, jumps: null };
    await phone.push(
      phone.mutation('load.set', { day: trainingDay(clock.now, 'UTC'), kind: 'match', session }),
    );
    const noted = async () => {
      await cleanUp(deps);
      await phone.pull();
      return phone.rows('loadDays').map(({ match }) => match);
    };
    // Whoever looks now and then stays signed in.
    for (let days = 0; days < DIARY_DAYS - 1; days += 11) {
      expect(await noted()).toEqual([session]);
      clock.now += 11 * DAY_MS;
    }
    expect(await noted()).toEqual([session]);
    clock.now += 4 * DAY_MS;
    expect(await noted()).toEqual([]);
    clock.now = start;
  });

  test('forgets failed sign-ins after a day', async () => {
    const attempt = (key: string, days: number) => ({
      key,
      failures: 1,
      lastAt: daysAgo(days),
      blockedUntil: null,
    });
    await world()
      .db.kysely.insertInto('loginAttempts')
      .values([attempt('old', 2), attempt('new', 0.5)])
      .execute();
    await cleanUp(world().deps);
    expect(await world().db.kysely.selectFrom('loginAttempts').select('key').execute()).toEqual([
      { key: 'new' },
    ]);
  });

  test('forgets a deleted account once no phone can have a session of it', async () => {
    const { clock, deps } = world();
    const { user, client: phone } = await signedIn(world());
    const { client: other } = await signedIn(world(), user);
    await phone.ok(deleteAccount);
    const gone = async () => (await other.ok(accountGone, { params: { id: user.id } })).gone;
    const start = clock.now;
    clock.now = start + SESSION_DAYS * DAY_MS;
    await cleanUp(deps);
    expect(await gone()).toBe(true);
    clock.now += 1000;
    await cleanUp(deps);
    expect(await gone()).toBe(false);
    clock.now = start;
  });

  test('lets a phone whose session ran out unused hear what becomes of the account', async () => {
    const { clock, deps } = world();
    const { user, client: unused } = await signedIn(world());
    const { client: used } = await signedIn(world(), user);
    const start = clock.now;
    for (let days = 0; days <= IDLE_DAYS; days += 20) {
      await used.ok(authUser);
      clock.now += 20 * DAY_MS;
    }
    await cleanUp(deps);
    const fate = () => unused.ok(accountGone, { params: { id: user.id } });
    expect(await fate()).toEqual({ gone: false, ended: false });
    expect(await used.ok(signOutOthers)).toEqual({ ended: 0 });
    expect(await fate()).toEqual({ gone: false, ended: true });
    await removeAccount(deps, user.id);
    expect(await fate()).toEqual({ gone: true, ended: false });
    clock.now = start;
  });

  test('keeps the answers to mutations as long as a phone may ask again', async () => {
    const { id: userId } = await aUser(world());
    const clientGroup = clientGroupId.parse(newId());
    await world()
      .db.kysely.insertInto('syncClientGroups')
      .values({ id: clientGroup, userId, createdAt: daysAgo(90) })
      .execute();
    const result = (id: number, days: number) => ({
      clientGroup,
      lane: 'core' as const,
      id,
      status: 'rejected' as const,
      code: 'too_late',
      message: 'Too late',
      name: null,
      args: null,
      at: daysAgo(days),
    });
    await world()
      .db.kysely.insertInto('syncResults')
      .values([result(1, RESULTS_KEPT_DAYS + 1), result(2, RESULTS_KEPT_DAYS - 1)])
      .execute();
    await cleanUp(world().deps);
    expect(await world().db.kysely.selectFrom('syncResults').select('id').execute()).toEqual([{ id: 2 }]);
  });

  test('keeps for a day what calls answered under a key: it may name who has deleted their account since', async () => {
    const { kysely } = world().db;
    const { id: userId } = await aUser(world());
    const answer = (key: string, days: number) => ({ userId, key, answer: '{}', at: daysAgo(days) });
    await kysely
      .insertInto('idempotencyKeys')
      .values([answer('old', 1.1), answer('new', 0.9)])
      .execute();
    await cleanUp(world().deps);
    expect(await kysely.selectFrom('idempotencyKeys').select('key').execute()).toEqual([{ key: 'new' }]);
  });

  test('S4.3: forgets old tombstones, and how far it forgot them', async () => {
    const { kysely } = world().db;
    const scope = 'user:swept';
    const tombstone = (rowId: string, seq: number, days: number) => ({
      scope,
      tableName: 'tasks',
      rowId,
      seq,
      at: daysAgo(days),
    });
    await kysely.insertInto('scopes').values({ scope, seq: 9 }).execute();
    await kysely
      .insertInto('tombstones')
      .values([
        tombstone('a', 3, TOMBSTONES_KEPT_DAYS + 2),
        tombstone('b', 5, TOMBSTONES_KEPT_DAYS + 1),
        tombstone('c', 8, TOMBSTONES_KEPT_DAYS - 1),
      ])
      .execute();
    await cleanUp(world().deps);
    const left = kysely.selectFrom('tombstones').select('rowId').where('scope', '=', scope);
    expect(await left.execute()).toEqual([{ rowId: 'c' }]);
    const swept = () =>
      kysely.selectFrom('scopes').select(['seq', 'swept']).where('scope', '=', scope).execute();
    expect(await swept()).toEqual([{ seq: 9, swept: 5 }]);
    await cleanUp(world().deps);
    expect(await swept()).toEqual([{ seq: 9, swept: 5 }]);
  });
});
