import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sheet as text } from '../messages.ts';
import { WeekDots } from './week-dots.tsx';

// A Wednesday.
vi.mock('#data/clock.ts', () => ({ useToday: () => '2026-11-25' }));

afterEach(cleanup);

/** What the row of dots says, and how each of them looks. */
function shown(week: readonly boolean[] | null | undefined) {
  render(<WeekDots name="Kim" week={week} />);
  const row = screen.getByRole('img');
  const marks = [...row.children].map(({ classList }) =>
    [
      classList.contains('bg-success') && 'trained',
      classList.contains('outline-2') && 'today',
      classList.contains('scale-60') && 'to come',
    ]
      .filter(Boolean)
      .join(', '),
  );
  return { says: row.getAttribute('aria-label'), marks, isFaint: row.classList.contains('opacity-40') };
}

it('has a dot for each day from Monday on: those of training, today, and those to come', () => {
  expect(shown([true, false, true, false, false, false, false])).toEqual({
    says: 'Kim trained this week on Monday and Wednesday',
    marks: ['trained', '', 'trained, today', 'to come', 'to come', 'to come', 'to come'],
    isFaint: false,
  });
});

it('says it of one who has rested', () => {
  expect(shown(Array.from({ length: 7 }, () => false)).says).toBe('Kim has not trained this week');
});

it.each([
  ['is private', null, text.weekHidden],
  ['is not known yet', undefined, text.weekUnknown],
])('says that a week %s, and shows no day of it as trained', (_, week, says) => {
  const marks = ['', '', 'today', 'to come', 'to come', 'to come', 'to come'];
  expect(shown(week)).toEqual({ says, marks, isFaint: true });
});
