import { z } from 'zod';
import { trainingDayOfOurs } from '../../entities/time.ts';
import { dayKind, seasonPhase, weekdays, type Season } from '../../entities/training/season.ts';
import { freshSettings } from '../../rules/fresh-rows.ts';
import { NO_SEASON, withDay, withoutDaysFrom } from '../../rules/training/season/season-days.ts';
import { dealToday, needsOfDeal, plansOfDeal } from '../tasks/deal-today.ts';
import type { MutationContext, Mutator } from '../mutation.ts';
import type { Rows } from '../rows.ts';

/** What is left out stays as it is: a device that was away changes only what its player changed there. */
export const seasonSetArgs = z.strictObject({
  phase: seasonPhase.nullable().optional(),
  practices: weekdays.optional(),
  matches: weekdays.optional(),
});
export const seasonSetDayArgs = z.strictObject({ day: trainingDayOfOurs, kind: dayKind });

/**
 * Says where in the year one is, and on which weekdays there is practice and a match. Without a season no screen shows
 * single days any more, so what they said of today and later is forgotten.
 */
export const seasonSet: Mutator<'season.set', z.infer<typeof seasonSetArgs>> = {
  name: 'season.set',
  needs: (_, { day }) => needsOfDeal(day),
  plans: (rows, _, on) => plansOfDeal(rows, on),
  effect: (rows, { phase, practices, matches }, context) => {
    const inOrder = (days: readonly number[]) => [...new Set(days)].sort((a, b) => a - b);
    change(rows, context, (season) => ({
      ...(phase === null ? withoutDaysFrom(season, context.day) : season),
      phase: phase === undefined ? season.phase : phase,
      practices: inOrder(practices ?? season.practices),
      matches: inOrder(matches ?? season.matches),
    }));
  },
};

/** Says what a single day holds. One that is out of sight is not kept: no screen names it. */
export const seasonSetDay: Mutator<'season.setDay', z.infer<typeof seasonSetDayArgs>> = {
  name: 'season.setDay',
  needs: (_, { day }) => needsOfDeal(day),
  plans: (rows, _, on) => plansOfDeal(rows, on),
  effect: (rows, { day, kind }, context) => {
    change(rows, context, (season) => withDay(season, day, kind, context.day));
  },
};

function change(rows: Rows, context: MutationContext, to: (season: Season) => Season): void {
  // What is dealt stands: a phone that dealt the day before it said this, and whoever has not yet, deal the same.
  dealToday(rows, context);
  const settings = rows.get('userSettings', context.userId) ?? freshSettings(context.userId);
  rows.put('userSettings', { ...settings, season: to(settings.season ?? NO_SEASON) });
}
