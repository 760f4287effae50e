import { renderHook, waitFor } from '@testing-library/react';
import { newId, userRegimenId, type UserId } from 'sync-protocol/ids';
import { afterEach, expect, it } from 'vitest';
import { currentDay } from '#data/clock.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { useDay } from './use-day.ts';

afterEach(() => closePhone());

it.each([
  ['1.0x', 1, 40, 0],
  ['1.5x', 7, 60, 20],
])(
  'at %s says what the multiplier added by the ledger, though the tasks say they were done on another day',
  async (_, streak, points, bonus) => {
    const { db } = openPhone(newId<UserId>(), 'UTC');
    const today = currentDay();
    const enrolment = userRegimenId.parse(newId());
    const at = Date.now();
    const total = { id: newId(), day: today, done: { [enrolment]: [at, at + 1] }, streak, points };
    await db.synced('dayTotals').add(total as never);
    await db.synced('userRegimens').add({ id: enrolment, basePoints: 20, startedAt: '' } as never);
    const { result } = renderHook(() => useDay());
    await waitFor(() => expect(result.current?.points).toBe(points));
    expect(result.current?.bonus).toBe(bonus);
  },
);
