import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';

const QUOTE = { quote: 'Next ball', category: 'focus' };
const TEAM = { name: 'Aces', description: '' };

onOneDatabase('a call with an idempotency key', (database) => {
  const world = testApp({ database });
  const aPlayer = async () => {
    const phone = await aPhone(world());
    await phone.pull();
    return phone;
  };
  const send = ({ client }: TestPhone, key: string, path: string, body: object) =>
    client.send('POST', path, {
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      payload: JSON.stringify(body),
    });
  const quotesOf = async (phone: TestPhone) => {
    await phone.pull();
    return phone.rows('savedQuotes').map(({ quote }) => quote);
  };

  test('answers the same call once more as it did, and does it once', async () => {
    const phone = await aPlayer();
    const save = async (key: string, quote: string) => {
      const path = `/api/users/${phone.user.id}/saved-quotes`;
      const { body } = await send(phone, key, path, { ...QUOTE, quote });
      return (body as { quote: string }).quote;
    };
    const answers = [await save('a', 'Next ball'), await save('a', 'Another ball')];
    expect(answers).toEqual(['Next ball', 'Next ball']);
    expect(await quotesOf(phone)).toEqual(['Next ball']);
    expect(await save('b', 'Another ball')).toBe('Another ball');
    expect((await quotesOf(phone)).toSorted()).toEqual(['Another ball', 'Next ball']);
  });

  test('keeps a key for its own address: at another one it is another', async () => {
    const phone = await aPlayer();
    const saved = await send(phone, 'a', `/api/users/${phone.user.id}/saved-quotes`, QUOTE);
    expect(saved).toMatchObject({ status: 201, body: { quote: 'Next ball' } });
    const made = await send(phone, 'a', '/api/teams', TEAM);
    expect(made).toMatchObject({ status: 201, body: { name: 'Aces' } });
  });

  test('never answers one player with what it answered another at the same address', async () => {
    const players = [await aPlayer(), await aPlayer()];
    const made = await Promise.all(players.map((phone) => send(phone, 'a', '/api/teams', TEAM)));
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    for (const phone of players) {
      await phone.pull();
      expect(phone.rows('teams')).toHaveLength(1);
    }
  });
});
