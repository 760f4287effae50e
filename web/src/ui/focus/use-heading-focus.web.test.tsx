import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useHeadingFocus } from './use-heading-focus.ts';

function Screen({ name, isCovered = false }: { name: string; isCovered?: boolean }) {
  const around = useHeadingFocus<HTMLDivElement>(name, isCovered);
  return (
    <div ref={around}>
      <h1 key={name} tabIndex={-1}>
        {name}
      </h1>
    </div>
  );
}

const focused = () => document.activeElement?.textContent;

afterEach(cleanup);

it('leaves the focus alone at first, and brings it to every next heading', () => {
  const { rerender } = render(<Screen name="Plank" />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Screen name="Squat" />);
  expect(focused()).toBe('Squat');
  rerender(<Screen name="Plank" />);
  expect(focused()).toBe('Plank');
});

it('waits for a dialog to close', () => {
  const { rerender } = render(<Screen name="Plank" isCovered />);
  rerender(<Screen name="Squat" isCovered />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Screen name="Squat" />);
  expect(document.activeElement).toBe(screen.getByText('Squat'));
});
