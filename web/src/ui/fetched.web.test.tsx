import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { fetched } from './fetched.tsx';

const Word = () => <p>here</p>;

it('shows a part once it has come', async () => {
  let come: () => void = () => undefined;
  const Part = fetched(() => new Promise<typeof Word>((resolve) => (come = () => resolve(Word))));
  await act(async () =>
    render(
      <Suspense fallback="on its way">
        <Part />
      </Suspense>,
    ),
  );
  expect(screen.queryByText('on its way')).not.toBeNull();
  expect(Part.isHere()).toBe(false);
  await act(async () => come());
  expect(screen.queryByText('here')).not.toBeNull();
  expect(Part.isHere()).toBe(true);
});

it('shows a part that was brought before in the same render', async () => {
  const Part = fetched(async () => Word);
  await Part.fetch();
  render(
    <Suspense fallback="on its way">
      <Part />
    </Suspense>,
  );
  expect(screen.queryByText('here')).not.toBeNull();
});
