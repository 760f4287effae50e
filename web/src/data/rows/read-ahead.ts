import { motivationId } from 'sync-protocol/rules/derived-ids';
import { keptPrompts } from '../catalog/prompts.ts';
import { currentDay } from '../clock.ts';
import { activePhone } from '../store/active-phone.ts';
import { needsOfDay } from '../live/day.ts';
import { readHeld } from '../live/live-query.ts';
import { hold } from './taps.ts';

/**
 * Reads what Home shows first, while its scripts are on their way, and holds it until the first screen stands.
 * @param isShown resolves then: from then on the screens hold what they show
 */
export async function readAhead(isShown: Promise<void>): Promise<void> {
  const db = activePhone()?.db;
  if (!db) return;
  const today = currentDay();
  const needs = [
    ...needsOfDay(today),
    { table: 'users', all: true },
    { table: 'userSettings', all: true },
    { table: 'motivations', ids: [motivationId(db.userId, today)] },
  ] as const;
  try {
    const [held] = await Promise.all([readHeld(db, needs), keptPrompts(db)]);
    void isShown.then(hold(held));
  } catch {
    // The screens read it themselves, and say what is wrong.
  }
}
