// @vitest-environment node
import { userBadgeIdOf } from 'sync-protocol/rules/derived-ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';
import { rememberTold, toldTakenBack, untoldBadges, untoldPrograms } from './told.ts';

const AT = '2026-03-02T15:00:00.000Z';

const aPhone = () => new TestPhone(new FakeServer(() => Date.parse(AT)));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(AT) }));
afterEach(() => void vi.useRealTimers());

function aBadge(
  phone: TestPhone,
  badgeId: string,
  { earnedDay = '2026-03-02', viewedAt = null as string | null } = {},
) {
  const { userId } = phone.db;
  return { id: userBadgeIdOf(userId, badgeId), userId, badgeId, earnedAt: AT, earnedDay, viewedAt };
}

it('tells of each badge once', async () => {
  const phone = aPhone();
  const badges = phone.db.synced('userBadges');
  const first = aBadge(phone, 'tasks-1');
  await badges.bulkPut([first, aBadge(phone, 'starts-1', { viewedAt: AT })]);
  expect(await untoldBadges(phone.db)).toEqual([first]);

  await rememberTold(phone.db, [first]);
  expect(await untoldBadges(phone.db)).toEqual([]);
  const late = aBadge(phone, 'tasks-25');
  await badges.put(late);
  expect(await untoldBadges(phone.db)).toEqual([late]);

  await rememberTold(phone.db, [late]);
  expect(await untoldBadges(phone.db)).toEqual([]);
});

it('tells anew of a badge that was taken back and is earned again, and of no other', async () => {
  const phone = aPhone();
  const badges = phone.db.synced('userBadges');
  const [first, other] = [aBadge(phone, 'tasks-1'), aBadge(phone, 'starts-1')];
  await badges.bulkPut([first, other]);
  await phone.db.synced('userRegimens').put({ id: 'a program' } as never);
  await rememberTold(phone.db, [first, other, { id: 'a program' }]);
  await phone.sync();
  await badges.bulkPut([other]);
  await phone.db.synced('userRegimens').put({ id: 'a program' } as never);

  const takenBack = await toldTakenBack(phone.db);
  expect(takenBack).toEqual([first.id]);
  await rememberTold(phone.db, [], takenBack);
  expect(await toldTakenBack(phone.db)).toEqual([]);
  await badges.put(first);
  expect(await untoldBadges(phone.db)).toEqual([first]);
});

it('takes none for taken back on a phone whose rows have still to come', async () => {
  const phone = aPhone();
  await rememberTold(phone.db, [aBadge(phone, 'tasks-1')]);
  expect(await toldTakenBack(phone.db)).toEqual([]);
});

it('tells of badges in the order in which they were earned', async () => {
  const phone = aPhone();
  const badges = ['tasks-1', 'tasks-25'].map((badgeId) => aBadge(phone, badgeId));
  // Not as the database has them, which goes by their ids.
  const [later, first] = badges.sort((a, b) => (a.id < b.id ? -1 : 1));
  if (!later || !first) throw new Error('there are two');
  later.earnedAt = '2026-03-02T16:00:00.000Z';
  await phone.db.synced('userBadges').bulkPut(badges);
  expect(await untoldBadges(phone.db)).toEqual([first, later]);
});

it('a new phone leaves what was earned before yesterday to those that were there', async () => {
  const phone = aPhone();
  const badges = phone.db.synced('userBadges');
  const long = aBadge(phone, 'tasks-1', { earnedDay: '2026-02-28' });
  const yesterdays = aBadge(phone, 'tasks-25', { earnedDay: '2026-03-01' });
  await badges.bulkPut([long, yesterdays]);
  expect(await untoldBadges(phone.db)).toEqual([yesterdays]);

  await rememberTold(phone.db, [yesterdays]);
  expect(await untoldBadges(phone.db)).toEqual([]);
  const late = aBadge(phone, 'starts-1', { earnedDay: '2026-02-27' });
  await badges.put(late);
  expect(await untoldBadges(phone.db)).toEqual([late]);
});

it('tells of a program that was finished within a day, once', async () => {
  const phone = aPhone();
  const ends = {
    now: AT,
    yesterday: '2026-03-01T16:00:00.000Z',
    long: '2026-03-01T14:00:00.000Z',
    never: null,
  };
  const programs = Object.entries(ends).map(([id, completedAt]) => ({ id, completedAt, replacedAt: null }));
  programs.push({ id: 'deleted', completedAt: AT, replacedAt: AT as never });
  await phone.db.synced('userRegimens').bulkPut(programs as never);
  expect(await untoldPrograms(phone.db)).toMatchObject([{ id: 'yesterday' }, { id: 'now' }]);

  await rememberTold(phone.db, [{ id: 'yesterday' }]);
  expect(await untoldPrograms(phone.db)).toMatchObject([{ id: 'now' }]);
});
