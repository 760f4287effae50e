import { updateProfile } from 'sync-protocol/contract/profile/profile';
import { reportUser } from 'sync-protocol/contract/profile/safety';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aQuarantined, aUser, signedIn } from '#testing/factories.ts';
import { aPhone } from '#testing/phone.ts';
import { aStory } from '#testing/players/telling.ts';
import { tellOperator } from './tell-operator.ts';

const HOUR_MS = 3_600_000;
const OPERATOR = 'coach@volley.example';

onOneDatabase('telling the operator', (database) => {
  const world = testApp({ database, config: { operatorEmail: OPERATOR } });
  const tell = async () => {
    const { length } = await world().mails();
    await tellOperator(world().deps);
    return (await world().mails()).slice(length);
  };
  const report = async () => {
    const { client } = await signedIn(world());
    const { id, displayName } = await aUser(world());
    const again = () =>
      client.ok(reportUser, { params: { id }, body: { reason: 'bullying', details: 'Called me names' } });
    await again();
    return { reported: displayName, again };
  };

  test('says how much waits, and nothing of whom or what; again after a day, and sooner for a report', async () => {
    expect(await tell()).toEqual([]);
    world().clock.now += 25 * HOUR_MS;
    const { reported, again } = await report();
    const [mail, ...more] = await tell();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: OPERATOR, subject: 'VolleyPath: 1 thing waits for you' });
    expect(mail?.text).toContain('1  what players have reported: npm run admin -- reports');
    expect(mail?.text).toContain('Reported things stay visible until you hide or hold them.');
    expect(mail?.text).not.toContain(reported);
    expect(mail?.text).not.toContain('names');
    // The same once an hour says nothing new.
    world().clock.now += HOUR_MS;
    expect(await tell()).toEqual([]);
    for (const more of [report, again]) {
      await more();
      world().clock.now += HOUR_MS;
      expect(await tell()).toMatchObject([{ subject: 'VolleyPath: 2 things wait for you' }]);
      world().clock.now += HOUR_MS;
    }
    world().clock.now += 22 * HOUR_MS;
    expect(await tell()).toEqual([]);
    world().clock.now += HOUR_MS;
    expect(await tell()).toMatchObject([{ subject: 'VolleyPath: 2 things wait for you' }]);
  });

  test('counts words that wait, of profiles and of stories; those that stay held are no news', async () => {
    const phone = await aPhone(world());
    const { client, user } = phone;
    const write = (bio: string) => client.ok(updateProfile, { params: { id: user.id }, body: { bio } });
    await write('Naked truth');
    const story = aStory({ title: 'Naked truth' });
    await phone.push(phone.mutation('story.post', story));
    world().clock.now += 25 * HOUR_MS;
    const lines = async () => (await tell())[0]?.text.split('\n').filter((line) => line.includes('--'));
    const words = '  1  what players say of themselves: npm run admin -- words';
    const reports = '  2  what players have reported: npm run admin -- reports';
    expect(await lines()).toEqual([reports, '  1  stories and comments: npm run admin -- stories', words]);
    world().clock.now += 25 * HOUR_MS;
    expect(await lines()).toEqual([reports, words]);
    // Also what was written days before it found a signal.
    const edit = phone.mutation('story.edit', { ...story, title: 'More naked truth' });
    await phone.push({ ...edit, at: new Date(world().clock.now - 72 * HOUR_MS).toISOString() });
    world().clock.now += 25 * HOUR_MS;
    expect(await lines()).toHaveLength(3);
    await write('');
    world().clock.now += 25 * HOUR_MS;
    expect(await lines()).toEqual([reports]);
  });

  test('counts a change that failed, once: there is nothing to decide about it', async () => {
    const about = 'changes of players that failed';
    await aQuarantined(world(), (await aUser(world())).id, { bio: 'Hello' });
    world().clock.now += 25 * HOUR_MS;
    const [mail] = await tell();
    expect(mail?.text).toContain(`  1  ${about}, of the last 30 days: npm run admin -- quarantined`);
    expect(mail?.text).not.toContain('Hello');
    await report();
    world().clock.now += 25 * HOUR_MS;
    expect((await tell())[0]?.text).not.toContain(about);
  });

  test('tells after a while in which the clock was a month ahead', async () => {
    await report();
    world().clock.now += 30 * 24 * HOUR_MS;
    expect(await tell()).toHaveLength(1);
    world().clock.now -= 29 * 24 * HOUR_MS;
    expect(await tell()).toHaveLength(1);
    expect(await tell()).toEqual([]);
  });
});
