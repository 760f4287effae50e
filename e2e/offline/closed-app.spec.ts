import { expect, test } from '../fixtures.ts';
import { expectReadyForOffline, rowsOn } from '../harness/phone-storage.ts';
import { enrol, expectAllSent, taskTicks, tick } from '../harness/player-steps.ts';
import { workerEvents } from '../harness/worker-events.ts';

test('what waits goes out while the app is closed, and the app finds it done', async ({
  phone,
  player,
  server,
  ownPhone,
  sql,
}) => {
  await enrol(phone.context.request, server, player);
  const own = await ownPhone(player);
  await own.page.goto('/');
  await expect(taskTicks(own.page)).toHaveCount(6);
  await expectReadyForOffline(own.page);
  await own.goOffline();
  for (const index of [0, 1, 2]) await tick(own.page, index);
  await expect.poll(() => rowsOn(own.page, 'outbox')).toHaveLength(3);

  await own.page.goto('about:blank');
  await own.goOnline();
  const done = () => sql('select completed_tasks from player_stats where id = $1', [player.id]);
  expect(await done()).toEqual([{ completed_tasks: 0 }]);
  const worker = await workerEvents(own.page, server.url);
  await worker.sync('flush');
  await expect.poll(done).toEqual([{ completed_tasks: 3 }]);

  await own.page.goto('/');
  await expectAllSent(own.page);
  expect(await rowsOn(own.page, 'outbox')).toEqual([]);
  expect(await done()).toEqual([{ completed_tasks: 3 }]);
});
