import { messages as day } from '../day/day-messages.ts';

const several = (some: number, what: string) => some > 0 && `${some} ${some === 1 ? what : `${what}s`}`;

/** What gym mode says; apart, so that Home does not load it. */
export const messages = {
  title: 'Gym Mode',
  loading: 'Loading today’s tasks',
  leave: 'Leave gym mode',
  home: 'Back to Home',
  steps: (done: number, total: number) => `${done} of ${total} tasks done`,
  sound: { on: 'Turn the sound off', off: 'Turn the sound on' },
  voice: { on: 'Turn the voice off', off: 'Turn the voice on', sample: 'I’ll tell you what comes next.' },
  needs: (names: readonly string[]) => names.join(' + '),
  needsNothing: 'No equipment',
  filter: day.where.title,
  set: (set: number, sets: number) => `Set ${set} of ${sets}`,
  part: (part: number, parts: number) => `${part} of ${parts}`,
  step: {
    reps: (reps: number) => (reps === 1 ? '1 repetition' : `${reps} repetitions`),
    sides: { first: 'first side', other: 'other side', each: 'each side' },
    seconds: (seconds: number) =>
      [several(Math.floor(seconds / 60), 'minute'), several(seconds % 60, 'second')]
        .filter(Boolean)
        .join(' '),
    next: (name: string) => `Next: ${name}.`,
    half: 'Halfway',
  },
  nextUp: (name: string) => `Next: ${name}`,
  lastOne: 'Last one for today',
  back: 'Back a step',
  skip: 'Skip this step',
  switchSides: 'Switch sides',
  ofReps: (reps: number) => `of ${reps}`,
  repsHint: 'Tap to count',
  countRep: 'Count a repetition',
  takeBack: 'Undo one',
  startHint: 'Tap to start',
  phase: {
    ready: 'Ready',
    getReady: 'Get ready',
    work: 'Go',
    rest: 'Rest',
    over: 'All done',
    paused: 'Paused',
  },
  start: 'Start',
  pause: 'Pause',
  goOn: 'Resume',
  skipRest: 'Skip rest',
  setDone: (set: number) => `Set ${set} done`,
  done: 'Done',
  again: 'Again',
  guide: 'Guide',
  previous: 'Previous task',
  next: 'Next task',
  isDone: 'Done',
  isDoneText: 'Already done!',
  nextTask: 'Next task',
  finish: 'Finish',
  uncheck: 'Uncheck',
  result: { later: 'Not now' },
  finished: {
    title: 'That’s it for today!',
    titleSome: 'Done with what you have here',
    text: 'All done. Drink something, rest well.',
    textSome: (count: number) =>
      count === 1
        ? '1 task needs something you don’t have here.'
        : `${count} tasks need something you don’t have here.`,
    tasks: 'tasks',
    points: 'points today',
    streak: 'day streak',
    news: 'New today',
    program: 'You finished this program',
    showHeld: 'Change equipment',
  },
  nothingFits: {
    title: 'Nothing fits what you have',
    text: 'Tell us what else you have, or come back with a ball.',
    action: 'Change equipment',
  },
} as const;
