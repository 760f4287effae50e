import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ScrolledTo } from './scrolled-to.tsx';

afterEach(cleanup);

it('brings the focus to the heading of what has come, past those that were there', () => {
  Element.prototype.scrollIntoView = () => undefined;
  const page = (hasResult: boolean) => (
    <main>
      <h2>Upload</h2>
      <button>Analyze</button>
      {hasResult && (
        <>
          <ScrolledTo />
          <section>
            <h2>Serving analysis</h2>
          </section>
        </>
      )}
    </main>
  );
  const { rerender } = render(page(false));
  expect(document.activeElement).toBe(document.body);
  rerender(page(true));
  expect(document.activeElement?.textContent).toBe('Serving analysis');
});
