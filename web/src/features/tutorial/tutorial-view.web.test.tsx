import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Sheet } from '#ui/layers/sheet.tsx';
import { messages } from './messages.ts';
import { TutorialView } from './tutorial-view.tsx';

const NOTHING = () => undefined;
beforeAll(() => Sheet.fetch());
afterEach(cleanup);

it('reads out each page that is turned to: what is read stands there before, and no picture is read', () => {
  render(<TutorialView open onClose={NOTHING} onComplete={NOTHING} />, { wrapper: MemoryRouter });
  const region = document.querySelector('[aria-live]');
  for (const { text } of Object.values(messages.steps)) {
    expect(document.querySelector('[aria-live]')).toBe(region);
    expect(region?.textContent).toContain(text);
    expect(document.querySelector('[role=img]:not([aria-hidden=true] *)')).toBeNull();
    fireEvent.click(screen.getByText(/^(Next|Get Started)$/));
  }
});
