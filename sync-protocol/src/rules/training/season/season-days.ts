import type { Season } from '../../../entities/training/season.ts';
import { addDays } from '../../training-day.ts';
import type { DayKind } from './season.ts';

// How a season is told something. Apart from what it makes of a day, which every start of the app asks.

/** A season of which nothing is said yet. */
export const NO_SEASON: Season = { phase: null, practices: [], matches: [], days: {} };

/** How far ahead single days can be said; as far back they are kept, for what arrives late. */
const SEASON_DAYS_AHEAD = 60;
const SEASON_DAYS_KEPT = 15;

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
