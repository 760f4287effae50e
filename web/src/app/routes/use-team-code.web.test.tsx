import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useTeamCode } from './use-team-code.ts';

afterEach(() => vi.unstubAllGlobals());

it('shows a guest the page where the browser keeps nothing', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/teams?code=ABCDEF']}>{children}</MemoryRouter>
  );
  expect(() => renderHook(() => useTeamCode('guest'), { wrapper })).not.toThrow();
});
