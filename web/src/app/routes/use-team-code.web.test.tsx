import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Visitor } from './access.ts';
import { useTeamCode } from './use-team-code.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

/** Comes to `path`. @returns where they are then */
function come(path: string, visitor: Visitor): string {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      useTeamCode(visitor);
      return useLocation();
    },
    { wrapper },
  );
  return result.current.pathname + result.current.search;
}

it.each([
  ['is where they wanted to go once they are in', 23, '/teams?code=ABCD%20EFGH'],
  ['is no longer there for whoever has the phone another day', 25, '/'],
  ['is not there for good where the clock was ahead when it came', -25, '/'],
])('a team’s code %s', (_, hours, where) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  come('/teams?code=ABCD%20EFGH', 'guest');
  vi.setSystemTime(Date.now() + hours * 3_600_000);
  expect(come('/', 'newcomer')).toBe('/');
  expect(come('/', 'player')).toBe(where);
  expect(come('/', 'player')).toBe('/');
});

it('shows a guest the page where the browser keeps nothing', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  expect(come('/teams?code=ABCDEF', 'guest')).toBe('/teams?code=ABCDEF');
});
