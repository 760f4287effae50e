import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';

onBothDatabases('a push', (database) => {
  const world = testApp({ database });
  let phone: TestPhone;
  beforeEach(async () => {
    phone = await aPhone(world());
    await phone.pull();
    await phone.start(testRegimenId('serving'));
  });

  test('S2.3 runs what is next and brings back what it did', async () => {
    const [task] = phone.rows('tasks');
    expect(phone.rows('tasks')).toHaveLength(6);
    if (!task) return;
    const answer = await phone.push(phone.setCompleted(task));
    expect(answer.results).toEqual([{ lane: 'core', id: 2, status: 'applied' }]);
    expect(phone.rows('tasks').find(({ id }) => id === task.id)).toMatchObject({ isCompleted: true });
    expect(phone.rows('playerStats')).toMatchObject([{ totalPoints: 20, completedTasks: 1 }]);
    expect(phone.lanes).toEqual({ core: 2, media: 0 });
  });
});
