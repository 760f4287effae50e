import { task as taskSchema, type Task } from 'sync-protocol/entities/tasks/task';
import { newId } from 'sync-protocol/new-id';
import { describe, expect, it } from 'vitest';
import type { KnownDrill } from '#data/catalog/drills.ts';
import { neighbour, nextOpen, queueOf, sessionOf } from './gym-queue.ts';

const aTask = (name: string, isCompleted = false): Task =>
  taskSchema.parse({
    id: newId(),
    userId: newId(),
    userRegimenId: newId(),
    regimenId: newId(),
    day: '2026-11-20',
    slot: 0,
    counter: 0,
    drillId: name.includes('/') ? name : null,
    name,
    description: '',
    dose: null,
    points: 20,
    estimatedMinutes: 5,
    category: 'serving',
    createdAt: '2026-11-20T08:00:00.000Z',
    isCompleted,
    completedAt: isCompleted ? '2026-11-20T10:00:00.000Z' : null,
    completedDay: isCompleted ? '2026-11-20' : null,
  });

const drills = new Map(
  (
    [
      ['serving/net', ['ball', 'net']],
      ['serving/wall', ['ball', 'wall']],
      ['serving/none', []],
    ] as const
  ).map(([id, equipment]) => [id, { drill: { id, equipment } } as unknown as KnownDrill]),
);
const names = (tasks: readonly Task[]) => tasks.map((task) => task.name);

describe('the tasks of gym mode', () => {
  const day = ['serving/net', 'serving/wall', 'serving/none', 'serving/gone', 'Partner passes'].map((name) =>
    aTask(name),
  );

  it.each([
    [
      ['ball', 'wall', 'net', 'partner'],
      ['serving/net', 'serving/wall', 'serving/none', 'serving/gone', 'Partner passes'],
    ],
    [
      ['ball', 'net'],
      ['serving/net', 'serving/none', 'serving/gone'],
    ],
    [['partner'], ['serving/none', 'serving/gone', 'Partner passes']],
    [[], ['serving/none', 'serving/gone']],
  ] as const)('with %j are %j', (has, expected) => {
    const { tasks, held } = queueOf(day, drills, has);
    expect(names(tasks)).toEqual(expected);
    expect(tasks.length + held.length).toBe(day.length);
  });

  it('need what their drill does, where a line of an own program is one by its words', () => {
    const net = drills.get('serving/net');
    if (!net) throw new Error('a drill with a net');
    const line = aTask('Toss and catch (round 2)');
    expect(names(queueOf([line], new Map([[line.name, net]]), ['ball']).held)).toEqual([line.name]);
  });

  it('keep what is done already, whatever it needed', () => {
    expect(names(queueOf([aTask('serving/net', true)], drills, []).tasks)).toEqual(['serving/net']);
  });

  it('are the day’s own, and none of yesterday’s once they are done', () => {
    const yesterdays = { ...aTask('yesterday’s'), day: '2026-11-19' };
    const todays = sessionOf([aTask('a', true), aTask('b', true), yesterdays], '2026-11-20');
    expect(names(todays)).toEqual(['a', 'b']);
    expect(nextOpen(todays, null)).toBeUndefined();
  });

  it('follow each other round until none is open', () => {
    const [a, b, c] = [aTask('a'), aTask('b', true), aTask('c')];
    if (!a || !b || !c) throw new Error('three tasks');
    const tasks = [a, b, c];
    expect(nextOpen(tasks, null)).toBe(a);
    expect(nextOpen(tasks, a.id)).toBe(c);
    expect(nextOpen(tasks, c.id)).toBe(a);
    expect(nextOpen([b, c], c.id)).toBeUndefined();
    expect(nextOpen([], null)).toBeUndefined();
  });

  it('have neighbours, done or not, but none beyond the ends', () => {
    const tasks = [aTask('a'), aTask('b', true)];
    const [a, b] = tasks;
    if (!a || !b) throw new Error('two tasks');
    expect(neighbour(tasks, a.id, 1)).toBe(b);
    expect(neighbour(tasks, b.id, -1)).toBe(a);
    expect(neighbour(tasks, a.id, -1)).toBeUndefined();
    expect(neighbour(tasks, b.id, 1)).toBeUndefined();
    expect(neighbour(tasks, 'gone', 1)).toBeUndefined();
  });
});
