import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Task } from '../entities/task.ts';
import { TABLE_NAMES } from '../entities/tables.ts';
import { clientGroupId, type ClientGroupId } from '../ids.ts';
import { newId } from '../new-id.ts';
import { addDays } from '../rules/training-day.ts';
import { MUTATORS } from './index.ts';
import { Rows } from './rows.ts';
import { runMutation } from './run.ts';
import { TestPlayer } from './testing.ts';

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

/** A player with a day of six tasks, of which two others are done. */
function aDay(): { player: TestPlayer; task: Task } {
  const player = new TestPlayer();
  player.start(DAY);
  const [task, second, third] = player.tasksOf(DAY);
  if (!task || !second || !third) throw new Error('a program deals tasks');
  player.setCompleted(second, true);
  player.setCompleted(third, true, addDays(DAY, 1));
  return { player, task };
}

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
    const at = new Date(Date.parse(`${day}T08:00:00Z`) + minute * 60_000).toISOString();
    const context = { userId: player.userId, clientGroup: by, at, day, tz: 'UTC' };
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
        completedDay: DAY,
        changedAt: `${DAY}T08:03:00.000Z`,
        changedBy: tablet,
      });
    }
  });

  it('of two devices at one instant: the larger client group’s holds', () => {
    const day = aDay();
    for (const words of interleavings([[done(phone, 1)], [undone(tablet, 1)]]))
      expect(after(day, words).task).toMatchObject({ isCompleted: false, changedBy: tablet });
  });

  it('end alike for every order in which those of two devices arrive', () => {
    fc.assert(
      fc.property(lane(phone, 0), lane(tablet, 0), (one, other) => {
        const day = aDay();
        const [first, ...others] = interleavings([one, other]).map((words) => after(day, words));
        for (const ending of others) expect(ending).toEqual(first);
      }),
      { numRuns: 60 },
    );
  });

  it('end alike for three devices and several days too; badges of past days stay, whoever saw them', () => {
    fc.assert(
      fc.property(lane(phone, 2), lane(tablet, 2), lane(laptop, 2), (...lanes) => {
        const day = aDay();
        const endings = interleavings(lanes.map((words) => words.slice(0, 2))).map((words) => {
          const { badges: _, ...ending } = after(day, words);
          return ending;
        });
        for (const ending of endings) expect(ending).toEqual(endings[0]);
      }),
      { numRuns: 30 },
    );
  });

  it('of one device hold in the order of its lane, though its clock went back', () => {
    const day = aDay();
    const back = after(day, [done(phone, 10), undone(phone, 5)]);
    expect(back.task).toMatchObject({ isCompleted: false, changedAt: `${DAY}T08:10:00.000Z` });
    expect(after(day, [done(phone, 10), undone(phone, 5), done(tablet, 7)]).task).toEqual(back.task);
    expect(after(day, [done(phone, 10), undone(phone, 5), done(tablet, 11)]).task).toMatchObject({
      isCompleted: true,
    });
  });

  it('move a completion to the later day, and leave nothing on the earlier one', () => {
    const day = aDay();
    const { others } = after(day, [done(phone, 1, 2), done(tablet, 1, 3)]);
    expect(others['dayTotals']).toHaveLength(3);
    expect(others).toMatchObject({ playerStats: [{ completedTasks: 3, trainedDays: 3 }] });
  });

  it('leave a completion where it is when that was too long ago to be moved', () => {
    const day = aDay();
    const first = after(day, [done(phone, 1)]);
    expect(after(day, [done(phone, 1), done(tablet, 1, 15)])).toEqual(first);
  });
});
