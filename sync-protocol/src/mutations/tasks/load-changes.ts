import { z } from 'zod';
import { trainingDayOfOurs } from '../../entities/time.ts';
import { clubSession, type ClubKind, type LoadDay } from '../../entities/tasks/load-day.ts';
import type { Season } from '../../entities/training/season.ts';
import { loadDayId } from '../../rules/derived-ids.ts';
import { freshSettings } from '../../rules/fresh-rows.ts';
import { LOAD_DAYS_AHEAD, LOAD_KEPT_DAYS } from '../../rules/tasks/load-diary.ts';
import { CLUB_KINDS } from '../../rules/training/program-terms.ts';
import { kindOf } from '../../rules/training/season/season.ts';
import { NO_SEASON, withDay, withoutDay } from '../../rules/training/season/season-days.ts';
import { addDays } from '../../rules/training-day.ts';
import { Refusal, type MutationContext, type Mutator } from '../mutation.ts';
import type { Rows } from '../rows.ts';
import { dealToday, needsOfDeal, plansOfDeal } from './deal-today.ts';

export const loadSetArgs = z.strictObject({
  day: trainingDayOfOurs,
  kind: z.enum(CLUB_KINDS),
  /** Null: there was none after all. */
  session: clubSession.strict().nullable(),
});

/** Notes a day's practice or matches in the load diary. */
export const loadSet: Mutator<'load.set', z.infer<typeof loadSetArgs>> = {
  name: 'load.set',
  needs: (args, { day }) => [
    // What is too old is forgotten with the next word.
    { table: 'loadDays', all: true },
    ...(args.day === day ? needsOfDeal(day) : []),
  ],
  plans: (rows, _, on) => plansOfDeal(rows, on),
  effect: (rows, { day, kind, session }, context) => {
    const noted = rows.all('loadDays');
    const oldest = addDays(latestOf(noted, context.day), -LOAD_KEPT_DAYS);
    if (day < oldest || day > addDays(context.day, LOAD_DAYS_AHEAD))
      throw new Refusal('not_in_diary', 'The diary holds the last eight weeks.');
    const id = loadDayId(context.userId, day);
    const before = rows.get('loadDays', id) ?? {
      id,
      userId: context.userId,
      day,
      practice: null,
      match: null,
    };
    const after = { ...before, [kind]: session };
    if (after.practice ?? after.match) rows.put('loadDays', after);
    else rows.delete('loadDays', id);
    for (const one of noted) if (one.day < oldest) rows.delete('loadDays', one.id);
    if (day === context.day) tellSeason(rows, kind, after, context);
  },
};

/** Today; a later one if that has been noted: clocks that go back make the diary no longer. */
function latestOf(noted: readonly LoadDay[], today: string): string {
  const days = noted.map(({ day }) => addDays(day, -LOAD_DAYS_AHEAD));
  return days.reduce((latest, day) => (day > latest ? day : latest), today);
}

/**
 * A day with practice or a match is one, though the season did not know: what is dealt of it from now on spares it. A
 * match that is planned stays one, whatever else was done.
 */
function tellSeason(rows: Rows, kind: ClubKind, noted: LoadDay, context: MutationContext): void {
  dealToday(rows, context);
  const { day } = noted;
  const settings = rows.get('userSettings', context.userId) ?? freshSettings(context.userId);
  const season = settings.season ?? NO_SEASON;
  const tell = (told: Season) => rows.put('userSettings', { ...settings, season: told });
  if (noted[kind]) {
    if (kind === 'match' || kindOf(season, day) === 'free') tell(withDay(season, day, kind, day));
  } else if (season.days[day] === kind) {
    const other = CLUB_KINDS.find((one) => noted[one]);
    tell(other ? withDay(season, day, other, day) : withoutDay(season, day));
  }
}
