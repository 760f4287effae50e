import { cleanup, render, screen } from '@testing-library/react';
import { regimenId, userId, userRegimenId } from 'sync-protocol/ids';
import { freshEnrolment } from 'sync-protocol/rules/training/enrolment/fresh-enrolment';
import { newId } from 'sync-protocol/new-id';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { addDays } from 'sync-protocol/rules/training-day';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EnrolmentProgress } from './enrolment-progress.tsx';

const TODAY = '2026-11-16';
const live = vi.hoisted(() => ({
  running: [] as unknown[],
  season: undefined as object | undefined,
  trained: [] as { day: string }[],
}));
vi.mock('#data/live/live.ts', () => ({
  useUserRegimens: () => live.running,
  useSettings: () => ({ season: live.season }),
  useDayTotals: () => live.trained,
}));
vi.mock('#data/clock.ts', () => ({ useToday: () => TODAY }));

/** A program of four weeks, eighty main drills, begun today. */
const program = (name: string): UserRegimen =>
  freshEnrolment({
    id: userRegimenId.parse(newId()),
    userId: userId.parse(newId()),
    regimenId: regimenId.parse(newId()),
    name,
    category: 'serving',
    totalWeeks: 4,
    basePoints: 20,
    startedAt: `${TODAY}T12:00:00.000Z`,
  });
const [own, jumps, passes] = [program('Serve Power'), program('Jump Power'), program('First Touch')];

beforeEach(() => Object.assign(live, { running: [own, jumps], season: undefined, trained: [] }));
afterEach(cleanup);

const said = () => {
  render(<EnrolmentProgress enrolment={own} />);
  return screen.queryByText(/beside/)?.textContent;
};

it('says how long a program lasts beside another, of a newcomer at five days a week', () => {
  expect(said()).toBe('About 8 more weeks beside Jump Power, at 5 training days a week.');
});

it('goes by the days that the player really trains, and by all programs', () => {
  live.running = [own, jumps, passes];
  // Two days in each of four weeks.
  live.trained = [27, 25, 20, 18, 13, 11, 6, 4].map((ago) => ({ day: addDays(TODAY, -ago) }));
  expect(said()).toBe('About 30 more weeks beside Jump Power and First Touch, at 2 training days a week.');
});

it('knows that a season leaves less room in a day', () => {
  live.season = { phase: 'season' };
  expect(said()).toBe('About 11 more weeks beside Jump Power, at 5 training days a week.');
});

it('says nothing of a program that has the days for itself', () => {
  live.running = [own];
  expect(said()).toBeUndefined();
});
