import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { BADGES } from 'sync-protocol/rules/progress/badges';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CheerView } from './cheer-view.tsx';
import { Cheer } from './cheer.tsx';

vi.mock('#ui/confetti.ts', () => ({ celebrate: () => undefined }));
const phone = vi.hoisted(() => ({
  untold: undefined as object | undefined,
  tell: vi.fn<(rows: object[], takenBack: string[]) => Promise<void>>(),
}));
/** What the phone would tell of, and which badges the player has. */
const hold = (badges: object[], owned: string[] = [], takenBack: string[] = []) => {
  phone.untold = { programs: [], badges, owned: new Set(owned), takenBack };
};
const FIRST = { id: 'b1', badgeId: BADGES[0]?.id };
vi.mock('#data/rows/told.ts', () => ({ useUntold: () => phone.untold, tellOf: phone.tell }));

const onDone = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  onDone.mockReset();
  render(<CheerView programs={[]} badges={BADGES.slice(0, 1)} onDone={onDone} />, { wrapper: MemoryRouter });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('goes by itself', () => {
  vi.advanceTimersByTime(5_900);
  expect(onDone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onDone).toHaveBeenCalledOnce();
});

it('stays for as long as the focus is in it', () => {
  const hide = screen.getByRole('button', { name: 'Hide' });
  hide.focus();
  vi.advanceTimersByTime(60_000);
  expect(onDone).not.toHaveBeenCalled();
  hide.blur();
  vi.advanceTimersByTime(6_000);
  expect(onDone).toHaveBeenCalledOnce();
});

it('stays for as long as a pointer rests on it', () => {
  // The imitated page has no pointer.
  const isPointedAt = vi.spyOn(HTMLElement.prototype, 'matches');
  isPointedAt.mockImplementation((selectors) => selectors.includes(':hover'));
  vi.advanceTimersByTime(60_000);
  expect(onDone).not.toHaveBeenCalled();
  isPointedAt.mockReturnValue(false);
  vi.advanceTimersByTime(6_000);
  expect(onDone).toHaveBeenCalledOnce();
});

it('drops into a region that stood there before, as screen readers want it', async () => {
  cleanup();
  await Cheer.fetch();
  const { rerender } = render(<Cheer />, { wrapper: MemoryRouter });
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  hold([FIRST], ['b1']);
  await act(async () => rerender(<Cheer />));
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toContain('First Touch');
});

it('leaves at once with a badge that is taken back, and comes when it is earned after all', async () => {
  cleanup();
  await Cheer.fetch();
  hold([FIRST], ['b1']);
  const { rerender } = render(<Cheer />, { wrapper: MemoryRouter });
  const region = screen.getByRole('status');
  const then = () => act(async () => rerender(<Cheer />));
  await then();
  expect(region.textContent).toContain('First Touch');
  hold([], ['b1']);
  await then();
  expect(region.textContent).toContain('First Touch');

  phone.tell.mockClear();
  hold([], [], ['b1']);
  await then();
  expect(region.textContent).toBe('');
  expect(phone.tell.mock.calls).toEqual([[[], ['b1']]]);

  hold([FIRST], ['b1']);
  await then();
  expect(region.textContent).toContain('First Touch');
});

it('a page that nobody sees tells nothing, and so leaves it for the one in hand', async () => {
  cleanup();
  await Cheer.fetch();
  phone.tell.mockClear();
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  hold([FIRST], ['b1']);
  await act(async () => render(<Cheer />, { wrapper: MemoryRouter }));
  expect([screen.getByRole('status').textContent, phone.tell.mock.calls]).toEqual(['', []]);
  seen.mockReturnValue('visible');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('status').textContent).toContain('First Touch');
  expect(phone.tell).toHaveBeenCalledOnce();
});

it('puts a finished program before the badges that it has earned', () => {
  cleanup();
  const program = {
    id: 'e1',
    regimenId: 'r1',
    name: 'Serve Tough',
    category: 'serving',
    totalWeeks: 6,
    pointsEarned: 1240,
  };
  const show = (badges: number) =>
    render(
      <CheerView programs={[program as UserRegimen]} badges={BADGES.slice(0, badges)} onDone={onDone} />,
      {
        wrapper: MemoryRouter,
      },
    );
  show(0);
  const link = screen.getByRole('link');
  expect(link.textContent).toBe('Program finishedServe Tough6 weeks done, 1,240 points');
  expect(link).toHaveProperty('pathname', '/program/r1');
  cleanup();
  show(1);
  expect(screen.getByRole('link').textContent).toBe(
    'Program finishedServe ToughAnd a new badge: First Touch',
  );
});
