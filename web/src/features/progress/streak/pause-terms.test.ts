import type { StreakPause } from 'sync-protocol/entities/progress/streak-pause';
import { streakPauseId, userId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { expect, it } from 'vitest';
import { mostDays, pauseState } from './pause-terms.ts';

function pause(from: string, until: string): StreakPause {
  return { id: streakPauseId.parse(newId()), userId: userId.parse(newId()), from, until };
}

const TODAY = '2026-11-21';

it('may begin a week back or ahead at first', () => {
  const state = pauseState([], TODAY);
  expect(state).toMatchObject({ pause: undefined, isRunning: false, nextFrom: undefined });
  expect(state.firstDays).toHaveLength(15);
  expect([state.firstDays[0], state.firstDays.at(-1)]).toEqual(['2026-11-14', '2026-11-28']);
});

it('knows the pause that today is in', () => {
  const running = pause('2026-11-20', '2026-11-22');
  expect(pauseState([running], TODAY)).toMatchObject({ pause: running, isRunning: true });
  expect(pauseState([running], '2026-11-23').pause).toBeUndefined();
});

it('knows the next one to come, when none runs', () => {
  const ahead = pause('2026-11-24', '2026-11-26');
  expect(pauseState([ahead], TODAY)).toMatchObject({ pause: ahead, isRunning: false });
});

it('begins on no day of another one, and ends before the next', () => {
  const past = pause('2026-11-16', '2026-11-18');
  const { firstDays } = pauseState([past], TODAY);
  expect(firstDays).toHaveLength(12);
  expect(firstDays).not.toContain('2026-11-17');
  expect(mostDays([past], '2026-11-14')).toBe(2);
  expect(mostDays([past], '2026-11-19')).toBe(90);
});

it('says from when on one more may begin: ninety days after the last but one began', () => {
  const pauses = [pause('2026-11-20', '2026-11-22'), pause('2026-09-01', '2026-09-05')];
  expect(pauseState(pauses, '2026-11-22')).toMatchObject({ firstDays: [], nextFrom: '2026-11-30' });
  expect(pauseState(pauses, '2026-11-23')).toMatchObject({ firstDays: ['2026-11-30'], nextFrom: undefined });
});
