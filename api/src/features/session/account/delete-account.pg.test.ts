import * as calls from 'sync-protocol/contract/session/account';
import { authUser, register } from 'sync-protocol/contract/session/session';
import { newId, userId } from 'sync-protocol/ids';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aUser, PASSWORD, signedIn } from '#testing/factories.ts';
import { CANARY, fillAccount, rowsThatHold } from '#testing/tables/full-account.ts';
import { aPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';
import { testRegimenId } from '#testing/catalog.ts';

onBothDatabases('deleting an account', (kind) => {
  const world = testApp({ database: kind });

  test('leaves no row in any table that names the player, and none of anyone else goes', async () => {
    const { kysely } = world().db;
    const { user, client } = await signedIn(world());
    const other = await aUser(world());
    const tables = await fillAccount(kysely, user.id);
    await fillAccount(kysely, other.id);
    const texts = [user.id, user.email, user.displayName];
    const before = await rowsThatHold(kysely, texts);
    for (const table of tables)
      if (!['sync_lanes', 'sync_marks', 'held_team_words', 'refused_team_words'].includes(table))
        expect(before.join('\n'), `a row in ${table}`).toContain(`${table}: `);
    const ofOther = await rowsThatHold(kysely, [other.id, other.email]);
    expect(ofOther.length).toBeGreaterThan(tables.length / 2);

    const canaries = await rowsThatHold(kysely, [CANARY]);
    const answer = await client.ok(calls.deleteAccount);
    expect(answer).toMatchObject({ success: true, error: null, impact: { savedQuotes: 1, devices: 2 } });
    expect(await rowsThatHold(kysely, texts)).toEqual([]);
    expect(await rowsThatHold(kysely, [other.id, other.email])).toEqual(ofOther);
    // Hashes of sessions are kept, for their browsers to be told.
    const left = await rowsThatHold(kysely, [CANARY]);
    // And what they did for a team in a competition, and which file was on its way, without who it was.
    const nobodys = /^(?:gone_sessions: |(?:competition_players|coming_media): .*"(?:user_?id)":null)/;
    expect(left.filter((row) => !nobodys.test(row))).toHaveLength(canaries.length / 2);
  });

  test('says what went with it', async () => {
    const phone = await aPhone(world());
    await phone.start(testRegimenId('serving'));
    await phone.pull();
    const [task] = phone.rows('tasks');
    if (!task) throw new Error('nothing was dealt');
    await phone.push(phone.setCompleted(task));
    const { impact } = await phone.client.ok(calls.deleteAccount);
    expect(impact).toMatchObject({ programs: 1, tasks: 1, devices: 1 });
    expect(impact.points).toBeGreaterThan(0);
    expect(impact.badges).toBeGreaterThan(0);
  });

  test('signs out everywhere and tells the player’s phones, of this account only', async () => {
    const user = await aUser(world());
    const [one, two] = [await aPhone(world(), user), await aPhone(world(), user)];
    const heard: string[] = [];
    const end = world().deps.pokes.subscribe([`user:${user.id}`], ({ scope }) => heard.push(scope));
    const gone = (id = user.id, client = two.client) => client.ok(calls.accountGone, { params: { id } });
    expect(await gone()).toEqual({ gone: false, ended: false });
    await one.client.ok(calls.deleteAccount);
    end();
    expect(heard).toEqual([`user:${user.id}`]);
    expect(one.client.cookies.size).toBe(0);
    expect(await two.client.call(authUser)).toMatchObject(refusal(401, 'not_signed_in'));
    expect(await two.send([])).toMatchObject({ status: 401 });
    expect(await gone()).toEqual({ gone: true, ended: false });
    // Whoever was blocked by a player can't tell so from their not being gone.
    const stranger = await signedIn(world());
    for (const asked of [stranger.client, world().client()])
      expect(await gone(user.id, asked)).toEqual({ gone: false, ended: false });
    expect(await gone(userId.parse(newId()))).toEqual({ gone: false, ended: false });
    expect(await world().client().get('/api/auth/gone/1')).toMatchObject(refusal(400, 'invalid_input', 'id'));
    expect(await one.client.call(calls.deleteAccount)).toMatchObject({ status: 401 });
  });

  test('frees the e-mail, and removes mails that are kept here', async () => {
    const client = world().client();
    const body = { email: 'again@example.org', password: PASSWORD };
    await client.ok(register, { body });
    const mailsToThem = async () => (await world().mails()).filter(({ to }) => to === body.email);
    expect(await mailsToThem()).toHaveLength(1);
    await client.ok(calls.deleteAccount);
    expect(await mailsToThem()).toEqual([]);
    await world().client().ok(register, { body });
    await world().mails();
  });

  test('is done once by two at the same time', async () => {
    const { client } = await signedIn(world());
    const answers = await Promise.all([client.call(calls.deleteAccount), client.call(calls.deleteAccount)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(Math.max(...answers.map(({ status }) => status))).toBeLessThan(500);
  });
});
