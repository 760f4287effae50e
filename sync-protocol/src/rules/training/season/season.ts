import type { Season } from '../../../entities/training/season.ts';
import { addDays, weekdayOf } from '../../training-day.ts';
import type { DAY_KINDS } from '../program-terms.ts';

export type DayKind = (typeof DAY_KINDS)[number];

/** What a player's season makes of a day. */
export interface SeasonDay {
  phase: Season['phase'];
  kind: DayKind;
  isBeforeMatch: boolean;
}

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
