import { describe, expect, it } from 'vitest';
import type { Task } from '../../entities/tasks/task.ts';
import { taskIdOf } from '../../rules/derived-ids.ts';
import { addDays } from '../../rules/training-day.ts';
import type { Plan } from '../../rules/training/plan.ts';
import { TestPlayer } from '../testing.ts';

const DAY = '2026-11-02';
const at = (time: string) => ({ at: `${DAY}T${time}:00.000Z` });

/** A task of the day as a phone dealt it that had refreshed so often. */
function taskOf(player: TestPlayer, userRegimenId: Task['userRegimenId'], counter: number) {
  const slot = 0;
  const id = taskIdOf({ userId: player.userId, day: DAY, userRegimenId, slot, counter });
  return { id, day: DAY, userRegimenId, slot };
}

describe('how often a day was refreshed', () => {
  it('S3.5 holds when another device archived the program meanwhile', () => {
    const player = new TestPlayer();
    const enrolment = player.start(DAY);
    player.run('userRegimen.archive', { userRegimenId: enrolment }, DAY, at('13:00'));
    // The other phone was offline: refreshed at 12:10, done at 12:20.
    expect(player.run('tasks.refresh', {}, DAY, at('12:10'))).toBeUndefined();
    expect(player.setCompleted(taskOf(player, enrolment, 1), true, DAY, at('12:20'))).toBeUndefined();
    expect(player.rows.all('playerStats')).toMatchObject([{ completedTasks: 1 }]);
  });

  it('S3.5 holds when the program was archived, or archived and restored, after the refresh', () => {
    for (const isRestored of [false, true]) {
      const player = new TestPlayer();
      const enrolment = player.start(DAY);
      player.run('tasks.refresh', {}, DAY, at('12:10'));
      player.run('userRegimen.archive', { userRegimenId: enrolment }, DAY, at('13:00'));
      if (isRestored) player.run('userRegimen.unarchive', { userRegimenId: enrolment }, DAY, at('13:01'));
      expect(player.setCompleted(taskOf(player, enrolment, 1), true, DAY, at('12:20'))).toBeUndefined();
      expect(player.setCompleted(taskOf(player, enrolment, 2), true, DAY, at('12:20'))).toBe(
        'task_not_found',
      );
    }
  });

  it('is not forgotten with the tasks: the limit stays, and so do the drills that were dealt last', () => {
    const player = new TestPlayer();
    const enrolment = player.start(DAY);
    for (let count = 0; count < 3; count++) expect(player.run('tasks.refresh', {}, DAY)).toBeUndefined();
    const drills = () => player.tasksOf(DAY).map(({ name }) => name);
    const dealt = drills();
    player.run('userRegimen.archive', { userRegimenId: enrolment }, DAY);
    expect(player.tasksOf(DAY)).toEqual([]);
    player.run('userRegimen.unarchive', { userRegimenId: enrolment }, DAY);
    expect(drills()).toEqual(dealt);
    expect(player.run('tasks.refresh', {}, DAY)).toBe('refresh_limit');
  });

  it('S3.5 counts what a phone did after a start that is refused here', () => {
    const [phone, server] = [new TestPlayer(), new TestPlayer()];
    const enrolment = phone.start(DAY);
    const context = { userId: phone.userId, planOf: (id: Plan['regimenId']) => phone.plans.get(id) };
    server.rows.load('userRegimens', phone.rows.all('userRegimens'));
    server.rows.load('tasks', phone.tasksOf(DAY));
    phone.start(DAY);
    for (const player of [phone, server]) player.run('tasks.refresh', {}, DAY, context);
    for (const task of phone.tasksOf(DAY).filter(({ userRegimenId: of }) => of === enrolment))
      expect(server.setCompleted(task, true, DAY, context)).toBeUndefined();
    expect(server.tasksOf(DAY).filter(({ isCompleted }) => isCompleted).length).toBeGreaterThan(2);
  });

  it('is counted for each day by itself', () => {
    const player = new TestPlayer();
    player.start(DAY);
    player.run('tasks.refresh', {}, DAY);
    player.run('tasks.refresh', {}, DAY);
    player.run('tasks.refresh', {}, addDays(DAY, 1));
    expect(player.rows.all('refreshedDays').map(({ day, refreshes }) => [day, refreshes])).toEqual([
      [DAY, 2],
      [addDays(DAY, 1), 1],
    ]);
    expect(player.tasksOf(DAY).map(({ counter }) => counter)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('S3.5 is what the days have together, when a clock that was off parted them', () => {
    const player = new TestPlayer();
    const enrolment = player.start(DAY);
    const tomorrow = addDays(DAY, 1);
    player.run('tasks.refresh', {}, DAY);
    player.run('tasks.refresh', {}, tomorrow);
    expect(player.setCompleted(taskOf(player, enrolment, 3), true, tomorrow)).toBe('task_not_found');
    expect(player.setCompleted(taskOf(player, enrolment, 2), true, tomorrow)).toBeUndefined();
  });

  it('counts what was asked for while something was open, though another device has completed it since', () => {
    const player = new TestPlayer();
    const enrolment = player.start(DAY);
    for (const task of player.tasksOf(DAY)) player.setCompleted(task, true, DAY, at('12:15'));
    expect(player.run('tasks.refresh', {}, DAY, at('12:15'))).toBe('nothing_to_refresh');
    expect(player.run('tasks.refresh', {}, DAY, at('12:10'))).toBeUndefined();
    expect(player.tasksOf(DAY).every(({ isCompleted }) => isCompleted)).toBe(true);
    expect(player.setCompleted(taskOf(player, enrolment, 1), true, DAY, at('12:20'))).toBeUndefined();
  });
});
