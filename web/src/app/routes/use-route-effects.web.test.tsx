import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Link } from '#ui/controls/link.tsx';
import { useRouteEffects } from './use-route-effects.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Place({ next }: { next: string }) {
  const main = useRef<HTMLElement>(null);
  useRouteEffects(main);
  return (
    <main ref={main} tabIndex={-1}>
      <Link to={next}>On</Link>
    </main>
  );
}

it.each([
  // The set-up of a profile stands at `/`, and leads to Home.
  ['/', '/home', 1],
  ['/', '/training', 1],
  ['/auth', '/signup', 0],
])('from %s to %s the screen begins anew at its top %i times', (from, to, times) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={[from]}>
      <Place next={to} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(scrolled).toHaveBeenCalledTimes(times);
  expect(document.activeElement === screen.getByRole('main')).toBe(times > 0);
});
