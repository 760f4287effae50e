import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

afterEach(() => vi.restoreAllMocks());

it('says in people’s words that something broke, and offers to reload', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('x is not a function');
  };
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('safe on this device');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  expect(screen.getByText('x is not a function')).toBeDefined();
});
