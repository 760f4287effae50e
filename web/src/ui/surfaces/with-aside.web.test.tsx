import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WithAside } from './with-aside.tsx';

afterEach(() => void vi.unstubAllGlobals());

it('keeps what was typed when a tablet is turned, and shows the aside where there is room', () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => media);
  render(
    <WithAside aside="Got a code?">
      <input aria-label="Team name" />
    </WithAside>,
  );
  const field = screen.getByLabelText('Team name');
  fireEvent.change(field, { target: { value: 'Diggers' } });
  expect(screen.queryByText('Got a code?')).toBeNull();
  act(() => {
    media.matches = true;
    media.dispatchEvent(new Event('change'));
  });
  expect(screen.getByText('Got a code?')).toBeDefined();
  expect(screen.getByLabelText('Team name')).toBe(field);
  expect(screen.getByDisplayValue('Diggers')).toBe(field);
});
