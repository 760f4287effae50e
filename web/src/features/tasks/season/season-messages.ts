import type { SEASON_PHASES } from 'sync-protocol/rules/training/program-terms';
import type { DayKind } from 'sync-protocol/rules/training/season/season';
import { messages as dayMessages } from '../day/day-messages.ts';

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
  offseason: 'Your programs go on as planned. A good time for a few weeks of other sports.',
};

const kinds: Record<DayKind, string> = { match: 'match', practice: 'practice', free: 'nothing' };

/** The words of the season; apart, since few screens need them. */
export const messages = {
  phases,
  means,
  kinds,
  title: 'Season and Load',
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
    forget: 'Plan without a season',
    failed: 'That could not be changed',
    follow: 'Your tasks follow your season from tomorrow',
    without: 'No season from tomorrow',
    match: (day: string) => `Match on ${day}`,
    stands: 'Today’s tasks stay as they are, unless you refresh them on Home.',
  },
  pause: {
    title: 'Time for something else?',
    text: 'You have trained for nine months without a longer break. Two or three months a year of other sports keep your body healthy and make you want to play again.',
    offseason: 'Start my off-season',
    hold: 'Your streak can be held for it.',
    holdLink: 'Pause my streak',
  },
  load: {
    title: 'Your load',
    intro:
      'Load is minutes × how hard it felt (0 to 10). Only you can see this. It’s deleted after eight weeks, and what hurt after about two.',
    which: 'Which week',
    weeks: { now: 'This week', before: 'Last week' },
    kinds: { match: 'Match', practice: 'Practice', own: 'VolleyPath' },
    chart: 'Load by day',
    column: (day: string, parts: readonly string[]) => `${day}: ${parts.join(', ') || 'nothing noted'}`,
    part: (kind: string, load: string) => `${kind} ${load}`,
    total: (total: string) => `Load of the week: ${total}`,
    nothing: 'Nothing noted yet',
    mean: (mean: string) => `your four weeks before: ${mean} on average`,
    wellAbove:
      'That is well above your last four weeks. An easier day or two now, and good sleep, let your body catch up.',
    noFreeDay: 'Seven days in a row now. A rest day is training, too: that’s when you get stronger.',
    ofDay: (day: string) => `On ${day}`,
    add: 'Add',
    session: (minutes: number, effort: number) => `${minutes} min, ${effort} of 10`,
    jumps: (jumps: number) => (jumps === 1 ? '1 jump' : `${jumps} jumps`),
    own: (minutes: number) => `${minutes} min of VolleyPath tasks are already counted, as medium hard.`,
    sore: (parts: string) => `${parts}: resting`,
    soreWhy: 'It hurt that day or the day before.',
    spared: 'Resting: it hurt that day or the day before',
    hurts: 'Something hurts?',
  },
  sheet: {
    title: { practice: 'How was practice?', match: 'How was the match?' },
    text: (day: string) => `${day}. More than one that day? Add up the minutes.`,
    minutes: 'Minutes',
    less: 'Fewer minutes',
    more: 'More minutes',
    counted: 'Did somebody count your jumps?',
    jumps: 'Jumps',
    effort: 'How hard was it? A tap saves it.',
    scale: '0 is rest, 5 is hard, 10 is all you had.',
    effortOf: (effort: number) => `${effort} of 10`,
    remove: 'Delete',
    saved: 'Noted',
    savedText: 'Drink, eat, sleep well: that’s when it pays off.',
    removed: 'Deleted',
    failed: 'That could not be noted',
  },
  note: {
    match: 'It’s match day',
    matchText:
      'Easy tasks that wake you up: as many as feel good. Keep your legs for the match, and have fun.',
    beforeMatch: 'Match tomorrow',
    beforeMatchText: 'No maximal jumps today. Fresh legs win rallies.',
    jumpedText: 'That was enough jumping for today. Fresh legs win rallies.',
    hard: 'Today’s tasks were picked before you told us.',
    leaveHard:
      'Today’s tasks were picked before you told us. Leave out what is hard: open tasks cost you nothing.',
    swap: 'Make them easier',
    swapped: 'Your tasks are easier now',
    failed: 'Tasks could not be refreshed',
  },
  late: {
    recovery: {
      title: dayMessages.recovery.title,
      text: 'You’ve trained six days in a row. Today’s tasks were picked before this phone knew about all of them.',
      leave: 'You’ve trained six days in a row. Leave out what is hard: open tasks cost you nothing.',
    },
    week: {
      title: 'A bit much for today',
      text: 'Today’s tasks were picked before this phone knew about all of your week.',
      leave: 'With what else your week holds, leave out what is hard: open tasks cost you nothing.',
    },
  },
} as const;
