import { beforeEach, expect, it, vi } from 'vitest';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
  vi.resetModules();
});

it('keeps the theme for the next start, where before-paint.js reads it', async () => {
  const { setTheme } = await import('./theme.ts');
  setTheme('dark');
  expect(root.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('volleypath.theme')).toBe('dark');
  setTheme('system');
  expect(root.dataset['theme']).toBeUndefined();
});
