import { z } from 'zod';
import { streakPauseId } from '../ids.ts';
import { MAX_PAUSE_DAYS, MAX_PAUSES, pauseOn, PAUSES_WITHIN_DAYS, recentPauses } from '../rules/pauses.ts';
import { addDays } from '../rules/training-day.ts';
import { awardBadges } from './award-badges.ts';
import { defineMutation, Refusal } from './define.ts';
import { needsOfRefold, refoldFrom } from './recount.ts';

/** Pauses the streak from today on, for an injury or a holiday. */
export const streakPause = defineMutation({
  name: 'streak.pause',
  args: z.strictObject({ streakPauseId, days: z.int().min(1).max(MAX_PAUSE_DAYS) }),
  // Days after the pause may be known already, from another phone.
  needs: (_, { day }) => needsOfRefold(day),
  effect: (rows, { streakPauseId: id, days }, context) => {
    const { userId, day } = context;
    const pauses = rows.all('streakPauses');
    if (pauses.some((pause) => pause.id === id)) return;
    const until = addDays(day, days - 1);
    if (pauseOn(pauses, day) || pauseOn(pauses, until))
      throw new Refusal('already_paused', 'Your streak is already paused.');
    if (recentPauses(pauses, day) >= MAX_PAUSES) {
      throw new Refusal(
        'pause_limit',
        `You can pause your streak ${MAX_PAUSES} times in ${PAUSES_WITHIN_DAYS} days.`,
      );
    }
    rows.put('streakPauses', { id, userId, from: day, until });
    refoldFrom(rows, day, context);
    awardBadges(rows, context);
  },
});

/** Ends the pause of today; days that were paused stay so. Without one nothing changes. */
export const streakResume = defineMutation({
  name: 'streak.resume',
  args: z.strictObject({}),
  needs: (_, { day }) => needsOfRefold(day),
  effect: (rows, _, context) => {
    const { day } = context;
    const pause = pauseOn(rows.all('streakPauses'), day);
    if (!pause) return;
    if (pause.from === day) rows.delete('streakPauses', pause.id);
    else rows.put('streakPauses', { ...pause, until: addDays(day, -1) });
    refoldFrom(rows, day, context);
  },
});
