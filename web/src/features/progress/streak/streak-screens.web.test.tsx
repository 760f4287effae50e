import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StreakPause } from 'sync-protocol/entities/progress/streak-pause';
import type { ShareSheetProps } from '#ui/share/share-sheet.tsx';
import { DayHero, type DayHeroProps } from '../day-hero.tsx';
import { StreakCard, type StreakCardProps } from './streak-card.tsx';

vi.mock('#ui/share/share-sheet.tsx', () => ({
  ShareSheet: ({ achievement: { kind, title } }: ShareSheetProps) => <p>{`${kind}: ${title}`}</p>,
}));
afterEach(cleanup);

const PAUSE = { from: '2026-11-20', until: '2026-11-21' } as StreakPause;
const TODAY = '2026-11-21';
const day = { done: 1, total: 6, trainedToday: true, hasProgram: true, restDays: 2, bestStreak: 0 };
const hero = (streak: number, changed: Partial<DayHeroProps> = {}) => {
  const props = { ...day, points: 20, today: TODAY, pauses: [], ...changed };
  render(<DayHero {...props} streak={streak} streakToday={props.trainedToday ? streak : streak + 1} />);
  return screen.getByRole('region', { name: 'Today' });
};

describe('the banner on Home', () => {
  it.each([
    [0, 'One task today starts your streak.', '1.0x'],
    [1, '2 more days to Rising', '1.0x'],
    [2, '1 more day to Rising', '1.0x'],
    [3, '4 more days to Warrior', '1.2x'],
    [6, '1 more day to Warrior', '1.2x'],
    [7, '7 more days to Champion', '1.5x'],
    [14, '16 more days to Elite', '2.0x'],
    [29, '1 more day to Elite', '2.0x'],
    [30, '20 more days to day 50', '2.5x'],
    [364, '1 more day to day 365', '2.5x'],
  ])('after %i days says “%s”, with %s', (streak, banner, times) => {
    const today = hero(streak);
    expect(within(today).getByText(banner)).toBeDefined();
    expect(within(today).getByText(times).parentElement?.textContent).toBe(`${times}points`);
  });

  it.each([
    [0, 'One task today starts your streak.', '1.0x'],
    [1, '2 more days to Rising', '1.0x'],
    [2, '5 more days to Warrior', '1.2x'],
    [6, '8 more days to Champion', '1.5x'],
    [29, '1 more day to day 30', '2.5x'],
  ])(
    'before the first task of the day, after %i days, says “%s” and what it pays: %s',
    (streak, banner, times) => {
      const today = hero(streak, { done: 0, trainedToday: false });
      expect(within(today).getByText(banner)).toBeDefined();
      expect(within(today).getByText(times)).toBeDefined();
    },
  );

  it.each([
    ['no free day is left', { restDays: 0 }, 'One task today keeps it.'],
    ['one is left', { restDays: 1 }, '2 more days to Warrior'],
    ['a pause covers today', { restDays: 0, pauses: [PAUSE] }, '2 more days to Warrior'],
    ['today is begun', { restDays: 0, trainedToday: true, done: 1 }, '2 more days to Warrior'],
  ])('with a streak, where %s', (_, changed, said) => {
    const today = hero(5, { trainedToday: false, done: 0, ...changed });
    expect(within(today).queryAllByText(said)).toHaveLength(1);
  });

  it('tells whoever’s streak has ended that the best one stays', () => {
    const today = hero(0, { bestStreak: 5, trainedToday: false, done: 0 });
    expect(today.textContent).toContain('Start a streakYour best stays: 5 days.');
  });

  it('has the day’s three numbers, and an end', () => {
    const today = hero(3, { done: 6 });
    within(today).getByText('Path complete. Rest well!');
    for (const [name, value] of [
      ['Points Today', '20'],
      ['Tasks Done', '6/6'],
      ['Complete', '100%'],
    ] as const)
      expect(within(today).getByText(name).nextElementSibling?.textContent).toBe(value);
  });

  it('counts by the six of a day what a program that was put off has left of it', () => {
    const today = hero(3, { done: 2, total: 2 });
    within(today).getByText('4 more days to Warrior');
    within(today).getByRole('img', { name: '2 of 6 tasks done today' });
    expect(within(today).getByText('Complete').nextElementSibling?.textContent).toBe('33%');
  });

  describe('where no program is left to deal more', () => {
    const stats = (done: number, total: number) => {
      const today = hero(3, { done, total, hasProgram: false });
      const terms = [...today.querySelectorAll('dt')].map((term) => term.textContent);
      const path = within(today).queryByRole('img')?.getAttribute('aria-label');
      return {
        today,
        path,
        stats: terms,
        values: [...today.querySelectorAll('dd')].map((v) => v.textContent),
      };
    };

    it('says what was done, and neither draws a whole day of it nor calls it complete', () => {
      const { today, ...shown } = stats(1, 1);
      within(today).getByText('4 more days to Warrior');
      expect(shown).toEqual({ path: undefined, stats: ['Points Today', 'Tasks Done'], values: ['20', '1'] });
    });

    it('says nothing of tasks where only yesterday’s brought points', () => {
      const { path, stats: terms, values } = stats(0, 0);
      expect([path, terms, values]).toEqual([undefined, ['Points Today'], ['20']]);
    });

    it('counts by what there is while something is left of it, and a day of six as what it is', () => {
      expect(stats(1, 2)).toMatchObject({ path: '1 of 2 tasks done today', values: ['20', '1/2', '50%'] });
      cleanup();
      const { today, values } = stats(6, 6);
      within(today).getByText('Path complete. Rest well!');
      expect(values).toEqual(['20', '6/6', '100%']);
    });
  });
});

