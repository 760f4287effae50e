import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Demo } from './demo.tsx';

beforeEach(async () => {
  await Sheet.fetch();
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  render(<Demo open onClose={() => undefined} />, { wrapper: MemoryRouter });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const passOneScene = () =>
  act(() => {
    vi.advanceTimersByTime(5000);
  });
const expectStep = (step: number) => expect(screen.getByText(`Step ${step} of 7:`)).toBeDefined();

it('plays again what played by itself', () => {
  for (let step = 2; step <= 7; step++) passOneScene();
  expectStep(7);
  click('Again');
  expectStep(1);
  passOneScene();
  expectStep(2);
});

it('waits for a tap again where it was stepped through', () => {
  for (let step = 2; step <= 7; step++) click('Next');
  click('Again');
  passOneScene();
  expectStep(1);
});
