import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePhone, openPhone } from '../store/active-phone.ts';
import { databaseName } from '../store/db.ts';
import { useHasPulled } from '../sync/first-pull.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';
import { useDayRows } from '../live/day.ts';
import { useTutorialDone } from '../live/live.ts';
import { readAhead } from './read-ahead.ts';

let elsewhere: TestPhone;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T12:00:00Z') });
  const server = new FakeServer(() => Date.now());
  elsewhere = new TestPhone(server, databaseName(server.userId));
  await elsewhere.start();
  openPhone(server.userId, 'UTC');
});
afterEach(() => {
  closePhone();
  vi.useRealTimers();
});

function home() {
  const { result } = renderHook(() => ({
    day: useDayRows(),
    tutorialDone: useTutorialDone(),
    hasPulled: useHasPulled(),
  }));
  return result;
}

it('what was read ahead shows in the first render, and what changes later as ever', async () => {
  let shown: () => void = () => undefined;
  await readAhead(new Promise((resolve) => (shown = resolve)));
  const result = home();
  expect(result.current).toMatchObject({ tutorialDone: null, hasPulled: false });
  expect(result.current.day?.tasks).toHaveLength(6);
  await act(async () => shown());
  const [task] = await elsewhere.tasks('2026-03-04');
  if (!task) throw new Error('no task');
  await act(() => elsewhere.set(task));
  await waitFor(() => expect(result.current.day?.stats.completedTasks).toBe(1));
});

it('the first render waits for the database when nothing was read ahead', async () => {
  const result = home();
  expect(result.current).toEqual({ day: undefined, tutorialDone: undefined, hasPulled: undefined });
  await waitFor(() => expect(result.current.day?.tasks).toHaveLength(6));
});
