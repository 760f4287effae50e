import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Task } from '../../entities/tasks/task.ts';
import { TABLE_NAMES } from '../../entities/tables.ts';
import { clientGroupId, type ClientGroupId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { taskIdOf } from '../../rules/derived-ids.ts';
import { addDays } from '../../rules/training-day.ts';
import { MUTATORS } from '../index.ts';
import { Rows } from '../rows.ts';
import { runMutation } from '../run.ts';
import { TestPlayer } from '../testing.ts';

const DAY = '2026-11-02';
const [phone, tablet, laptop] = [newId(), newId(), newId()].sort().map((id) => clientGroupId.parse(id)) as [
  ClientGroupId,
  ClientGroupId,
  ClientGroupId,
];

/** What one device says of a task: minutes after eight, so many days after it was dealt. */
interface Word {
  by: ClientGroupId;
  done: boolean;
  minute: number;
  later: number;
}

const done = (by: ClientGroupId, minute: number, later = 0): Word => ({ by, done: true, minute, later });
const undone = (by: ClientGroupId, minute: number, later = 0): Word => ({ by, done: false, minute, later });

/** A player with a day of six tasks, of which two others are done; the one to speak of is the program's next drill. */
function aDay(): { player: TestPlayer; task: Task } {
  const player = new TestPlayer();
  player.start(DAY);
  const [second, task, third] = player.tasksOf(DAY);
  if (!task || !second || !third) throw new Error('a program deals tasks');
  player.setCompleted(second, true);
  player.setCompleted(third, true, addDays(DAY, 1));
  return { player, task };
}

const instant = (minute: number, later = 0) =>
  new Date(Date.parse(`${addDays(DAY, later)}T08:00:00Z`) + minute * 60_000).toISOString();

/** Everything that the rows say after words have arrived in an order, and the badges by their names. */
function after({ player, task }: ReturnType<typeof aDay>, words: readonly Word[]) {
  const mutator = MUTATORS.get('task.setCompleted');
  if (!mutator) throw new Error('no such mutation');
  const rows = new Rows();
  for (const table of TABLE_NAMES) rows.load(table, player.rows.all(table));
  for (const { by, done: completed, minute, later } of words) {
    const day = addDays(DAY, later);
    const { id: taskId, userRegimenId, slot } = task;
    const args = { taskId, day: DAY, userRegimenId, slot, completed };
    const context = { userId: player.userId, clientGroup: by, at: instant(minute, later), day, tz: 'UTC' };
    const refusal = runMutation(rows, mutator, args, context, () => undefined);
    expect(refusal).toBeUndefined();
  }
  const { userBadges: _, ...others } = Object.fromEntries(
    TABLE_NAMES.map((table) => [
      table,
      (rows.all(table) as { id: string }[]).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ]),
  );
  return {
    task: rows.get('tasks', task.id),
    others,
    badges: rows
      .all('userBadges')
      .map(({ badgeId }) => badgeId)
      .sort(),
  };
}

/** All ways in which lanes can arrive, each in its own order. */
function interleavings(lanes: readonly (readonly Word[])[]): Word[][] {
  const open = lanes.filter((lane) => lane.length > 0);
  if (open.length === 0) return [[]];
  return open.flatMap((lane) => {
    const [first, ...rest] = lane;
    const others = open.map((other) => (other === lane ? rest : other));
    return interleavings(others).map((words) => (first ? [first, ...words] : words));
  });
}

/** S3.2 in other words: all that was said in its order, and of its end the run of "done". */
function asTheySay(lanes: readonly (readonly Word[])[]) {
  const inOrder = lanes
    .flatMap((words) => {
      let at = '';
      return words.map(({ by, done: isDone, minute, later }) => {
        at = [at, instant(minute, later)].sort().at(-1) ?? '';
        return { at, by, day: isDone ? addDays(DAY, later) : null };
      });
    })
    .toSorted((one, other) =>
      one.at + one.by < other.at + other.by ? -1 : Number(one.at + one.by > other.at + other.by),
    );
  const first = inOrder.slice(inOrder.findLastIndex(({ day }) => day === null) + 1)[0];
  return {
    isCompleted: first !== undefined,
    completedAt: first?.at ?? null,
    completedDay: first?.day ?? null,
  };
}

const lane = (by: ClientGroupId, days: number) =>
  fc.array(
    fc.record({
      by: fc.constant(by),
      done: fc.boolean(),
      // Few instants, so that two devices meet at one, and in no order, as a clock that is set back gives them.
      minute: fc.nat(4),
      later: fc.nat(days),
    }),
    { maxLength: 3 },
  );

describe('S3.2 words on a task', () => {
  it('hold by when they were said: done, undone and done again ends as done, however they arrive', () => {
    const day = aDay();
    const lanes = [[done(phone, 1), undone(phone, 2)], [done(tablet, 3)]];
    for (const words of interleavings(lanes)) {
      expect(after(day, words).task).toMatchObject({
        isCompleted: true,
        completedAt: instant(3),
        completedDay: DAY,
      });
    }
  });

  it('of two devices at one instant: the larger client group’s holds', () => {
    const day = aDay();
    for (const words of interleavings([[done(phone, 1)], [undone(tablet, 1)]]))
      expect(after(day, words).task).toMatchObject({ isCompleted: false });
  });

  it('end alike for every order in which those of two devices arrive', () => {
    fc.assert(
      fc.property(lane(phone, 0), lane(tablet, 0), (one, other) => {
        const day = aDay();
        const [first, ...others] = interleavings([one, other]).map((words) => after(day, words));
        for (const ending of others) expect(ending).toEqual(first);
        expect(first?.task).toMatchObject(asTheySay([one, other]));
      }),
      { numRuns: 60 },
    );
  });

  it('end alike for three devices and several days too; badges of past days stay, whoever saw them', () => {
    fc.assert(
      fc.property(lane(phone, 2), lane(tablet, 2), lane(laptop, 2), (...lanes) => {
        const day = aDay();
        const said = lanes.map((words) => words.slice(0, 2));
        const endings = interleavings(said).map((words) => {
          const { badges: _, ...ending } = after(day, words);
          return ending;
        });
        for (const ending of endings) expect(ending).toEqual(endings[0]);
        expect(endings[0]?.task).toMatchObject(asTheySay(said));
      }),
      { numRuns: 30 },
    );
  });

  it('of one device hold in the order of its lane, though its clock went back', () => {
    const day = aDay();
    const back = after(day, [done(phone, 10), undone(phone, 5)]);
    expect(back.task).toMatchObject({ isCompleted: false, words: [{ at: instant(10), day: null }] });
    expect(after(day, [done(phone, 10), undone(phone, 5), done(tablet, 7)]).task).toEqual(back.task);
    expect(after(day, [done(phone, 10), undone(phone, 5), done(tablet, 11)]).task).toMatchObject({
      isCompleted: true,
    });
  });

  it('leave a task that is done on its first day, though another device does it again later', () => {
    const day = aDay();
    for (const words of interleavings([[done(phone, 1, 2)], [done(tablet, 1, 3)]])) {
      const { task, others } = after(day, words);
      expect(task).toMatchObject({ completedAt: instant(1, 2), completedDay: addDays(DAY, 2) });
      expect(others['dayTotals']).toHaveLength(3);
      expect(others).toMatchObject({ playerStats: [{ completedTasks: 3, trainedDays: 3 }] });
    }
  });

  it('move it to the day on which it was done again, when it had been undone in between, and leave nothing behind', () => {
    const day = aDay();
    for (const words of interleavings([[done(phone, 1, 2), undone(phone, 2, 2)], [done(tablet, 1, 3)]])) {
      const { task, others } = after(day, words);
      expect(task).toMatchObject({ completedAt: instant(1, 3), completedDay: addDays(DAY, 3) });
      expect(others['dayTotals']).toHaveLength(3);
      expect(others).toMatchObject({ playerStats: [{ completedTasks: 3, trainedDays: 3 }] });
    }
  });

  it('take a done task back for good when the last one says so, however often it was done before', () => {
    const day = aDay();
    const lanes = [[done(phone, 1), done(phone, 3)], [done(tablet, 2)], [undone(laptop, 4)]];
    for (const words of interleavings(lanes))
      expect(after(day, words)).toMatchObject({
        task: { isCompleted: false, completedAt: null, completedDay: null },
        others: { playerStats: [{ completedTasks: 2 }] },
      });
  });

  it('leave a completion where it is when that was too long ago to be moved', () => {
    const day = aDay();
    const lateWords = [done(phone, 1), done(tablet, 3, 15), undone(laptop, 2, 15)];
    for (const words of [lateWords.slice(0, 1), lateWords.slice(0, 2), lateWords])
      expect(after(day, words).task).toMatchObject({ completedAt: instant(1), completedDay: DAY });
  });
});

describe('S3.2 a task that is done already', () => {
  /** A player who has done a task, and who then says "done" once more for a day on which it could not count. */
  const cases: Record<string, (player: TestPlayer, task: Task) => string | undefined> = {
    'is archived with its program': (player, task) => {
      const { userRegimenId } = task;
      player.run('userRegimen.archive', { userRegimenId }, DAY, { at: instant(60) });
      return player.setCompleted(task, true, DAY, { at: instant(70), clientGroup: tablet });
    },
    'is done again on a day that is full': (player, task) => {
      const later = addDays(DAY, 1);
      fill(player, later);
      return player.setCompleted(task, true, later, { at: instant(70, 1), clientGroup: tablet });
    },
    'was done on a day that is full, as another device says later': (player, task) => {
      const before = addDays(DAY, -1);
      fill(player, before);
      return player.setCompleted(task, true, before, { at: instant(70, -1), clientGroup: tablet });
    },
    'was done before its program was started, as another device says': (player, task) => {
      const before = { at: instant(70, -1), clientGroup: tablet, playerSince: instant(0, -9) };
      return player.setCompleted(task, true, addDays(DAY, -1), before);
    },
    'was done before there was an account, as another device says': (player, task) => {
      const before = { at: instant(70, -1), clientGroup: tablet, playerSince: instant(0) };
      return player.setCompleted(task, true, addDays(DAY, -1), before);
    },
  };

  /** A day with as many tasks done as it may have; answers one of them. */
  function fill(player: TestPlayer, day: string) {
    const { userId } = player;
    const places = [player.start(day), player.start(day)].flatMap((userRegimenId) =>
      [0, 1, 2, 3, 4, 5].map((slot) => ({ day, userRegimenId, slot })),
    );
    const tasks = places.map((place) => ({ ...place, id: taskIdOf({ ...place, userId, counter: 0 }) }));
    for (const one of tasks) player.setCompleted(one, true, day);
    return tasks[0];
  }

  it.each(Object.entries(cases))('stays so and is not refused when it %s', (_, sayAgain) => {
    const { player, task } = aDay();
    player.setCompleted(task, true, DAY, { at: instant(1), clientGroup: phone });
    expect(sayAgain(player, task)).toBeUndefined();
    expect(player.rows.get('tasks', task.id)).toMatchObject({
      isCompleted: true,
      completedAt: instant(1),
      completedDay: DAY,
      words: { length: 2 },
    });
  });

  it('does not go back to a day that lies too far back, though there is room on it by now', () => {
    const { player, task } = aDay();
    const [before, later] = [addDays(DAY, -1), addDays(DAY, 3)];
    player.setCompleted(task, true, later, { clientGroup: phone });
    const full = fill(player, before);
    player.setCompleted(task, true, before, { clientGroup: tablet });
    if (full) player.setCompleted(full, false, before);
    expect(player.setCompleted(task, true, addDays(DAY, 15), { clientGroup: laptop })).toBeUndefined();
    expect(player.rows.get('tasks', task.id)).toMatchObject({ completedDay: later, words: { length: 3 } });
  });

  it('stays so on a phone that knows only that it is done, until that phone takes it back', () => {
    const { player, task } = aDay();
    const rowOnPhone = { ...task, isCompleted: true, completedAt: instant(10), completedDay: DAY };
    player.setCompleted(task, true, DAY, { at: instant(10), clientGroup: tablet });
    const standing = player.rows.get('tasks', task.id);
    if (!standing) throw new Error('it is there');
    const { words: _, ...told } = standing;
    expect(told).toEqual(rowOnPhone);
    player.rows.put('tasks', told);
    player.setCompleted(task, true, DAY, { at: instant(20), clientGroup: phone });
    expect(player.rows.get('tasks', task.id)).toMatchObject({ completedAt: instant(10) });
    player.rows.put('tasks', told);
    // Its clock is behind.
    player.setCompleted(task, false, DAY, { at: instant(5), clientGroup: phone });
    expect(player.rows.get('tasks', task.id)).toMatchObject({ isCompleted: false, completedAt: null });
  });
});
