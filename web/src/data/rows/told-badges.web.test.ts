import { userBadgeIdOf } from 'sync-protocol/rules/derived-ids';
import { expect, it } from 'vitest';
import { FakeServer } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';
import { rememberTold, untoldBadges } from './told-badges.ts';

const AT = '2026-03-02T15:00:00.000Z';

function aBadge(phone: TestPhone, badgeId: string, viewedAt: string | null = null) {
  const { userId } = phone.db;
  const row = { id: userBadgeIdOf(userId, badgeId), userId, badgeId, earnedAt: AT, earnedDay: '2026-03-02' };
  return { ...row, viewedAt };
}

it('tells of each badge once, also when it was taken back and earned again', async () => {
  const phone = new TestPhone(new FakeServer(() => Date.parse(AT)));
  const badges = phone.db.synced('userBadges');
  const first = aBadge(phone, 'tasks-1');
  await badges.bulkPut([first, aBadge(phone, 'starts-1', AT)]);
  expect(await untoldBadges(phone.db)).toEqual([first]);

  await rememberTold(phone.db, [first]);
  expect(await untoldBadges(phone.db)).toEqual([]);
  await badges.delete(first.id);
  const late = aBadge(phone, 'tasks-25');
  await badges.bulkPut([first, late]);
  expect(await untoldBadges(phone.db)).toEqual([late]);

  await rememberTold(phone.db, [late]);
  expect(await untoldBadges(phone.db)).toEqual([]);
});