const card = (streak: number, leadsToProgress = true, changed: Partial<StreakCardProps> = {}) => {
  const props = { today: TODAY, streakToday: streak + 1, bestStreak: 41, restDays: 1, bonus: 12, pauses: [] };
  render(
    <MemoryRouter>
      <StreakCard {...props} {...{ streak, leadsToProgress, ...changed }} />
    </MemoryRouter>,
  );
  return screen.getByRole('region', { name: 'Streak Multiplier' });
};

describe('the streak card', () => {
  it.each([
    [0, 0, '1.0x', '3 more days to Rising, 1.2x', 3],
    [1, 0, '1.0x', '2 more days to Rising, 1.2x', 3],
    [2, 1, '1.2x', '5 more days to Warrior, 1.5x', 7],
    [6, 2, '1.5x', '8 more days to Champion, 2.0x', 14],
    [7, 2, '1.5x', '7 more days to Champion, 2.0x', 14],
    [13, 3, '2.0x', '17 more days to Elite, 2.5x', 30],
    [29, 4, '2.5x', 'Top level: every task counts 2.5x.', 30],
    [30, 4, '2.5x', 'Top level: every task counts 2.5x.', 50],
  ])('after %i days lights %i flames for %s', (streak, flames, times, next, milestone) => {
    const shown = card(streak);
    within(shown).getByLabelText(`${flames} of 4 flames`);
    expect(shown.textContent).toContain(`Each task you do today counts ${times}.`);
    const steps = within(shown).getAllByRole('listitem');
    expect(steps.find((step) => step.hasAttribute('aria-current'))?.textContent).toContain(times);
    expect(shown.textContent).toContain(next);
    expect(shown.textContent).toContain(`Your next milestone is day ${milestone}.`);
  });

  it('explains rest days, keeps the best, and leads to the progress page', () => {
    const shown = card(5);
    expect(shown.textContent).toContain('Best streak: 41 days');
    expect(shown.textContent).toContain('1 rest day left');
    expect(shown.textContent).toContain('You get 2 rest days in any 7');
    expect(shown.textContent).toContain('+12 bonus points today');
    expect(within(shown).getByRole('link', { name: 'See your progress' }).getAttribute('href')).toBe(
      '/progress',
    );
  });

  it.each([
    ['today', {}, 'One task today keeps your streak.'],
    [
      'tomorrow, once today is done',
      { streakToday: 5 },
      'Today is done. One task tomorrow keeps your streak.',
    ],
    ['no day, while it rests', { pauses: [PAUSE] }, 'You get 2 rest days in any 7'],
    [
      'no day, when it rests from tomorrow on',
      { streakToday: 5, pauses: [{ ...PAUSE, from: '2026-11-22', until: '2026-11-25' }] },
      'You get 2 rest days in any 7',
    ],
  ])('with no rest day left says what keeps the streak: %s', (_, changed, said) => {
    const shown = card(5, true, { restDays: 0, ...changed });
    expect(shown.textContent).toContain(`No rest days left${said}`);
  });

  it('tells whoever has no streak yet how many rest days there are, not that none is left', () => {
    expect(card(0).textContent).toContain('2 rest days a week');
  });

  it('is shared as a picture from the progress page, once it is three days long', async () => {
    const share = (shown: HTMLElement) => within(shown).queryByRole('button', { name: 'Share your streak' });
    expect(share(card(5))).toBeNull();
    cleanup();
    expect(share(card(2, false))).toBeNull();
    cleanup();
    const button = share(card(3, false));
    // Its sheet is fetched when it is asked for.
    await act(async () => button?.click());
    expect(screen.getByText('My streak: 3 days')).toBeDefined();
  });
});
