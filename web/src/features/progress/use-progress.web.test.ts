import { renderHook, waitFor } from '@testing-library/react';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { addDays } from 'sync-protocol/rules/training-day';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { currentDay } from '#data/clock.ts';
import { afterEach, expect, it } from 'vitest';
import { firstMonday, heatWeeks } from './history/heat-days.ts';
import { useProgress } from './use-progress.ts';

afterEach(() => closePhone());

it('knows a free day for one, though the trained day before the year that is shown lies behind a long pause', async () => {
  const { db } = openPhone(newId<UserId>(), 'UTC');
  const monday = firstMonday(currentDay(), 53);
  const at = (days: number) => addDays(monday, days);
  const total = (days: number, streak: number) => ({ id: newId(), day: at(days), streak, done: {} });
  await db.synced('dayTotals').bulkAdd([total(-99, 6), total(-92, 7), total(1, 8)] as never[]);
  await db.synced('streakPauses').add({ id: newId(), from: at(-91), until: at(-2) } as never);
  const { result } = renderHook(() => useProgress());
  await waitFor(() => expect(result.current).toBeDefined());
  const progress = result.current;
  const [week] = progress ? heatWeeks(monday, progress) : [];
  expect(week?.map(({ kind }) => kind).slice(0, 2)).toEqual(['rest', 'trained']);
});
