import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useChosen } from './use-chosen.ts';

afterEach(cleanup);

const SIZES = ['small', 'large'] as const;

function Screen() {
  const [size, setSize] = useChosen('size', SIZES, 'small');
  const [other, setOther] = useChosen('other', SIZES, null);
  const { search } = useLocation();
  return (
    <>
      <output>{`${size} ${other} ${search}`}</output>
      <button type="button" onClick={() => setSize('large')}>
        size
      </button>
      <button type="button" onClick={() => setOther('small')}>
        other
      </button>
    </>
  );
}

function show(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Screen />
    </MemoryRouter>,
  );
}

const said = () => screen.getByRole('status').textContent;
const tap = (index: number) => act(() => screen.getAllByRole('button')[index]?.click());

it('shows what the address says, and what it does not know as nothing chosen', () => {
  show('/?size=large&other=enormous');
  expect(said()).toBe('large null ?size=large&other=enormous');
});

it('loses neither of two that are chosen before the router has taken its time', () => {
  show('/?player=1');
  const [size, other] = screen.getAllByRole('button');
  act(() => {
    size?.click();
    other?.click();
  });
  expect(said()).toBe('large small ?player=1&size=large&other=small');
});

it('keeps what is chosen in the address, and the rest of it', () => {
  show('/?player=1');
  tap(0);
  tap(1);
  expect(said()).toBe('large small ?player=1&size=large&other=small');
});
