import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DrillPictures } from './drill-pictures.tsx';
import { MOVEMENTS } from './movements/table.ts';

const SERVE = 'serving/slow-motion-serve';
const lines = (MOVEMENTS[SERVE]?.frames ?? []).map(({ says }) => says);

function prefers(reduced: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduced-motion') }));
}

/** Lets time go by in little steps, as a phone paints. */
function pass(ms: number): void {
  for (let gone = 0; gone < ms; gone += 100) {
    act(() => {
      vi.advanceTimersByTime(100);
    });
  }
}

const current = () => screen.getByRole('button', { current: 'step' }).textContent;
const picture = () => document.querySelector('svg.figure')?.innerHTML;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  prefers(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('plays from pose to pose, and stands still when it is paused', () => {
  render(<DrillPictures drillId={SERVE} />);
  expect(current()).toContain(lines[0]);
  const first = picture();
  pass(1_900);
  expect(picture()).not.toBe(first);
  pass(600);
  expect(current()).toContain(lines[1]);
  fireEvent.click(screen.getByRole('button', { name: 'Pause the movement' }));
  pass(20_000);
  expect(current()).toContain(lines[1]);
});

it('comes to rest by itself after some rounds', () => {
  render(<DrillPictures drillId={SERVE} />);
  pass(60_000);
  expect(screen.getByRole('button', { name: 'Play the movement' })).toBeTruthy();
  expect(current()).toContain(lines[0]);
});

it('stands still where less motion is asked for, and shows any pose that is tapped', () => {
  prefers(true);
  render(<DrillPictures drillId={SERVE} />);
  const first = picture();
  pass(20_000);
  expect(picture()).toBe(first);
  fireEvent.click(screen.getByRole('button', { name: new RegExp(lines[3] ?? 'none') }));
  expect(current()).toContain(lines[3]);
  expect(picture()).not.toBe(first);
});

it('is mirrored for left-handers, here and the next time', () => {
  const { unmount } = render(<DrillPictures drillId={SERVE} />);
  const isMirrored = () =>
    document.querySelector('svg.figure > g')?.getAttribute('transform')?.startsWith('matrix(-1');
  expect(isMirrored()).toBeFalsy();
  fireEvent.click(screen.getByRole('button', { name: 'Left-handed', pressed: false }));
  expect(isMirrored()).toBe(true);
  unmount();
  render(<DrillPictures drillId="hitting/draw-the-bow" />);
  expect(screen.getByRole('button', { name: 'Left-handed', pressed: true })).toBeTruthy();
  expect(isMirrored()).toBe(true);
});

it('says each way of a court in words, numbered as in the drawing', () => {
  render(<DrillPictures drillId="serving/serve-then-defend" />);
  const court = screen.getByRole('heading', { name: 'On the court' }).closest('section') ?? document.body;
  expect(court.querySelectorAll('ol > li')).toHaveLength(3);
  expect([...(court.querySelectorAll('svg text') ?? [])].map((text) => text.textContent)).toEqual(
    expect.arrayContaining(['1', '2', '3', 'P', 'Net']),
  );
  const legend = within(court).getByRole('list', { name: 'What the signs mean' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['You', 'PYour partner', 'Run', 'Ball']);
});

it('shows nothing for a drill without pictures', () => {
  const { container } = render(<DrillPictures drillId="serving/picture-the-serve" />);
  expect(container.innerHTML).toBe('');
});

it('draws the other player beside the player, and marks nobody else', () => {
  prefers(true);
  const shirts = (drillId: string) => {
    const { container, unmount } = render(<DrillPictures drillId={drillId} />);
    const of = (mark: string) =>
      [...container.querySelectorAll(`svg.figure [data-cloth="shirt"]${mark}`)].map((one) =>
        one.getAttribute('d'),
      );
    const drawn = { player: of(':not([data-partner])'), partner: of('[data-partner]') };
    unmount();
    return drawn;
  };
  const { player, partner } = shirts('blocking/close-the-gap');
  expect(player.length).toBeGreaterThan(0);
  expect(partner).toHaveLength(player.length);
  expect(partner.some((path) => player.includes(path))).toBe(false);
  expect(shirts('blocking/line-drift-check')).toEqual({ player: expect.any(Array), partner: [] });
});
