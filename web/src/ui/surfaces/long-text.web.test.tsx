import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LongText } from './long-text.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** jsdom has no layout: how high the words are, of which so much shows. */
function beHigh(whole: number, shown: number): void {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(whole);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(shown);
}

const more = () => screen.queryByRole('button', { name: 'Read more' });

it('opens what does not fit, and offers that of nothing else', () => {
  beHigh(2400, 288);
  const { container } = render(<LongText text="So long" more="Read more" />);
  const words = () => container.querySelector('p')?.className;
  expect(words()).toContain('line-clamp');
  fireEvent.click(more() as HTMLElement);
  expect(words()).not.toContain('line-clamp');
  expect(document.activeElement).toBe(container.querySelector('p'));
  expect(more()).toBeNull();
});

it('lets words run the way of their letters', () => {
  const { container } = render(<LongText text="!أهلا" more="Read more" />);
  expect(container.querySelector('p')?.dir).toBe('auto');
});

it.each([
  ['is turned and has no room for all of it', 48],
  ['shows words that were hidden when they came in', 0],
])('offers it as soon as a phone %s', (_, before) => {
  let resize = () => {};
  class Observer {
    constructor(look: () => void) {
      resize = look;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  beHigh(before, before);
  render(<LongText text="As wide as a phone on its side" more="Read more" />);
  expect(more()).toBeNull();
  beHigh(2400, 288);
  act(() => resize());
  expect(more()).not.toBeNull();
});

it('is whole for whoever came for it', () => {
  beHigh(2400, 288);
  render(<LongText text="So long" more="Read more" isWhole />);
  expect(more()).toBeNull();
});

it('keeps one empty line of a hundred', () => {
  render(<LongText text={`We won.\n${'\n \n'.repeat(100)}Again!\nYes.`} more="Read more" />);
  expect(screen.getByText(/^We won/).textContent).toBe('We won.\n\nAgain!\nYes.');
});
