import type { SEASON_PHASES } from 'sync-protocol/rules/training/program-terms';
import type { DayKind } from 'sync-protocol/rules/training/season';

type Phase = (typeof SEASON_PHASES)[number];

const phases: Record<Phase, string> = {
  preseason: 'Pre-season',
  season: 'Season',
  offseason: 'Off-season',
};

const means: Record<Phase, string> = {
  preseason: 'Your programs go on as planned. On days with practice they leave out maximal jumps.',
  season:
    'Shorter main work and fewer swings. No maximal jumps on days with practice or the day before a match, and an easy session on match day.',
  offseason: 'Your programs go on as planned. A few weeks of something else belong here, too.',
};

const kinds: Record<DayKind, string> = { match: 'match', practice: 'practice', free: 'nothing' };

/** The words of the season; apart, since few screens need them. */
export const messages = {
  phases,
  means,
  kinds,
  title: 'Season and load',
  back: 'Training',
  loading: 'Loading your season',
  season: {
    title: 'Your season',
    intro: 'Where is your team in the year? Your daily tasks follow. Only you can see this.',
    group: 'Where in the year',
    practices: 'Practice on',
    matches: 'Matches on',
    calendar: 'Match days',
    calendarHint: 'Tap a day to add or remove a match.',
    day: (day: string, kind: DayKind) => (kind === 'free' ? day : `${day}, ${kinds[kind]}`),
    legend: { match: 'Match', practice: 'Practice' },
    forget: 'Leave the season out of it',
    failed: 'That could not be changed',
    follow: 'Your tasks follow from tomorrow',
    match: (day: string) => `Match on ${day}`,
    stands: 'Today’s tasks stay as they are, unless you refresh them on Home.',
  },
  pause: {
    title: 'Time for something else?',
    text: 'You have trained for nine months without a longer break. Two or three months a year of other things keep a body healthy and a head hungry.',
    offseason: 'Start my off-season',
    hold: 'Your streak can be held for it.',
    holdLink: 'Pause my streak',
  },
  note: {
    match: 'It’s match day',
    matchText: 'Easy tasks that wake you up. Keep your legs for the match, and have fun.',
    beforeMatch: 'Match tomorrow',
    beforeMatchText: 'No maximal jumps today. Fresh legs win rallies.',
    hard: 'Your tasks were dealt before you said so.',
    swap: 'Make them easier',
    swapped: 'Your tasks are easier now',
    failed: 'Tasks could not be refreshed',
  },
} as const;
