// What outlives a reload and no more than this tab, where the browser keeps anything at all.

/** Under which key the age is that somebody has said: `told-age.ts`, which a start does not load. */
export const AGE = 'volleypath.age';

export function keptInTab(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** @param text empty: no longer kept */
export function keepInTab(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // As if it were another tab.
  }
}
