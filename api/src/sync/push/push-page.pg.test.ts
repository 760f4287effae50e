import { unpackChanges } from 'sync-protocol/wire-packing';
import type { PullAnswer } from 'sync-protocol/wire';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';

onOneDatabase('the page that comes with a push', (database) => {
  const world = testApp({ database });

  /** Two phones of one player that have the same rows. */
  async function twins(): Promise<[TestPhone, TestPhone]> {
    const phone = await aPhone(world());
    await phone.start(testRegimenId('serving'));
    const twin = await aPhone(world(), phone.user);
    await phone.pull();
    await twin.pull();
    return [phone, twin];
  }

  const sorted = ({ changes }: Pick<PullAnswer, 'changes'>) =>
    unpackChanges(changes)
      .map((change) =>
        JSON.stringify(change, Object.keys('put' in change ? { ...change, ...change.put } : change).sort()),
      )
      .sort();

  test('is what another phone reads that had the same rows', async () => {
    const [phone, twin] = await twins();
    const [first, second, third] = phone.rows('tasks');
    if (!first || !second || !third) throw new Error('a program deals tasks');
    const { pull } = await phone.push(
      phone.setCompleted(first),
      phone.setCompleted(second),
      phone.setCompleted(third),
      phone.setCompleted(second, false),
      phone.mutation('userRegimen.start', {
        userRegimenId: first.userRegimenId,
        regimenId: testRegimenId('hitting'),
      }),
      phone.mutation('tasks.refresh', {}),
    );
    if (!pull) throw new Error('a push with a cursor brings a page');
    expect(pull.rejected).toMatchObject([{ lane: 'core', id: 6, status: 'rejected' }]);
    const page = await twin.pullPage();
    expect(sorted(pull)).toEqual(sorted(page));
    expect(phone.everything()).toEqual(twin.everything());
    const fresh = await aPhone(world(), phone.user);
    await fresh.pull();
    expect(phone.everything()).toEqual(fresh.everything());
    expect((await phone.pullPage()).changes).toEqual([]);
  });

  test('also holds what another phone did before', async () => {
    const [phone, twin] = await twins();
    const [first, second] = phone.rows('tasks');
    if (!first || !second) throw new Error('a program deals tasks');
    await twin.push(twin.setCompleted(first));
    await phone.push(phone.setCompleted(second));
    expect(phone.rows('playerStats')).toMatchObject([{ completedTasks: 2 }]);
    expect(phone.rows('tasks').filter(({ isCompleted }) => isCompleted)).toHaveLength(2);
  });
});
