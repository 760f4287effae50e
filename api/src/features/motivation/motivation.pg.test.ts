import * as calls from 'sync-protocol/contract/motivation';
import { getCatalog } from 'sync-protocol/contract/training/training';
import { PROMPT_MAX } from 'sync-protocol/rules/motivation/quote-terms';
import { newId } from 'sync-protocol/ids';
import { motivationId } from 'sync-protocol/rules/derived-ids';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { signedIn, type TestUser } from '#testing/factories.ts';
import { aPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';

const DAY_MS = 24 * 3_600_000;

onOneDatabase('the motivation of the day', (database) => {
  const world = testApp({ database });
  let user: TestUser;
  let client: TestClient;
  beforeEach(async () => {
    ({ user, client } = await signedIn(world()));
  });

  const own = () => ({ params: { id: user.id } });
  const today = () => client.ok(calls.todaysMotivation, own());
  const view = (motivationId: string) =>
    client.call(calls.viewMotivation, { params: { id: user.id, motivationId } });

  test('is one of the prompts that phones keep, another one each day', async () => {
    const { promptsVersion } = await world().client().ok(getCatalog);
    const answer = await world()
      .client()
      .call(calls.getPrompts, { params: { version: promptsVersion } });
    expect(answer.headers['cache-control']).toContain('immutable');
    const prompts = calls.getPrompts.answer.parse(answer.body).map(({ prompt }) => prompt);

    const seen = new Set<string>();
    for (let day = 0; day < 5; day++) {
      const { prompt, isViewed } = await today();
      expect(prompts).toContain(prompt);
      expect(isViewed).toBe(false);
      seen.add(prompt);
      world().clock.now += DAY_MS;
    }
    expect(seen.size).toBe(5);
    world().clock.now -= 5 * DAY_MS;
  });

  test('an older list of prompts is not there any more', async () => {
    const answer = await client.call(calls.getPrompts, { params: { version: 'older' } });
    expect(answer).toMatchObject(refusal(404, 'prompts_not_found'));
    const tooLong = await client.get(`/api/catalog/prompts/${'x'.repeat(65)}`);
    expect(tooLong).toMatchObject(refusal(400, 'invalid_input', 'version'));
  });

  test('is viewed once it was looked at, on the phone too', async () => {
    const { id } = await today();
    expect(await view(id)).toMatchObject({ status: 200, body: { id, isViewed: true } });
    expect(await today()).toMatchObject({ id, isViewed: true });
    const phone = await aPhone(world(), user);
    await phone.pull();
    expect(phone.rows('motivations')).toMatchObject([{ id, isViewed: true, refreshes: 0 }]);
  });

  test('can be looked at a little after its day, or again later', async () => {
    const { id } = await today();
    world().clock.now += DAY_MS;
    expect((await view(id)).status).toBe(200);
    world().clock.now += 3 * DAY_MS;
    expect((await view(id)).status).toBe(200);
    world().clock.now -= 4 * DAY_MS;
  });

  test('is another one after a refresh, and new again', async () => {
    const before = await today();
    await view(before.id);
    const after = await client.ok(calls.refreshMotivation, own());
    expect(after.prompt).not.toBe(before.prompt);
    expect(after.isViewed).toBe(false);
    expect(await today()).toEqual(after);
  });

  test('of no day is none, and of another player neither', async () => {
    const stranger = await signedIn(world());
    const theirs = motivationId(stranger.user.id, '2026-01-01');
    for (const id of [newId(), theirs])
      expect(await view(id)).toMatchObject(refusal(404, 'motivation_not_found'));
    expect(await view('no-id')).toMatchObject(refusal(400, 'invalid_input', 'motivationId'));
  });

  test('is for the player alone', async () => {
    const stranger = await signedIn(world());
    const params = { id: user.id, motivationId: newId() };
    for (const call of [calls.todaysMotivation, calls.viewMotivation, calls.refreshMotivation]) {
      expect(await stranger.client.call(call, { params })).toMatchObject(refusal(403, 'forbidden'));
      expect((await world().client().call(call, { params })).status).toBe(401);
      expect(await client.call(call, { params: { ...params, id: 'x' } })).toMatchObject(
        refusal(400, 'invalid_input', 'id'),
      );
    }
  });
});

onOneDatabase('saved quotes', (database) => {
  const world = testApp({ database });
  let user: TestUser;
  let client: TestClient;
  beforeEach(async () => {
    ({ user, client } = await signedIn(world()));
  });

  const FOCUS = { quote: 'Next ball, first touch.', category: 'focus', notes: 'For serve receive' } as const;
  const params = () => ({ id: user.id });
  const save = (body: unknown, as = client) => as.json('POST', `/api/users/${user.id}/saved-quotes`, body);
  const saved = (body: Parameters<typeof calls.saveQuote.body.parse>[0] = FOCUS) =>
    client.ok(calls.saveQuote, { params: params(), body: calls.saveQuote.body.parse(body) });
  const list = (category?: 'focus' | 'challenge') =>
    client.ok(calls.listSavedQuotes, { params: params(), query: category ? { category } : {} });
  const quoteUrl = (id: string) => `/api/users/${user.id}/saved-quotes/${id}`;

  test('are kept with notes, the latest first, and filtered by category', async () => {
    const first = await saved();
    expect(first).toMatchObject({ ...FOCUS, userId: user.id });
    world().clock.now += 1000;
    const second = await saved({ quote: 'Win the first point.', category: 'challenge' });
    expect(second.notes).toBe('');
    expect(await list()).toEqual([second, first]);
    expect(await list('focus')).toEqual([first]);
    const wrong = await client.get(`/api/users/${user.id}/saved-quotes?category=luck`);
    expect(wrong).toMatchObject(refusal(400, 'invalid_input', 'category'));
  });

  test('with the same words are kept once', async () => {
    const first = await saved();
    expect(await saved({ ...FOCUS, notes: 'again' })).toEqual(first);
    expect(await list()).toHaveLength(1);
  });

  test('must have words and a category', async () => {
    expect(await save({})).toMatchObject(refusal(400, 'invalid_input', 'quote', 'category'));
    expect(await save({ ...FOCUS, quote: '  ' })).toMatchObject(refusal(400, 'invalid_input', 'quote'));
    const long = 'x'.repeat(PROMPT_MAX + 1);
    expect(await save({ ...FOCUS, quote: long })).toMatchObject(refusal(400, 'invalid_input', 'quote'));
    expect(await save({ ...FOCUS, category: 'luck' })).toMatchObject(
      refusal(400, 'invalid_input', 'category'),
    );
    expect(await save({ ...FOCUS, notes: 'x'.repeat(501) })).toMatchObject(
      refusal(400, 'invalid_input', 'notes'),
    );
    expect((await save(undefined)).status).toBe(400);
  });

  test('take other notes, and go', async () => {
    const { id } = await saved();
    const setNotes = (notes: unknown) => client.json('PUT', `${quoteUrl(id)}/notes`, { notes });
    expect(await setNotes('Before finals')).toMatchObject({ status: 200, body: { notes: 'Before finals' } });
    expect(await setNotes(7)).toMatchObject(refusal(400, 'invalid_input', 'notes'));
    expect(await list()).toMatchObject([{ id, notes: 'Before finals' }]);
    expect(await client.json('DELETE', quoteUrl(id))).toMatchObject({ body: { success: true } });
    expect(await list()).toEqual([]);
  });

  test('that are not there are said to be so', async () => {
    for (const id of [newId(), (await strangersQuote()).id]) {
      const notes = await client.json('PUT', `${quoteUrl(id)}/notes`, { notes: '' });
      expect(notes).toMatchObject(refusal(404, 'quote_not_found'));
      expect(await client.json('DELETE', quoteUrl(id))).toMatchObject(refusal(404, 'quote_not_found'));
    }
    expect(await client.json('DELETE', quoteUrl('x'))).toMatchObject(
      refusal(400, 'invalid_input', 'quoteId'),
    );
  });

  const strangersQuote = async () => {
    const stranger = await signedIn(world());
    return stranger.client.ok(calls.saveQuote, { params: { id: stranger.user.id }, body: FOCUS });
  };

  test('are for the player alone', async () => {
    const { id } = await saved();
    const stranger = await signedIn(world());
    const tries = [
      ['GET', `/api/users/${user.id}/saved-quotes`, undefined],
      ['POST', `/api/users/${user.id}/saved-quotes`, FOCUS],
      ['DELETE', quoteUrl(id), undefined],
      ['PUT', `${quoteUrl(id)}/notes`, { notes: 'mine now' }],
    ] as const;
    for (const [method, url, body] of tries) {
      expect(await stranger.client.json(method, url, body)).toMatchObject(refusal(403, 'forbidden'));
      expect((await world().client().json(method, url, body)).status).toBe(401);
    }
    expect(await list()).toMatchObject([{ id, notes: FOCUS.notes }]);
  });

  test('earn their badge at the fifth', async () => {
    const phone = await aPhone(world(), user);
    for (let count = 1; count <= 5; count++) await saved({ ...FOCUS, quote: `Quote number ${count}.` });
    await phone.pull();
    expect(phone.rows('userBadges').map(({ badgeId }) => badgeId)).toEqual(['quotes-5']);
  });
});
