import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { dropToast, shownToast, toast } from '#ui/layers/toast-store.ts';
import { SessionGate } from './session-gate.tsx';

const session = vi.hoisted(() => ({ status: 'signedIn', endedElsewhere: false }));
vi.mock('#data/session/session.ts', () => ({ useSession: () => ({ ...session }) }));
vi.mock('./app-routes.tsx', () => ({ AppRoutes: () => null }));
vi.mock('./visitor.ts', () => ({ visitorOf: () => 'guest' }));

const gate = () => (
  <MemoryRouter>
    <SessionGate />
  </MemoryRouter>
);

afterEach(() => {
  cleanup();
  dropToast();
  Object.assign(session, { status: 'signedIn', endedElsewhere: false });
});

it('takes what was said, and what it offers, away with whom it was said to', () => {
  const { rerender } = render(gate());
  toast({ title: 'Task unchecked', action: { label: 'Undo', onSelect: () => undefined } });
  session.status = 'signedOut';
  rerender(gate());
  expect(shownToast()).toBeUndefined();
});

it('says to who was logged out on another device that they were', () => {
  const { rerender } = render(gate());
  toast({ title: 'Task unchecked' });
  Object.assign(session, { status: 'signedOut', endedElsewhere: true });
  rerender(gate());
  expect(shownToast()).toMatchObject({ title: expect.stringMatching(/logged out/i) });
});
