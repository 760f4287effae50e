import { SCREENS } from '../routes/screens.ts';
import { BadgeCheer } from '#features/progress/badges/badge-cheer.tsx';
import { Confirm } from '#ui/layers/confirm.tsx';
import { Menu } from '#ui/layers/menu.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Toaster } from '#ui/layers/toaster.tsx';

const AFTER_MS = 2_000;

/** The tabs' own come last: a tab then opens in the frame of its tap. */
const { home, training, leaderboard, teams, profile } = SCREENS;
const PARTS = [Toaster, Confirm, Sheet, Menu, BadgeCheer, home, training, leaderboard, teams, profile];

/**
 * Fetches what any tap may need, once nothing else goes on: with no signal it is there even before the worker holds
 * the whole app. Call the answer when it is no longer wanted.
 */
export function fetchAhead(): () => void {
  const leaving = new AbortController();
  const timer = setTimeout(() => void fetchAll(leaving.signal), AFTER_MS);
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}

/** One after the other: a tap in between waits for no more than one of them. */
async function fetchAll(leaving: AbortSignal): Promise<void> {
  for (const part of PARTS) if (!leaving.aborted) await part.fetch();
}
