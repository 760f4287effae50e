import { expect, it } from 'vitest';
import { LOAD_KEPT_DAYS } from '../../rules/tasks/load-diary.ts';
import { addDays } from '../../rules/training-day.ts';
import { TestPlayer } from '../testing.ts';

const DAY = '2026-11-21';
const session = { minutes: 90, effort: 6, jumps: null };

const noted = (player: TestPlayer) =>
  player.rows.all('loadDays').map(({ day, practice, match }) => [day, practice?.effort, match?.effort]);
const season = (player: TestPlayer) => player.rows.all('userSettings')[0]?.season;

it('keeps a practice and matches of a day, each by its last word', () => {
  const player = new TestPlayer();
  const set = (kind: 'practice' | 'match', effort: number | null, day = DAY) =>
    player.run('load.set', { day, kind, session: effort === null ? null : { ...session, effort } }, DAY);
  set('practice', 4);
  set('match', 8);
  set('practice', 5);
  expect(noted(player)).toEqual([[DAY, 5, 8]]);
  set('practice', null);
  expect(noted(player)).toEqual([[DAY, undefined, 8]]);
  set('match', null);
  set('match', null);
  expect(noted(player)).toEqual([]);
});

it('tells the season of today alone, and takes it back', () => {
  const player = new TestPlayer();
  player.start(DAY);
  const before = player.tasksOf(DAY);
  const set = (day: string, kind: 'practice' | 'match', has: boolean) =>
    player.run('load.set', { day, kind, session: has ? session : null }, DAY);
  set(addDays(DAY, -1), 'match', true);
  expect(season(player)).toBeUndefined();
  set(DAY, 'practice', true);
  expect(season(player)?.days).toEqual({ [DAY]: 'practice' });
  set(DAY, 'match', true);
  expect(season(player)?.days).toEqual({ [DAY]: 'match' });
  set(DAY, 'match', false);
  expect(season(player)?.days).toEqual({ [DAY]: 'practice' });
  set(DAY, 'practice', false);
  expect(season(player)?.days).toEqual({});
  player.run('season.setDay', { day: DAY, kind: 'match' }, DAY);
  set(DAY, 'practice', true);
  set(DAY, 'practice', false);
  expect(season(player)?.days).toEqual({ [DAY]: 'match' });
  // What is dealt stands.
  expect(player.tasksOf(DAY)).toEqual(before);
});

it('holds the last eight weeks', () => {
  const player = new TestPlayer();
  const set = (day: string, today = DAY) => player.run('load.set', { day, kind: 'practice', session }, today);
  expect(set(addDays(DAY, -LOAD_KEPT_DAYS))).toBeUndefined();
  expect(set(addDays(DAY, -LOAD_KEPT_DAYS - 1))).toBe('not_in_diary');
  expect(set(addDays(DAY, 1))).toBeUndefined();
  expect(set(addDays(DAY, 2))).toBe('not_in_diary');
  expect(set(addDays(DAY, 10), addDays(DAY, 10))).toBeUndefined();
  expect(noted(player).map(([day]) => day)).toEqual([addDays(DAY, 1), addDays(DAY, 10)]);
});

it('grows no longer by clocks that go back', () => {
  const player = new TestPlayer();
  const days = Array.from({ length: 3 * LOAD_KEPT_DAYS }, (_, back) => addDays(DAY, 1 - back));
  for (const day of days) player.run('load.set', { day, kind: 'match', session }, day);
  expect(noted(player).map(([day]) => day)).toEqual(days.slice(0, LOAD_KEPT_DAYS + 2));
});
