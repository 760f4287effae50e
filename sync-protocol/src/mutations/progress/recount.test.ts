import { describe, expect, it } from 'vitest';
import { dayTotalId, taskIdOf } from '../../rules/derived-ids.ts';
import { dealsOn } from '../../rules/training/enrolment/enrolment.ts';
import { waitsOnceUnchecked } from '../../rules/training/enrolment/reopening.ts';
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

it('moves a program on by a drill that comes late, though a later streak loses just the points that it earns', () => {
  const player = new TestPlayer();
  const enrolment = player.start(DAY);
  const program = () => player.rows.get('userRegimens', enrolment);
  const train = (count: number, slots: number[]) => {
    const day = addDays(DAY, count);
    player.deal(day);
    for (const task of player.tasksOf(day)) if (slots.includes(task.slot)) player.setCompleted(task, true);
  };
  // From the fifth drill on.
  player.run('tasks.refresh', {}, DAY);
  train(2, [1, 2]);
  train(5, [1]);
  train(6, [1, 2, 3, 4, 5]);
  const before = program();
  expect(before).toMatchObject({ sessions: 1, completionPercentage: 9, mainDone: [7] });
  // With this day before them, three of seven were missed.
  train(0, [4]);
  expect(program()).toEqual({ ...before, sessions: 2, completionPercentage: 10, mainDone: [8] });
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
    /** What a player is told before they take it back is what comes of it. */
    const takeBack = (day = last) => {
      const { id } = taskOf(last, 4);
      const task = player.rows.get('tasks', id);
      const foretold = task && waitsOnceUnchecked(task, player.rows.all('userRegimens'));
      expect(player.setCompleted(taskOf(last, 4), false, day)).toBeUndefined();
      const after = player.rows.get('userRegimens', enrolment);
      expect(foretold?.id).toBe(after?.isArchived ? enrolment : undefined);
      return after;
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
    expect(takeBack()).toMatchObject({ isActive: false, isArchived: true, completedAt: null });
  });

  it('deals the day on which it was complete and none since, when it waits in the archive', () => {
    const { player, plan, last, takeBack } = whoCompleted();
    const later = addDays(last, 3);
    player.start(later, plan);
    const waiting = takeBack(later);
    if (!waiting) throw new Error('it waits');
    expect([last, later].map((day) => dealsOn(waiting, { day, tz: 'UTC' }))).toEqual([true, false]);
  });

  it('waits in the archive when it was started afresh', () => {
    const { player, plan, last, takeBack } = whoCompleted();
    player.start(last, plan);
    expect(takeBack()).toMatchObject({ isArchived: true, completedAt: null });
  });
});

it('tells again how training and rest took turns, after days of which a node of before said nothing', () => {
  const player = new TestPlayer();
  player.start(DAY);
  const train = (count: number) => {
    player.run('tasks.refresh', {}, addDays(DAY, count));
    const [task] = player.tasksOf(addDays(DAY, count));
    if (!task) throw new Error('no task');
    expect(player.setCompleted(task, true)).toBeUndefined();
  };
  for (const count of [0, 1, 2, 7]) train(count);
  const days = () => player.rows.all('dayTotals');
  const known = days().map(({ rhythm }) => rhythm);
  for (const day of days().slice(2)) player.rows.put('dayTotals', { ...day, rhythm: null });
  train(8);
  expect(days().map(({ rhythm }) => rhythm)).toEqual([...known, { ...known.at(-1), inWeek: 2, trained: 5 }]);
  expect(player.rows.all('playerStats')).toMatchObject([{ restWeeks: 1 }]);
});

describe('a streak of before two days in seven were free', () => {
  /** Trained days as their rest days carried them: one of every six, two held at most. */
  const BEFORE = [
    { count: -1, streak: 15, held: 2 },
    { count: 0, streak: 16, held: 2 },
    { count: 1, streak: 17, held: 2 },
    { count: 3, streak: 18, held: 2 },
    { count: 6, streak: 19, held: 0 },
  ];

  function whoHadTrained() {
    const player = new TestPlayer();
    const enrolment = player.start(DAY);
    for (const { count, streak, held } of BEFORE) {
      const day = addDays(DAY, count);
      const done = { [enrolment]: [Date.parse(`${day}T10:00:00Z`)] };
      const of = { id: dayTotalId(player.userId, day), userId: player.userId, day, done, points: 40 };
      player.rows.put('dayTotals', { ...of, streak, best: streak, held });
    }
    const late = (count: number) => {
      const [task] = player.tasksOf(DAY).filter(({ isCompleted }) => !isCompleted);
      if (!task) throw new Error('no task');
      expect(player.setCompleted(task, true, addDays(DAY, count))).toBeUndefined();
    };
    const streaks = () =>
      player.rows
        .all('dayTotals')
        .sort((a, b) => a.day.localeCompare(b.day))
        .map(({ streak }) => streak);
    return { player, late, streaks };
  }

  it('is never shorter when an older phone brings what was done on it', () => {
    const { late, streaks } = whoHadTrained();
    late(3);
    expect(streaks()).toEqual([15, 16, 17, 18, 19]);
    late(0);
    expect(streaks()).toEqual([15, 16, 17, 18, 19]);
    // What was missed of old is forgiven, what is missed from now on is not.
    late(9);
    expect(streaks().at(-1)).toBe(20);
    late(13);
    expect(streaks().at(-1)).toBe(1);
  });
});
