import { z } from 'zod';
import { trainingDayOfOurs } from '../../entities/time.ts';
import { streakPauseId } from '../../ids.ts';
import {
  MAX_PAUSE_DAYS,
  MAX_PAUSES,
  PAUSE_REACH_DAYS,
  PAUSES_WITHIN_DAYS,
  whyNoPause,
} from '../../rules/progress/new-pause.ts';
import { pauseOn } from '../../rules/progress/pauses.ts';
import { addDays, isBeforeFirstDay } from '../../rules/training-day.ts';
import { awardBadges } from './award-badges.ts';
import { Refusal, type Mutator } from '../mutation.ts';
import { needsOfRefold, refoldFrom } from './recount.ts';

export const streakPauseArgs = z.strictObject({
  streakPauseId,
  /** Its first day: today, unless it is said. */
  from: trainingDayOfOurs.optional(),
  days: z.int().min(1).max(MAX_PAUSE_DAYS),
});
export const streakResumeArgs = z.strictObject({
  /** A pause that may be still to come; that of today, unless it is said. */
  streakPauseId: streakPauseId.optional(),
});

const WHY_NOT: Record<NonNullable<ReturnType<typeof whyNoPause>>, string> = {
  pause_too_far: `A pause can start up to ${PAUSE_REACH_DAYS} days ago or ahead.`,
  already_paused: 'Your streak is already paused.',
  pause_limit: `You can pause your streak ${MAX_PAUSES} times in ${PAUSES_WITHIN_DAYS} days.`,
};

/** Pauses the streak for an injury or a holiday, from a day on that may lie a little back or ahead. */
export const streakPause: Mutator<'streak.pause', z.infer<typeof streakPauseArgs>> = {
  name: 'streak.pause',
  makes: ({ streakPauseId: id }) => ({ table: 'streakPauses', id }),
  // Days after the pause has begun may be known already.
  needs: ({ from }, { day }) => needsOfRefold(from ?? day),
  effect: (rows, { streakPauseId: id, from: said, days }, context) => {
    const { userId, day: today, tz, playerSince } = context;
    const from = said ?? today;
    if (playerSince !== undefined && isBeforeFirstDay(from, playerSince, tz))
      throw new Refusal('before_account', 'A pause can’t start before you joined.');
    const pauses = rows.all('streakPauses');
    const until = addDays(from, days - 1);
    // Another device may have said the same.
    if (pauses.some((pause) => pause.id === id || (pause.from === from && pause.until === until))) return;
    const why = whyNoPause(pauses, { from, days, today });
    if (why) throw new Refusal(why, WHY_NOT[why]);
    rows.put('streakPauses', { id, userId, from, until });
    refoldFrom(rows, from, context);
    awardBadges(rows, context);
  },
};

/** Ends a pause; days that were paused stay so, and one that is over stays as it was. Without one nothing changes. */
export const streakResume: Mutator<'streak.resume', z.infer<typeof streakResumeArgs>> = {
  name: 'streak.resume',
  needs: (_, { day }) => needsOfRefold(day),
  effect: (rows, { streakPauseId: id }, context) => {
    const { day } = context;
    const pause = id ? rows.get('streakPauses', id) : pauseOn(rows.all('streakPauses'), day);
    if (!pause || pause.until < day) return;
    if (pause.from >= day) rows.delete('streakPauses', pause.id);
    else rows.put('streakPauses', { ...pause, until: addDays(day, -1) });
    refoldFrom(rows, day, context);
  },
};
