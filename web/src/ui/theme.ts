import { useSyncExternalStore } from 'react';
import { keptStore } from './kept-store.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Its key is also read by public/before-paint.js, before the first paint. */
const theme = keptStore<Theme>('volleypath.theme', (kept) => THEMES.find((one) => one === kept) ?? 'system');

/** Sets the look of this device, now and for the next start. */
export function setTheme(next: Theme): void {
  const root = document.documentElement;
  if (next === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = next;
  theme.set(next);
}

export function useTheme(): Theme {
  return useSyncExternalStore(theme.subscribe, theme.get);
}
