import { BADGES } from 'sync-protocol/rules/progress/badges';
import { MAX_PAUSE_DAYS, MAX_PAUSES, PAUSES_WITHIN_DAYS } from 'sync-protocol/rules/progress/new-pause';
import { MAX_BASE_POINTS_A_DAY, TASKS_A_DAY } from 'sync-protocol/rules/progress/points';
import { MAX_ACTIVE_PROGRAMS } from 'sync-protocol/rules/training/enrolment/program-progress';
import {
  FREE_DAYS,
  FREE_DAYS_WITHIN,
  STREAK_TIERS,
  type StreakTier,
} from 'sync-protocol/rules/progress/streak';
import { DAY_STARTS_AT_HOUR } from 'sync-protocol/rules/training-day';
import { hourOfDay, times } from '#ui/format.ts';

/** Every number here is the rules' own, so that the tutorial never promises what the game does not keep. */
const dayEnds = hourOfDay(DAY_STARTS_AT_HOUR);
const inWords = ({ from, multiplier }: StreakTier) => `${times(multiplier)} from day ${from}`;
const ladder = STREAK_TIERS.filter(({ from }) => from > 0).map(inWords);

export const messages = {
  close: 'Close tutorial',
  back: 'Back',
  next: 'Next',
  finish: 'Get Started',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  of: (step: number, of: number) => `${step} of ${of}`,
  tierDays: (from: number) => (from === 0 ? 'Start' : `Day ${from}`),
  ladder: 'Multiplier by streak length',
  guide: ['Technique', 'Steps', 'Mistakes', 'Tips'],
  prompt: 'The next ball is the only one you can play.',
  steps: {
    welcome: {
      title: 'Welcome to VolleyPath',
      text: 'Your training in your pocket: a little at a time, and every touch counts. Two minutes and you’ll know how it works.',
    },
    programs: {
      title: 'Pick your programs',
      text: `Pick 1 program to focus, or 2 to ${MAX_ACTIVE_PROGRAMS} for balance (${MAX_ACTIVE_PROGRAMS} at most). The best ones for your position are marked. You can archive a program and restore it later, with all your progress.`,
    },
    tasks: {
      title: `${TASKS_A_DAY} tasks a day`,
      text: `You get ${TASKS_A_DAY} tasks a day, worth up to ${MAX_BASE_POINTS_A_DAY} points before your streak multiplies them. Check off a task when it’s done. A training day ends at ${dayEnds}, so a late session still counts.`,
    },
    guide: {
      title: 'A coach for each task',
      text: 'Tap a task to see how to do it well: the technique, the steps, common mistakes, and tips to fix them.',
    },
    streak: {
      title: 'Streaks multiply points',
      text: `Keep training and each task counts more: ${ladder.join(', ')}. One task a day is enough.`,
    },
    rest: {
      title: 'Rest is part of it',
      text: `You get ${FREE_DAYS} rest days in any ${FREE_DAYS_WITHIN}: train on the others and your streak never breaks. Injured or away? Pause your streak for up to ${MAX_PAUSE_DAYS} days at a time. You can start ${MAX_PAUSES} pauses in any ${PAUSES_WITHIN_DAYS} days.`,
    },
    offline: {
      title: 'No signal? No problem',
      text: 'Gyms have thick walls. Everything you do is saved on your phone right away and sent when you’re back online. The little cloud shows what’s still waiting.',
    },
    badges: {
      title: `${BADGES.length} badges to win`,
      text: 'Bronze, silver, gold, platinum: for tasks, streaks, programs, skills and what you do with others. Each one shows how far you are.',
    },
    motivation: {
      title: 'A quote a day',
      text: 'There’s a new quote on Home every day. Open it, get another one, or save it with your own note in Saved Quotes.',
    },
    together: {
      title: 'Better together',
      text: 'See where you stand on the leaderboard, find rivals who push you, and take on other teams with yours. Now pick your first program!',
    },
  },
} as const;
