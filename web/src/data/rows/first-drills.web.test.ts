import { afterEach, expect, it } from 'vitest';
import type { UserId, UserRegimenId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { freshSettings } from 'sync-protocol/rules/fresh-rows';
import { NO_SEASON } from 'sync-protocol/rules/training/season/season-days';
import { currentDay } from '../clock.ts';
import { phoneZone } from '../phone-zone.ts';
import { closePhone, openPhone } from '../store/active-phone.ts';
import { firstDrillsOf } from './first-drills.ts';

const begun = newId<UserRegimenId>();

afterEach(closePhone);

/** A phone with a task of the program today, and a match or none. */
async function aDay({ place, isMatch }: { place: number | null; isMatch: boolean }): Promise<void> {
  const { db } = openPhone(newId<UserId>(), phoneZone());
  const day = currentDay();
  const task = { id: newId(), userId: db.userId, userRegimenId: begun, day, slot: 1, place };
  await db.synced('tasks').add(task as never);
  const season = { ...NO_SEASON, days: isMatch ? { [day]: 'match' as const } : {} };
  await db.synced('userSettings').add({ ...freshSettings(db.userId), season });
}

it.each([
  ['today, where one is dealt', { place: 4, isMatch: false }, 'today'],
  ['after the easy day of a match', { place: null, isMatch: true }, 'easy'],
  ['later, where today has others', { place: null, isMatch: false }, 'later'],
] as const)('the drills of a program that was begun come %s', async (_, day, when) => {
  await aDay(day);
  expect(await firstDrillsOf(begun)).toBe(when);
});
