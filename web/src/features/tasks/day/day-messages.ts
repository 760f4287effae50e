import { TASKS_A_DAY } from 'sync-protocol/rules/progress/points';
import type { Place } from 'sync-protocol/rules/tasks/places';
import type { BodyPart } from 'sync-protocol/rules/training/plan';
import { THINGS } from '../needs-words.ts';

const places: Record<Place, { title: string; text: string }> = {
  home: { title: 'At home', text: 'Ball' },
  wall: { title: 'At a wall', text: 'Ball, wall' },
  together: { title: 'Outside with somebody', text: 'Ball, partner' },
  courtAlone: { title: 'On a court, alone', text: 'Ball, wall, net' },
  courtTogether: { title: 'On a court with somebody', text: 'Everything, as at practice' },
};

const parts: Record<BodyPart, string> = {
  knee: 'Knee',
  ankle: 'Ankle',
  shoulder: 'Shoulder',
  back: 'Back',
  finger: 'Finger',
};

/** What is said of the day's conditions; apart, so that Home does not load all of it. */
export const messages = {
  equipment: THINGS,
  places,
  parts,
  dayDone: {
    title: (tasks: number) => `All ${tasks === TASKS_A_DAY ? 'six' : tasks} in. Nice work!`,
    milestone: (days: number) => `${days}-day streak. Nice work!`,
    points: (points: string) => `+${points} points today. Drink something, rest well.`,
    nextTime: (multiplier: string) => `Next time every task counts ${multiplier}.`,
    toTier: (days: number, multiplier: string) => `${days} more days and every task counts ${multiplier}.`,
    toMilestone: (days: number, milestone: number) =>
      days === 1 ? `1 more day to day ${milestone}.` : `${days} more days to day ${milestone}.`,
  },
  chips: {
    where: 'Where today?',
    ownMix: 'Your own mix',
    hurts: 'Something hurts?',
    spared: (names: string) => `Resting: ${names}`,
  },
  where: {
    title: 'What do you have here?',
    text: 'Drills that need more are swapped for others of the same kind.',
    group: 'Place',
    things: 'Or pick it yourself',
    none: 'Nothing',
    fits: (fits: number, total: number) => `${fits} of ${total} tasks fit`,
    usual: 'Every day like this',
    usualHint: 'You can change it on any day.',
    show: 'Show tasks',
    saved: (place: string) => `Training: ${place}`,
    savedText: 'What fits stays, the rest is swapped.',
    failed: 'That could not be changed',
  },
  sore: {
    title: 'What hurts?',
    text: 'We leave out what loads it, today and tomorrow. Only you can see this.',
    group: 'Body parts',
    facts: [
      'Stop when it hurts: no drill is worth it.',
      'Tell a parent, your coach or another adult you trust.',
      'See a doctor if it lasts more than a few days, and right away if it’s swollen or numb, or you can’t put weight on it.',
    ],
    save: 'Give it a rest',
    well: 'Nothing hurts anymore',
    spared: (names: string) => `${names}: resting today and tomorrow`,
    sparedText: 'Take it easy. You lose nothing.',
    allWell: 'Good to hear',
    allWellText: 'Start gently and stop if it comes back.',
    failed: 'That could not be changed',
  },
  note: {
    title: (names: string) => `Your ${names} gets a rest`,
    titleMany: (names: string) => `Your ${names} get a rest`,
    text: 'Stop when something hurts, and tell a parent or your coach. If the pain doesn’t go away, see a doctor.',
    rest: {
      title: 'Better rest today',
      gentle:
        'So much hurts at once that training can wait. The tasks below are gentle: leave them if you like.',
      tell: 'Tell a parent or another adult you trust today. If the pain doesn’t go away, or you also have a fever, see a doctor.',
    },
    ownLines: 'What you wrote yourself stays: we can’t tell what it loads. Leave out what hurts.',
    otherWork:
      'What your program has next would load it, so today brings other work. It counts all the same.',
  },
  zone: {
    away: (place: string) => `Your days run on ${place} time, but this device is somewhere else.`,
    change: 'Change timezone',
  },
  recovery: {
    title: 'An easy one today',
    text: 'You’ve trained six days in a row, so today has no jumps and no hard swings. A rest day is just as good: your streak stays.',
  },
  comeback: {
    title: 'Good to have you back',
    text: 'You had two weeks off or more, so the first two weeks are shorter. Your body gets used to it again that way.',
  },
} as const;

/** Names as one says them: "knee and back". */
export function named(parts: readonly BodyPart[]): string {
  const [first = '', ...others] = parts.map((part) => messages.parts[part]);
  const names = [first, ...others.map((name) => name.toLowerCase())];
  return names.length < 2 ? first : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
