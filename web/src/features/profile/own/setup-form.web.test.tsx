import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SetupForm } from './setup-form.tsx';
import type { SetupFields } from './setup-fields.ts';

const EMPTY: SetupFields = {
  firstName: '',
  lastName: '',
  displayName: 'Ace7',
  hideRealName: true,
  position: '',
  skillLevel: '',
  yearsPlaying: 0,
  school: '',
  clubTeam: '',
  hometown: '',
  bio: '',
};

function Form({ filled, isMinor = true }: { filled: Partial<SetupFields>; isMinor?: boolean }) {
  const [fields, set] = useState({ ...EMPTY, ...filled });
  const [issues, say] = useState({});
  return (
    <>
      <SetupForm
        isMinor={isMinor}
        fields={fields}
        issues={issues}
        onChange={(changed) => set({ ...fields, ...changed })}
      />
      <button type="button" onClick={() => say({ bio: 'Please choose other words.' })}>
        Refuse
      </button>
    </>
  );
}

const details = () => document.querySelector('details');
afterEach(cleanup);

it('folds what nobody has to say, and shows what was said before', () => {
  render(<Form filled={{}} />);
  expect(details()?.open).toBe(false);
  cleanup();
  render(<Form filled={{ school: 'Lakeside' }} />);
  expect(details()?.open).toBe(true);
});

it('stays open when the last letter is taken back, and opens again for what is to be mended', () => {
  render(<Form filled={{ bio: 'x' }} />);
  fireEvent.change(screen.getByLabelText(/Bio/), { target: { value: '' } });
  expect(details()?.open).toBe(true);
  const folded = details();
  if (folded) folded.open = false;
  fireEvent.change(screen.getByLabelText(/School/), { target: { value: 'Lakeside' } });
  expect(details()?.open).toBe(false);
  fireEvent.click(screen.getByText('Refuse'));
  expect(details()?.open).toBe(true);
});

it('promises nobody under 18 that anyone can find them by their name', () => {
  render(<Form filled={{ hideRealName: false }} />);
  expect(screen.getByText(/Your profile begins private/)).toBeTruthy();
  cleanup();
  render(<Form filled={{ hideRealName: false }} isMinor={false} />);
  expect(screen.getByText(/Anyone can find you by your real name/)).toBeTruthy();
});
