import { beforeEach, expect, it } from 'vitest';
import type { RowOf } from 'sync-protocol/entities/tables';
import type { Need } from 'sync-protocol/mutations/mutation';
import { Rows, type RowChange } from 'sync-protocol/mutations/rows';
import type { UserDb } from '../store/db.ts';
import {
  hold,
  nextMoment,
  rowsInMemory,
  settleTap,
  showTap,
  taps,
  viewOf,
  type Held,
  type Tap,
} from './taps.ts';

const db = { userId: 'player' } as unknown as UserDb;
const TASKS: Need[] = [{ table: 'tasks', from: '2026-03-03', to: '2026-03-04' }];

let stop: () => void = () => undefined;

beforeEach(() => {
  stop();
  taps.set([]);
});

type Task = RowOf<'tasks'>;
const task = (id: string, name: string, day = '2026-03-04') => ({ id, name, day }) as unknown as Task;

/** A screen that has just read these tasks. */
function screen(tasks: Task[], needs = TASKS): Held {
  const rows = new Rows();
  rows.load('tasks', tasks);
  const one = { db, needs, rows, readAt: nextMoment() };
  const before = stop;
  const end = hold(one);
  stop = () => {
    before();
    end();
  };
  return one;
}

const change = (before: Task | undefined, after: Task | undefined): RowChange => ({
  table: 'tasks',
  id: (after ?? before)?.id ?? '',
  before,
  after,
});

function tap(...changes: RowChange[]): Tap {
  const one: Tap = { db, changes, openedAt: undefined };
  showTap(one);
  return one;
}

/** The rows of a transaction. */
function found(...tasks: Task[]): Rows {
  const rows = new Rows();
  rows.load('tasks', tasks);
  return rows;
}

const names = (one: Held) =>
  viewOf(one)()
    ?.all('tasks')
    .map(({ name }) => name);

it('shows rows that a tap changes, adds and removes, on the days that a screen shows', () => {
  const one = screen([task('a', 'a'), task('b', 'b')]);
  tap(
    change(task('a', 'a'), task('a', 'A')),
    change(task('b', 'b'), undefined),
    change(undefined, task('c', 'c')),
    change(undefined, task('d', 'd', '2026-03-01')),
  );
  expect(names(one)).toEqual(['A', 'c']);
});

it('shows one player nothing of another’s taps', () => {
  const one = screen([task('a', 'a')]);
  showTap({
    ...tap(),
    db: { userId: 'another' } as unknown as UserDb,
    changes: [change(undefined, task('b', 'b'))],
  });
  expect(names(one)).toEqual(['a']);
});

it('what is read after a tap’s transaction was opened is shown as it is', () => {
  const before = screen([task('a', 'a')]);
  const one = tap(change(task('a', 'a'), task('a', 'A')));
  one.openedAt = nextMoment();
  const after = screen([task('a', 'from elsewhere')]);
  expect(names(before)).toEqual(['A']);
  expect(names(after)).toEqual(['from elsewhere']);
});

it('a tap stays until every screen has read it', () => {
  const before = screen([task('a', 'a')]);
  const changes = [change(task('a', 'a'), task('a', 'A'))];
  const one = tap(...changes);
  one.openedAt = nextMoment();
  settleTap(one, found(task('a', 'A')));
  expect(names(before)).toEqual(['A']);
  stop();
  screen([task('a', 'A')]);
  expect(taps.get()).toEqual([]);
});

it('a tap is forgotten once the screens that it concerns have read it, however long others stay', () => {
  const BADGES: Need[] = [{ table: 'userBadges', all: true }];
  const endOther = hold({ db, needs: BADGES, rows: new Rows(), readAt: nextMoment() });
  screen([task('a', 'a')]);
  const changes = [change(task('a', 'a'), task('a', 'A'))];
  const one = tap(...changes);
  one.openedAt = nextMoment();
  settleTap(one, found(task('a', 'A')));
  expect(taps.get()).toHaveLength(1);
  stop();
  screen([task('a', 'A')]);
  expect(taps.get()).toEqual([]);
  endOther();
});

it('a tap that is not written yet waits for a screen that has begun to read without it', () => {
  const readAt = nextMoment();
  tap(change(task('a', 'a'), task('a', 'A')));
  settleTap(tap(), undefined);
  const rows = found(task('a', 'a'));
  const late: Held = { db, needs: TASKS, rows, readAt };
  stop = hold(late);
  expect(names(late)).toEqual(['A']);
});

it('what the database knows otherwise is shown at once, and of a tap that failed nothing', () => {
  const one = screen([task('a', 'a'), task('b', 'b')]);
  const changes = [change(task('a', 'a'), task('a', 'A')), change(task('b', 'b'), task('b', 'B'))];
  const foreseen = tap(...changes);
  foreseen.openedAt = nextMoment();
  settleTap(foreseen, found(task('a', 'A'), task('b', 'from elsewhere')));
  expect(names(one)).toEqual(['A', 'from elsewhere']);
  const failed = tap(...changes);
  settleTap(failed, undefined);
  expect(taps.get()).not.toContain(failed);
});

it('hands out the same rows as long as no tap concerns them', () => {
  const view = viewOf(screen([task('a', 'a')]));
  const before = view();
  tap(change(undefined, task('z', 'z', '2026-01-01')));
  expect(view()).toBe(before);
});

it('knows rows only when all of them are held', () => {
  screen([task('a', 'a'), task('y', 'y', '2026-03-03')]);
  const found = (need: Need) =>
    rowsInMemory(db, [need])
      ?.all('tasks')
      .map(({ id }) => id);
  expect(found({ table: 'tasks', ids: ['a'] })).toEqual(['a']);
  expect(found({ table: 'tasks', ids: ['a', 'unknown'] })).toBeUndefined();
  expect(found({ table: 'tasks', from: '2026-03-04', to: '2026-03-04' })).toEqual(['a']);
  expect(found({ table: 'tasks', from: '2026-03-04' })).toBeUndefined();
  expect(found({ table: 'tasks', from: '2026-03-03', to: '2026-03-04', before: true })).toBeUndefined();
  expect(found({ table: 'tasks', all: true })).toBeUndefined();
  expect(found({ table: 'userBadges', all: true })).toBeUndefined();
  expect(rowsInMemory({} as UserDb, [{ table: 'tasks', ids: ['a'] }])).toBeUndefined();
});

it('gives the rows of one scope where they are asked for, of all that a screen holds', () => {
  const rows = new Rows();
  const member = (id: string, teamId: string) => ({ id, teamId }) as unknown as RowOf<'teamMembers'>;
  rows.load('teamMembers', [member('a', 'one'), member('b', 'other')]);
  const needs: Need[] = [{ table: 'teamMembers', all: true }];
  stop = hold({ db, needs, rows, readAt: nextMoment() });
  const found = rowsInMemory(db, [{ table: 'teamMembers', scope: 'team:one', all: true }]);
  expect(found?.all('teamMembers')).toEqual([member('a', 'one')]);
});
