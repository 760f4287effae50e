import { newId, type UserId } from 'sync-protocol/ids';
import { MAX_RIVAL_REQUESTS, MAX_RIVALS, type RivalryStatus } from 'sync-protocol/rules/rivals/rival-terms';
import { rivalryIdOf, rivalryRowId } from 'sync-protocol/rules/derived-ids';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';

const ASKS_A_DAY = 30;

onOneDatabase('how many rivals there may be, and how many are asked', (database) => {
  const world = testApp({ database });
  const asking = (phone: TestPhone, rivalId: UserId) =>
    phone.mutation('rival.request', { rivalId, rivalshipType: 'friendly', message: '', askedAs: '' });
  const players = async (count: number) => {
    const all: UserId[] = [];
    for (let made = 0; made < count; made++) all.push((await aUser(world())).id);
    return all;
  };
  const has = async (phone: TestPhone, status: RivalryStatus, others: readonly UserId[]) => {
    const { id: userId } = phone.user;
    const rows = others.map((rivalId) => ({
      id: rivalryRowId(userId, rivalId),
      userId,
      rivalryId: rivalryIdOf(userId, rivalId),
      rivalId,
      status,
      rivalshipType: 'friendly' as const,
      message: '',
      askedAs: '',
      createdAt: new Date().toISOString(),
      acceptedAt: null,
      scope: `user:${userId}`,
      seq: 1,
      born: 1,
    }));
    await world().db.kysely.insertInto('rivalries').values(rows).execute();
  };

  test('a player asks so many in a day, be it in one push or in many', async () => {
    const phone = await aPhone(world());
    const others = await players(ASKS_A_DAY + 2);
    const [last = newId<UserId>(), ...first] = others;
    const { results } = await phone.push(...first.map((id) => asking(phone, id)));
    expect(results).toMatchObject([{ to: ASKS_A_DAY }, { code: 'asked_many' }]);
    // To take them back makes no room.
    await phone.push(...first.map((rivalId) => phone.mutation('rival.withdraw', { rivalId })));
    expect((await phone.push(asking(phone, last))).results).toMatchObject([{ code: 'asked_many' }]);
    world().clock.now += 25 * 3_600_000;
    expect((await phone.push(asking(phone, last))).results).toMatchObject([{ status: 'applied' }]);
  });

  test('rivals and open requests together are no more than so many; those who ask don’t count', async () => {
    const phone = await aPhone(world());
    const [asker, more, ...others] = await players(MAX_RIVALS + 2);
    if (!asker || !more) throw new Error('nobody is there');
    await has(phone, 'accepted', others.slice(1));
    await has(phone, 'asked', [asker]);
    expect((await phone.push(asking(phone, others[0] ?? more))).results).toMatchObject([
      { status: 'applied' },
    ]);
    expect((await phone.push(asking(phone, more))).results).toMatchObject([{ code: 'too_many_rivals' }]);
    const yes = phone.mutation('rival.accept', { rivalId: asker });
    expect((await phone.push(yes)).results).toMatchObject([{ code: 'too_many_rivals' }]);
  });

  test('whoever has many requests to answer gets no more of them', async () => {
    const [phone, wanted] = [await aPhone(world()), await aPhone(world())];
    await has(wanted, 'asked', await players(MAX_RIVAL_REQUESTS - 1));
    const [one, two] = [await aPhone(world()), await aPhone(world())];
    expect((await one.push(asking(one, wanted.user.id))).results).toMatchObject([{ status: 'applied' }]);
    expect((await two.push(asking(two, wanted.user.id))).results).toMatchObject([{ code: 'requests_full' }]);
    expect((await phone.push(asking(phone, two.user.id))).results).toMatchObject([{ status: 'applied' }]);
    // To say yes by asking back asks nobody for one more answer.
    await wanted.push(asking(wanted, two.user.id));
    expect((await two.push(asking(two, wanted.user.id))).results).toMatchObject([{ status: 'applied' }]);
    await two.pull();
    expect(two.rows('rivalries').map(({ status }) => status)).toContain('accepted');
  });
});
