import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { dropToast, shownToast, toast } from '#ui/layers/toast-store.ts';
import { SessionGate } from './session-gate.tsx';

const session = vi.hoisted(() => ({ status: 'signedIn', endedElsewhere: false, user: { id: 'ada' } }));
vi.mock('#data/session/session.ts', () => ({ useSession: () => ({ ...session }) }));
vi.mock('./app-routes.tsx', async () => {
  const { useState } = await import('react');
  return { AppRoutes: () => useState(`what ${session.user.id} did`)[0] };
});
vi.mock('./visitor.ts', () => ({ visitorOf: () => 'guest' }));

const gate = () => (
  <MemoryRouter>
    <SessionGate />
  </MemoryRouter>
);

afterEach(() => {
  cleanup();
  dropToast();
  Object.assign(session, { status: 'signedIn', endedElsewhere: false, user: { id: 'ada' } });
});

it('takes what was said, and what it offers, away with whom it was said to', () => {
  const { rerender } = render(gate());
  toast({ title: 'Task unchecked', action: { label: 'Undo', onSelect: () => undefined } });
  session.status = 'signedOut';
  rerender(gate());
  expect(shownToast()).toBeUndefined();
});

it('shows whom another tab has let in nothing of what the one before did, and offers nothing of it', () => {
  const { rerender } = render(gate());
  expect(screen.queryByText('what ada did')).not.toBeNull();
  toast({ title: 'Task unchecked', action: { label: 'Undo', onSelect: () => undefined } });
  session.user = { id: 'bea' };
  rerender(gate());
  expect(screen.queryByText('what bea did')).not.toBeNull();
  expect(shownToast()).toBeUndefined();
});

it('says to who was logged out from elsewhere that they were', () => {
  const { rerender } = render(gate());
  toast({ title: 'Task unchecked' });
  Object.assign(session, { status: 'signedOut', endedElsewhere: true });
  rerender(gate());
  expect(shownToast()).toMatchObject({ title: expect.stringMatching(/logged out from somewhere/) });
});
