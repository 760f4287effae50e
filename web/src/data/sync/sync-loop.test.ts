import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backoffMs } from './backoff.ts';
import { createSyncLoop } from './sync-loop.ts';
import type { Outcome } from './sync-once.ts';

const SYNCED: Outcome = { state: 'synced' };
const OFFLINE: Outcome = { state: 'offline' };

let outcome: Outcome;
const round = vi.fn<() => Promise<Outcome>>(async () => outcome);
const report = vi.fn<(what: 'sending' | Outcome) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  outcome = SYNCED;
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('sends taps that come in a row together', async () => {
  const loop = createSyncLoop({ round, report });
  for (let tap = 0; tap < 10; tap++) {
    loop.wake();
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(round).toHaveBeenCalledOnce();
  expect(report.mock.calls).toEqual([['sending'], [SYNCED]]);
});

it('runs one round at a time, and another one for whoever asked meanwhile', async () => {
  let finish: (outcome: Outcome) => void = () => undefined;
  round.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  const loop = createSyncLoop({ round, report });
  loop.wake('at once');
  await vi.advanceTimersByTimeAsync(0);
  loop.wake('at once');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(round).toHaveBeenCalledOnce();
  finish(SYNCED);
  await vi.advanceTimersByTimeAsync(0);
  expect(round).toHaveBeenCalledTimes(2);
});

it('tries again after failures, less and less often, but within fifteen seconds', async () => {
  outcome = OFFLINE;
  const loop = createSyncLoop({ round, report });
  loop.wake('at once');
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(60_000);
  const tries = round.mock.calls.length;
  expect(tries).toBeGreaterThan(5);
  expect(tries).toBeLessThan(14);
  outcome = SYNCED;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(report).toHaveBeenLastCalledWith(SYNCED);
  const settled = round.mock.calls.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(round).toHaveBeenCalledTimes(settled);
});

it('says that it sends when it is asked to, and not at every try of its own while offline', async () => {
  outcome = OFFLINE;
  const loop = createSyncLoop({ round, report });
  loop.wake('at once');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(round.mock.calls.length).toBeGreaterThan(5);
  expect(report.mock.calls.filter(([what]) => what === 'sending')).toHaveLength(1);
  loop.wake('at once');
  await vi.advanceTimersByTimeAsync(0);
  expect(report.mock.calls.filter(([what]) => what === 'sending')).toHaveLength(2);
});

it('R2 a tap does not shorten the wait, a connection does', async () => {
  outcome = { state: 'failed', retryAfterMs: 30_000 };
  const loop = createSyncLoop({ round, report });
  loop.wake('at once');
  await vi.advanceTimersByTimeAsync(0);
  loop.wake();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(round).toHaveBeenCalledOnce();
  loop.wake('at once');
  await vi.advanceTimersByTimeAsync(0);
  expect(round).toHaveBeenCalledTimes(2);
});

it('waits for a new session or version without asking again', async () => {
  outcome = { state: 'signedOut' };
  const loop = createSyncLoop({ round, report });
  loop.wake('at once');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(round).toHaveBeenCalledOnce();
});

it('flushes with a round of its own, and comes back when that failed', async () => {
  outcome = OFFLINE;
  const loop = createSyncLoop({ round, report });
  loop.wake('at once');
  await vi.advanceTimersByTimeAsync(0);
  await loop.flush();
  expect(round).toHaveBeenCalledTimes(2);
});

it('says nothing any more once it is stopped', async () => {
  const loop = createSyncLoop({ round, report });
  loop.wake('at once');
  loop.stop();
  loop.wake('at once');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(round).not.toHaveBeenCalled();
});

it('flushes after the round under way, not with it', async () => {
  let finish: (outcome: Outcome) => void = () => undefined;
  round.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  const loop = createSyncLoop({ round, report });
  loop.wake('at once');
  await vi.advanceTimersByTimeAsync(0);
  const flushed = loop.flush();
  finish(SYNCED);
  await flushed;
  expect(round).toHaveBeenCalledTimes(2);
});

it('who asks during a round that fails waits with the rest', async () => {
  let finish: (outcome: Outcome) => void = () => undefined;
  round.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  const loop = createSyncLoop({ round, report });
  loop.wake('at once');
  await vi.advanceTimersByTimeAsync(0);
  loop.wake();
  await vi.advanceTimersByTimeAsync(200);
  finish({ state: 'failed', retryAfterMs: 30_000 });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(round).toHaveBeenCalledOnce();
});

it('forgets failures with the first success', async () => {
  round.mockResolvedValueOnce(OFFLINE);
  const loop = createSyncLoop({ round, report });
  loop.wake('at once');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(report).toHaveBeenLastCalledWith(SYNCED);
  report.mockClear();
  loop.wake();
  await vi.advanceTimersByTimeAsync(100);
  expect(report.mock.calls).toEqual([['sending'], [SYNCED]]);
});

it('does not say how a round ended that was under way when it was stopped', async () => {
  let finish: (outcome: Outcome) => void = () => undefined;
  round.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  const loop = createSyncLoop({ round, report });
  loop.wake('at once');
  await vi.advanceTimersByTimeAsync(0);
  loop.stop();
  finish(OFFLINE);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(report.mock.calls).toEqual([['sending']]);
  expect(round).toHaveBeenCalledOnce();
});

it('a round that throws counts as failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  round.mockRejectedValueOnce(new Error('broken'));
  const loop = createSyncLoop({ round, report });
  loop.wake('at once');
  await vi.advanceTimersByTimeAsync(0);
  expect(report).toHaveBeenLastCalledWith({ state: 'failed', retryAfterMs: undefined });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(report).toHaveBeenLastCalledWith(SYNCED);
});

it('backs off by doubling between half and the whole of the wait', () => {
  const waits = [1, 2, 3, 4, 5, 6].map((failures) => [
    backoffMs(failures, undefined, () => 0),
    backoffMs(failures, undefined, () => 1),
  ]);
  expect(waits).toEqual([
    [500, 1_000],
    [1_000, 2_000],
    [2_000, 4_000],
    [4_000, 8_000],
    [7_500, 15_000],
    [7_500, 15_000],
  ]);
});
