import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shownToast } from '#ui/layers/toast-store.ts';
import { DisplayBoundary } from './display-boundary.tsx';

/** A result that this version of the app can't show. */
function Broken(): never {
  throw new TypeError('there is no such technique');
}

it('says that a result could not be shown, and leaves the screen around it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // The page of the tests has nowhere to scroll.
  const scrollIntoView = vi.fn<() => void>();
  Object.assign(Element.prototype, { scrollIntoView });
  render(
    <main>
      <p>Your analyses</p>
      <DisplayBoundary>
        <Broken />
      </DisplayBoundary>
    </main>,
  );
  const text = 'Analysis completed but there was an issue displaying results. Please try again.';
  expect(screen.getByText('Your analyses')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Display Error' }).textContent).toContain(text);
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(shownToast()).toMatchObject({ title: 'Display Error', text, tone: 'danger' });
});
