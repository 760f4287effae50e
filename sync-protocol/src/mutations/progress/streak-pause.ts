import { z } from 'zod';
import { streakPauseId } from '../../ids.ts';
import {
  MAX_PAUSE_DAYS,
  MAX_PAUSES,
  pauseOn,
  PAUSES_WITHIN_DAYS,
  recentPauses,
} from '../../rules/progress/pauses.ts';
import { addDays, isBeforeFirstDay } from '../../rules/training-day.ts';
import { awardBadges } from './award-badges.ts';
import { Refusal, type Mutator } from '../mutation.ts';
import { needsOfRefold, refoldFrom } from './recount.ts';

export const streakPauseArgs = z.strictObject({ streakPauseId, days: z.int().min(1).max(MAX_PAUSE_DAYS) });
export const streakResumeArgs = z.strictObject({});

/** Pauses the streak from today on, for an injury or a holiday. */
export const streakPause: Mutator<'streak.pause', z.infer<typeof streakPauseArgs>> = {
  name: 'streak.pause',
  makes: ({ streakPauseId: id }) => ({ table: 'streakPauses', id }),
  // Days after the pause may be known already, from another phone.
  needs: (_, { day }) => needsOfRefold(day),
  effect: (rows, { streakPauseId: id, days }, context) => {
    const { userId, day, tz, playerSince } = context;
    if (playerSince !== undefined && isBeforeFirstDay(day, playerSince, tz))
      throw new Refusal('before_account', 'A pause can’t start before you joined.');
    const pauses = rows.all('streakPauses');
    if (pauses.some((pause) => pause.id === id)) return;
    const until = addDays(day, days - 1);
    if (pauses.some((pause) => pause.from <= until && day <= pause.until))
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
};

/** Ends the pause of today; days that were paused stay so. Without one nothing changes. */
export const streakResume: Mutator<'streak.resume', z.infer<typeof streakResumeArgs>> = {
  name: 'streak.resume',
  needs: (_, { day }) => needsOfRefold(day),
  effect: (rows, _, context) => {
    const { day } = context;
    const pause = pauseOn(rows.all('streakPauses'), day);
    if (!pause) return;
    if (pause.from === day) rows.delete('streakPauses', pause.id);
    else rows.put('streakPauses', { ...pause, until: addDays(day, -1) });
    refoldFrom(rows, day, context);
  },
};
