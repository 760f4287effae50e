import { freshSettings } from '../rules/fresh-rows.ts';
import type { UserId } from '../ids.ts';
import type { Rows } from './rows.ts';

/** Says up to when a player has seen the news of their rivals or the stories of others; it never goes back. */
export function seeUpTo(
  rows: Rows,
  player: UserId,
  what: 'rivalsSeenAt' | 'storiesSeenAt',
  instant: string,
): void {
  const settings = rows.get('userSettings', player) ?? freshSettings(player);
  const before = settings[what];
  if (!before || before < instant) rows.put('userSettings', { ...settings, [what]: instant });
}
