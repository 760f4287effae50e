import * as calls from 'sync-protocol/contract/notifications/notifications';
import { freshSettings } from 'sync-protocol/rules/fresh-rows';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { signedIn, type TestUser } from '#testing/factories.ts';
import { aPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';

onOneDatabase('settings', (database) => {
  const world = testApp({ database });
  let user: TestUser;
  let client: TestClient;
  beforeEach(async () => {
    ({ user, client } = await signedIn(world()));
  });

  const params = () => ({ id: user.id });
  const patch = (body: unknown, as = client) => as.json('PATCH', `/api/users/${user.id}/settings`, body);

  test('are what a new player has, and change one by one, on the phone too', async () => {
    expect(await client.ok(calls.getSettings, { params: params() })).toEqual(freshSettings(user.id));
    await client.ok(calls.updateSettings, { params: params(), body: { reminders: true } });
    const body = { tutorialDone: true, reminderTime: '06:30' };
    const changed = { ...freshSettings(user.id), reminders: true, ...body };
    expect(await client.ok(calls.updateSettings, { params: params(), body })).toEqual(changed);
    expect(await client.ok(calls.getSettings, { params: params() })).toEqual(changed);
    const phone = await aPhone(world(), user);
    await phone.pull();
    expect(phone.rows('userSettings')).toEqual([changed]);
  });

  test('stay as they are when nothing is named', async () => {
    expect(await patch({})).toMatchObject({ status: 200, body: freshSettings(user.id) });
  });

  test('must be what they are called', async () => {
    expect(await patch({ reminderTime: '25:00' })).toMatchObject(
      refusal(400, 'invalid_input', 'reminderTime'),
    );
    expect(await patch({ tutorialDone: 'yes' })).toMatchObject(refusal(400, 'invalid_input', 'tutorialDone'));
    expect((await patch({ isAdmin: true })).status).toBe(400);
    expect((await patch(undefined)).status).toBe(400);
  });

  test('are for the player alone', async () => {
    const stranger = await signedIn(world());
    expect(await patch({ reminders: true }, stranger.client)).toMatchObject(refusal(403, 'forbidden'));
    const read = await stranger.client.call(calls.getSettings, { params: params() });
    expect(read).toMatchObject(refusal(403, 'forbidden'));
    expect((await patch({ reminders: true }, world().client())).status).toBe(401);
    expect((await world().client().call(calls.getSettings, { params: params() })).status).toBe(401);
    expect((await client.json('PATCH', '/api/users/x/settings', {})).status).toBe(400);
  });
});
