import type { StreakPause } from 'sync-protocol/entities/progress/streak-pause';
import { streakPauseId, userId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { expect, it } from 'vitest';
import { pauseState } from './pause-terms.ts';

function pause(from: string, until: string): StreakPause {
  return { id: streakPauseId.parse(newId()), userId: userId.parse(newId()), from, until };
}

it('has two pauses at first', () => {
  expect(pauseState([], '2026-11-21')).toEqual({ running: undefined, left: 2, nextFrom: undefined });
});

it('knows the pause that today is in', () => {
  const running = pause('2026-11-20', '2026-11-22');
  expect(pauseState([running], '2026-11-21')).toMatchObject({ running, left: 1 });
  expect(pauseState([running], '2026-11-23').running).toBeUndefined();
});

it('says from when on one more may begin: ninety days after the last but one began', () => {
  const pauses = [pause('2026-11-20', '2026-11-22'), pause('2026-09-01', '2026-09-05')];
  expect(pauseState(pauses, '2026-11-23')).toMatchObject({ left: 0, nextFrom: '2026-11-30' });
  expect(pauseState(pauses, '2026-11-29').left).toBe(0);
  expect(pauseState(pauses, '2026-11-30')).toMatchObject({ left: 1, nextFrom: undefined });
});
