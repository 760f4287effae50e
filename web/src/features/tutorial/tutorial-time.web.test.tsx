import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TutorialTime } from './tutorial-time.tsx';

const onTime = vi.fn<() => void>();

function Home() {
  return (
    <>
      <header>Badges</header>
      <main>Tick</main>
      <TutorialTime onTime={onTime} />
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  onTime.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a new player looks at Home for two seconds first', () => {
  render(<Home />);
  vi.advanceTimersByTime(1_999);
  expect(onTime).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onTime).toHaveBeenCalledExactlyOnceWith(true);
});

test('whoever scrolls is waited for', () => {
  render(<Home />);
  vi.advanceTimersByTime(1_500);
  fireEvent.scroll(window);
  vi.advanceTimersByTime(1_500);
  expect(onTime).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(onTime).toHaveBeenCalledOnce();
});

test('whoever has begun something on the page is left to it until they come again', () => {
  const { unmount } = render(<Home />);
  fireEvent.click(screen.getByText('Tick'));
  fireEvent.scroll(window);
  vi.advanceTimersByTime(60_000);
  expect(onTime).not.toHaveBeenCalled();
  unmount();
  render(<Home />);
  vi.advanceTimersByTime(2_000);
  expect(onTime).toHaveBeenCalledOnce();
});

test('what is tapped beside the page, such as a sheet’s button, begins nothing', () => {
  render(<Home />);
  fireEvent.click(screen.getByText('Badges'));
  vi.advanceTimersByTime(2_000);
  expect(onTime).toHaveBeenCalledOnce();
});

test('it waits as long again while something is open', () => {
  render(<Home />);
  const sheet = document.body.appendChild(document.createElement('div'));
  sheet.dataset['modal'] = '';
  vi.advanceTimersByTime(2_000);
  expect(onTime).not.toHaveBeenCalled();
  sheet.remove();
  vi.advanceTimersByTime(2_000);
  expect(onTime).toHaveBeenCalledOnce();
});
