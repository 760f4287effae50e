import type { Season } from '../../entities/training/season.ts';
import { addDays, weekdayOf } from '../training-day.ts';
import type { DAY_KINDS } from './program-terms.ts';

export type DayKind = (typeof DAY_KINDS)[number];

/** What a player's season makes of a day. */
export interface SeasonDay {
  phase: Season['phase'];
  kind: DayKind;
  isBeforeMatch: boolean;
}

/** A season of which nothing is said yet. */
export const NO_SEASON: Season = { phase: null, practices: [], matches: [], days: {} };

/** How far ahead single days can be said; as far back they are kept, for what arrives late. */
export const SEASON_DAYS_AHEAD = 60;
export const SEASON_DAYS_KEPT = 15;

/** What a day holds beside the app: its own word, else its weekday's. */
export function kindOf({ phase, practices, matches, days }: Season, day: string): DayKind {
  const own = days[day];
  if (own) return own;
  const weekday = weekdayOf(day);
  if (phase === 'season' && matches.includes(weekday)) return 'match';
  return (phase === 'season' || phase === 'preseason') && practices.includes(weekday) ? 'practice' : 'free';
}

/** What a season makes of a day; nothing where nothing was said. */
export function seasonOn(day: string, season: Season | null | undefined): SeasonDay | undefined {
  if (!season) return undefined;
  return {
    phase: season.phase,
    kind: kindOf(season, day),
    isBeforeMatch: kindOf(season, addDays(day, 1)) === 'match',
  };
}

/** A season in which a day is told what it holds; what is long past is forgotten, and what is far off not kept. */
export function withDay(season: Season, day: string, kind: DayKind, today: string): Season {
  const days = Object.entries({ ...season.days, [day]: kind }).filter(
    ([one]) => addDays(today, -SEASON_DAYS_KEPT) <= one && one <= addDays(today, SEASON_DAYS_AHEAD),
  );
  return { ...season, days: Object.fromEntries(days.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** A season in which a day is as its weekday says. */
export function withoutDay(season: Season, day: string): Season {
  const { [day]: _, ...days } = season.days;
  return { ...season, days };
}

/** A season that knows nothing of single days from this one on. */
export function withoutDaysFrom(season: Season, from: string): Season {
  return { ...season, days: Object.fromEntries(Object.entries(season.days).filter(([day]) => day < from)) };
}
