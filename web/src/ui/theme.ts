import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Also read by public/before-paint.js, before the first paint. */
const KEY = 'volleypath.theme';
const listeners = new Set<() => void>();

function read(): Theme {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system';
  } catch {
    return 'system';
  }
}

let theme = read();

/** Sets the look of this device, now and for the next start. */
export function setTheme(next: Theme): void {
  theme = next;
  const root = document.documentElement;
  if (next === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Without storage it holds until the app is closed.
  }
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => theme,
  );
}
