import { randomBytes } from 'node:crypto';
import * as calls from 'sync-protocol/contract/tasks';
import * as training from 'sync-protocol/contract/training/training';
import { newId, taskId } from 'sync-protocol/ids';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import type { TestClient } from '#testing/client.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aPhoneInProgram, aPhone } from '#testing/phone.ts';
import { signedIn, type TestUser } from '#testing/factories.ts';

const DAY_MS = 24 * 3_600_000;

onOneDatabase('daily tasks', (database) => {
  const world = testApp({ database });
  let user: TestUser;
  let client: TestClient;
  beforeEach(async () => {
    ({ user, client } = await signedIn(world()));
    await client.ok(training.startRegimen, {
      body: { userId: user.id, regimenId: testRegimenId('serving') },
    });
  });

  const firstTask = async () => {
    const [task] = await client.ok(calls.listTasks);
    if (!task) throw new Error('no task was dealt');
    return task;
  };
  const toggle = (id: string) => client.call(calls.toggleTask, { params: { id } });

  test('six are dealt for today, and again tomorrow', async () => {
    const today = await client.ok(calls.listTasks);
    expect(today).toHaveLength(6);
    world().clock.now += DAY_MS;
    const both = await client.ok(calls.listTasks);
    expect(both).toHaveLength(12);
    expect(new Set(both.map(({ day }) => day)).size).toBe(2);
    expect(both.slice(6).map(({ id }) => id)).toEqual(today.map(({ id }) => id));
    world().clock.now -= DAY_MS;
  });

  test('a toggle completes a task, gives its badges, and takes both back', async () => {
    const task = await firstTask();
    expect(task).toMatchObject({ isCompleted: false, completedAt: null });
    const done = await client.ok(calls.toggleTask, { params: { id: task.id } });
    expect(done).toMatchObject({ id: task.id, isCompleted: true, points: 20 });
    expect(done.completedAt).toBe(new Date(world().clock.now).toISOString());
    expect(done.newBadges.map(({ id }) => id)).toEqual(['tasks-1']);
    const open = await client.ok(calls.toggleTask, { params: { id: task.id } });
    expect(open).toMatchObject({ isCompleted: false, completedAt: null, newBadges: [] });
  });

  test('a toggle that is sent again with its key is not done again', async () => {
    const task = await firstTask();
    const send = (key: string) =>
      client.send('PATCH', `/api/tasks/${task.id}/toggle`, { headers: { 'idempotency-key': key } });
    const answers = await Promise.all(Array.from({ length: 3 }, () => send('one')));
    expect(answers.map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => answers[0]?.body));
    expect(answers[0]?.body).toMatchObject({ isCompleted: true });
    expect((await send('two')).body).toMatchObject({ isCompleted: false });
    expect((await send('x'.repeat(300))).status).toBe(400);
  });

  test('a key holds for its call, however long the call’s address is', async () => {
    const task = await firstTask();
    const send = (query: string) =>
      client.send('PATCH', `/api/tasks/${task.id}/toggle?x=${query}`, {
        headers: { 'idempotency-key': 'one' },
      });
    const long = randomBytes(6000).toString('base64url');
    const [first, again, other] = [await send(long), await send(long), await send(`${long}y`)];
    expect(first).toMatchObject({ status: 200, body: { isCompleted: true } });
    expect(again.body).toEqual(first.body);
    expect(other).toMatchObject({ status: 200, body: { isCompleted: false } });
  });

  test('a task of somebody else, or of nobody, does not exist', async () => {
    const task = await firstTask();
    const stranger = await signedIn(world());
    const answer = await stranger.client.call(calls.toggleTask, { params: { id: task.id } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'task_not_found' } });
    expect((await toggle(newId())).status).toBe(404);
    expect((await toggle('7')).status).toBe(400);
    expect(
      (
        await world()
          .client()
          .call(calls.toggleTask, { params: { id: taskId.parse(newId()) } })
      ).status,
    ).toBe(401);
  });

  test('open tasks are swapped three times a day, for their owner only', async () => {
    const refresh = (of: TestClient) => of.call(calls.refreshTasks, { params: { id: user.id } });
    const before = await firstTask();
    for (let times = 0; times < 3; times++) {
      const { body } = await refresh(client);
      expect(body).toHaveLength(6);
      expect(calls.refreshTasks.answer.parse(body).map(({ id }) => id)).not.toContain(before.id);
    }
    expect(await refresh(client)).toMatchObject({ status: 409, body: { code: 'refresh_limit' } });
    const stranger = await signedIn(world());
    expect(await refresh(stranger.client)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('what is left of an archived program is refused here as it is from a phone', async () => {
    const phone = await aPhone(world());
    await phone.pull();
    const enrolment = await phone.start(testRegimenId('serving'));
    const [yesterdays] = phone.rows('tasks');
    if (!yesterdays) throw new Error('no task was dealt');
    world().clock.now += DAY_MS;
    await phone.push(phone.mutation('userRegimen.archive', { userRegimenId: enrolment }));
    world().clock.now += 1000;
    const toggled = await phone.client.call(calls.toggleTask, { params: { id: yesterdays.id } });
    const { results } = await phone.push(phone.setCompleted(yesterdays));
    expect(toggled).toMatchObject({ status: 409, body: { code: 'program_archived' } });
    expect(results).toMatchObject([{ status: 'rejected', code: 'program_archived' }]);
    world().clock.now -= DAY_MS + 1000;
  });

  test('a phone that was away is credited the drill that it saw, though the day has other tasks now', async () => {
    const phone = await aPhoneInProgram(world());
    const away = await aPhone(world(), phone.user);
    await away.pull();
    const seen = away.rows('tasks').toSorted((a, b) => a.slot - b.slot);
    await phone.push(phone.mutation('tasks.refresh', {}));
    // What was swapped in and done is what the place of the old one would be dealt anew for.
    const [, , done] = phone.rows('tasks').toSorted((a, b) => a.slot - b.slot);
    if (!done) throw new Error('no task was dealt');
    await phone.push(phone.setCompleted(done));
    for (const task of seen) {
      const { results } = await away.push(away.setCompleted(task));
      expect(results).toMatchObject([{ status: 'applied' }]);
      const credited = away.rows('tasks').find(({ id }) => id === task.id);
      const { drillId, name, place, load, points } = task;
      expect(credited).toMatchObject({ drillId, name, place, load, points, isCompleted: true });
    }
    await away.pull();
    expect(away.rows('tasks').filter(({ isCompleted }) => isCompleted)).toHaveLength(7);
  });

  test('what was undone and swapped at once is counted once when a phone that was away did it, too', async () => {
    const phone = await aPhoneInProgram(world());
    const away = await aPhone(world(), phone.user);
    await away.pull();
    const task = away.task();
    await phone.push(phone.setCompleted(task));
    const { points } = phone.rows('dayTotals')[0] ?? {};
    world().clock.now += 1000;
    await phone.push(phone.setCompleted(task, false), phone.mutation('tasks.refresh', {}));
    expect(phone.rows('dayTotals')).toEqual([]);
    world().clock.now += 1000;
    await away.push(away.setCompleted(task));
    expect(away.rows('dayTotals').map((total) => total.points)).toEqual([points]);
    expect(away.rows('tasks').filter(({ isCompleted }) => isCompleted)).toMatchObject([{ id: task.id }]);
    world().clock.now -= 2000;
  });
});
