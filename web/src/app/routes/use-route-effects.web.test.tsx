import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useRouteEffects } from './use-route-effects.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

let go: NavigateFunction;

function Place() {
  go = useNavigate();
  const main = useRef<HTMLElement>(null);
  useRouteEffects(main);
  return <main ref={main} tabIndex={-1} />;
}

it.each([
  // The set-up of a profile stands at `/`, and leads to Home.
  ['/', '/home', 1],
  ['/', '/training', 1],
  ['/auth', '/signup', 0],
])('from %s to %s the screen begins anew at its top %i times', async (from, to, times) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={[from]}>
      <Place />
    </MemoryRouter>,
  );
  await act(async () => go(to));
  expect(scrolled).toHaveBeenCalledTimes(times);
  expect(document.activeElement === screen.getByRole('main')).toBe(times > 0);
});
