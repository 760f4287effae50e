import { BadgeCheer } from '#features/progress/badges/badge-cheer.tsx';
import { Confirm } from '#ui/layers/confirm.tsx';
import { Menu } from '#ui/layers/menu.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Toaster } from '#ui/layers/toaster.tsx';

const AFTER_MS = 2_000;

/**
 * Fetches what any tap may need, once nothing else goes on: with no signal it is there even before the worker holds
 * the whole app. Call the answer when it is no longer wanted.
 */
export function fetchAhead(): () => void {
  const fetchAll = () => {
    for (const part of [Toaster, Confirm, Sheet, Menu, BadgeCheer]) void part.fetch();
  };
  const timer = setTimeout(fetchAll, AFTER_MS);
  return () => clearTimeout(timer);
}
