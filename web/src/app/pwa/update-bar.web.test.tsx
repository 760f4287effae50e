import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UpdateBar } from './update-bar.tsx';

const update = vi.hoisted(() => ({ isReady: false }));
vi.mock('#pwa/update/update.ts', () => ({ useUpdate: () => ({ ...update, apply: () => undefined }) }));
afterEach(cleanup);

it('says that there is a new version in a region that stood there before, as screen readers want it', () => {
  const { rerender } = render(<UpdateBar />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  update.isReady = true;
  rerender(<UpdateBar />);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toContain('A new version is ready.');
});
