import * as calls from 'sync-protocol/contract/training/training';
import { newId, regimenId, userRegimenId, type UserRegimenId } from 'sync-protocol/ids';
import { nextEnrolmentId } from 'sync-protocol/rules/training/enrolment/enrolment-id';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { unshareDrills } from 'sync-protocol/rules/training/shared-drills';
import { testRegimenId } from '#testing/catalog.ts';
import type { TestClient } from '#testing/client.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { signedIn, type TestUser } from '#testing/factories.ts';
import { TestPhone } from '#testing/phone.ts';

onOneDatabase('programs', (database) => {
  const world = testApp({ database });
  let user: TestUser;
  let client: TestClient;
  beforeEach(async () => {
    ({ user, client } = await signedIn(world()));
  });

  const start = (of: string, client_ = client) =>
    client_.call(calls.startRegimen, { body: { userId: user.id, regimenId: of } });
  const started = (category: 'serving' | 'passing' | 'setting' | 'hitting') =>
    client.ok(calls.startRegimen, { body: { userId: user.id, regimenId: testRegimenId(category) } });

  test('are listed, and found one by one', async () => {
    const list = await client.ok(calls.listRegimens);
    expect(list).toHaveLength(6);
    const [first] = list;
    if (!first) return;
    expect(await client.ok(calls.getRegimen, { params: { id: first.id } })).toEqual(first);
    expect(JSON.parse(first.weeklyStructure)).toHaveLength(first.totalWeeks);
    const unknown = await client.call(calls.getRegimen, { params: { id: newId() } });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'regimen_not_found' } });
  });

  test('can be kept for ever by their version', async () => {
    const { programs } = await world().client().ok(calls.getCatalog);
    const [program] = programs;
    if (!program) return;
    const answer = await world().client().call(calls.getProgramContent, { params: program });
    expect(answer.headers['cache-control']).toContain('immutable');
    const { program: content, drills } = calls.getProgramContent.answer.parse(answer.body);
    expect(content.weeks).toHaveLength(program.totalWeeks);
    expect(drills.length).toBeGreaterThan(5);
    const other = await client.call(calls.getProgramContent, { params: { ...program, version: 'older' } });
    expect(other.status).toBe(404);
  });

  test('come all in one file as well, each as it is by itself', async () => {
    const list = await client.ok(calls.getCatalog);
    const answer = await world()
      .client()
      .call(calls.getWholeCatalog, { params: { version: list.version } });
    expect(answer.headers['cache-control']).toContain('immutable');
    const contents = unshareDrills(calls.getWholeCatalog.answer.parse(answer.body));
    const each = list.programs.map(({ id, version }) =>
      client.ok(calls.getProgramContent, { params: { id, version } }),
    );
    expect(contents).toEqual(await Promise.all(each));
    expect(contents.length).toBeGreaterThan(2);
    const older = await client.call(calls.getWholeCatalog, { params: { version: 'older' } });
    expect(older.status).toBe(404);
  });

  test('are sent once to who has the same list already', async () => {
    const get = (headers = {}) => world().client().get('/api/catalog', headers);
    const whole = await get();
    expect(whole).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=60' } });
    expect(calls.getCatalog.answer.parse(whole.body)).toEqual(whole.body);
    const known = { 'if-none-match': `W/${whole.headers.etag}` };
    const again = await get(known);
    expect(again).toMatchObject({
      status: 304,
      headers: { etag: whole.headers.etag, 'cache-control': 'public, max-age=60' },
    });
    expect(again.headers['content-length']).toBeUndefined();
    expect(await get({ 'if-none-match': '"another"' })).toMatchObject({ status: 200, body: whole.body });
  });

  test('start once, three at a time', async () => {
    const answer = await started('serving');
    expect(answer).toMatchObject({
      userId: user.id,
      isActive: true,
      currentWeek: 1,
      regimen: { name: 'Test serving' },
    });
    expect(await start(testRegimenId('serving'))).toMatchObject({
      status: 409,
      body: { code: 'already_active' },
    });
    await started('passing');
    await started('setting');
    const fourth = await start(testRegimenId('hitting'));
    expect(fourth).toMatchObject({ status: 409, body: { code: 'too_many_active' } });
    expect(fourth.body).toMatchObject({ message: expect.stringContaining('Test serving') });
    expect(await start(newId())).toMatchObject({ status: 404, body: { code: 'regimen_not_found' } });
  });

  test('begun by a call and on a phone that has not heard of it are one, afresh as well', async () => {
    const phone = new TestPhone(world(), { user, client });
    const known: { id: UserRegimenId }[] = [];
    for (let count = 0; count < 3; count++) {
      const { id } = await started('serving');
      const args = {
        userRegimenId: nextEnrolmentId(user.id, testRegimenId('serving'), known),
        regimenId: testRegimenId('serving'),
      };
      expect(await phone.push(phone.mutation('userRegimen.start', args))).toMatchObject({
        results: [{ status: 'applied' }],
      });
      expect(await client.ok(calls.listUserRegimens, { params: { id: user.id } })).toMatchObject([
        { id, isArchived: false },
      ]);
      expect(args.userRegimenId).toBe(id);
      known.push({ id });
      await client.ok(calls.archiveRegimen, { params: { id } });
    }
  });

  test('are paused and brought back with their progress', async () => {
    const { id } = await started('serving');
    const archived = await client.ok(calls.archiveRegimen, { params: { id } });
    expect(archived).toMatchObject({ isArchived: true, archivedAt: expect.any(String) });
    expect(await client.ok(calls.listArchivedRegimens, { params: { id: user.id } })).toEqual([archived]);
    const restored = await client.ok(calls.unarchiveRegimen, { params: { id } });
    expect(restored).toMatchObject({ id, isArchived: false, isActive: true });
    expect(await client.ok(calls.listUserRegimens, { params: { id: user.id } })).toEqual([restored]);
    expect(await client.ok(calls.listArchivedRegimens, { params: { id: user.id } })).toEqual([]);
  });

  test('of another player are out of reach', async () => {
    const { id } = await started('serving');
    const stranger = await signedIn(world());
    const archive = await stranger.client.call(calls.archiveRegimen, { params: { id } });
    expect(archive).toMatchObject({ status: 404, body: { code: 'user_regimen_not_found' } });
    for (const call of [calls.listUserRegimens, calls.listArchivedRegimens])
      expect((await stranger.client.call(call, { params: { id: user.id } })).status).toBe(403);
    const forAnother = await start(testRegimenId('serving'), stranger.client);
    expect(forAnother).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('need a session, and ids that are ids', async () => {
    const nobody = world().client();
    const params = { id: userRegimenId.parse(newId()) };
    expect((await start(regimenId.parse(newId()), nobody)).status).toBe(401);
    expect((await nobody.call(calls.archiveRegimen, { params })).status).toBe(401);
    expect((await nobody.call(calls.listRegimens)).status).toBe(401);
    expect((await start('no id')).status).toBe(400);
    expect((await client.json('POST', '/api/user-regimens', {})).status).toBe(400);
  });
});
