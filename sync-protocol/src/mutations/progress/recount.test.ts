import { describe, expect, it } from 'vitest';
import { taskIdOf } from '../../rules/derived-ids.ts';
import { addDays } from '../../rules/training-day.ts';
import { aPlan, TestPlayer } from '../testing.ts';

const DAY = '2026-11-02';

it('counts a day as full from its sixth task on', () => {
  const player = new TestPlayer();
  player.start(DAY);
  const fullDays = player.tasksOf(DAY).map((task) => {
    player.setCompleted(task, true);
    return player.rows.all('playerStats')[0]?.fullDays;
  });
  expect(fullDays).toEqual([0, 0, 0, 0, 0, 1]);
});

describe('a program that turns out not to be complete', () => {
  /** A player whose program of one week is complete, and a way to take its last main drill back. */
  function whoCompleted() {
    const player = new TestPlayer();
    const plan = aPlan(undefined, 1);
    const enrolment = player.start(DAY, plan);
    const taskOf = (day: string, slot: number) => {
      const place = { day, userRegimenId: enrolment, slot };
      return { ...place, id: taskIdOf({ ...place, userId: player.userId, counter: 0 }) };
    };
    const last = addDays(DAY, 4);
    for (let count = 0; count < 5; count++)
      for (let slot = 1; slot <= 4; slot++) player.setCompleted(taskOf(addDays(DAY, count), slot), true);
    const takeBack = () => {
      expect(player.setCompleted(taskOf(last, 4), false)).toBeUndefined();
      return player.rows.get('userRegimens', enrolment);
    };
    return { player, plan, last, takeBack };
  }

  it('goes on where there is a place for it', () => {
    const { player, last, takeBack } = whoCompleted();
    player.start(last);
    player.start(last);
    expect(takeBack()).toMatchObject({ isActive: true, isArchived: false, completedAt: null });
  });

  it('waits in the archive when three others run', () => {
    const { player, last, takeBack } = whoCompleted();
    for (let count = 0; count < 3; count++) player.start(last);
    expect(takeBack()).toMatchObject({ isActive: true, isArchived: true, completedAt: null });
  });

  it('waits in the archive when it was started afresh', () => {
    const { player, plan, last, takeBack } = whoCompleted();
    player.start(last, plan);
    expect(takeBack()).toMatchObject({ isArchived: true, completedAt: null });
  });
});
