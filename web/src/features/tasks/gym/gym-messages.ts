import type { Thing } from 'sync-protocol/rules/tasks/task-equipment';

const equipment: Record<Thing, string> = {
  ball: 'Ball',
  wall: 'Wall',
  net: 'Net',
  partner: 'Partner',
  chair: 'Chair',
  step: 'Low step',
};

/** What gym mode says; apart, so that Home does not load it. */
export const messages = {
  title: 'Gym Mode',
  loading: 'Loading today’s tasks',
  leave: 'Leave gym mode',
  home: 'Back to Home',
  steps: (done: number, total: number) => `${done} of ${total} tasks done`,
  place: (place: number, total: number) => `Task ${place} of ${total}`,
  sound: { on: 'Turn the sound off', off: 'Turn the sound on' },
  equipment,
  needs: (names: readonly string[]) => names.join(' + '),
  needsNothing: 'No equipment',
  filter: {
    open: 'What do you have here?',
    title: 'What do you have here?',
    text: 'Tasks that need something else wait until you have it.',
    none: 'Nothing',
    group: 'Equipment',
    fits: (fits: number, total: number) => `${fits} of ${total} tasks fit`,
    show: 'Show tasks',
    close: 'Close',
  },
  set: (set: number, sets: number) => `Set ${set} of ${sets}`,
  eachSide: 'each side',
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
  left: (time: string) => `${time} left`,
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
  finished: {
    title: 'That’s it for today!',
    titleSome: 'Done with what you have here',
    text: 'All done. Rest, drink, see you tomorrow.',
    textSome: (count: number) =>
      count === 1
        ? '1 task needs something you don’t have here.'
        : `${count} tasks need something you don’t have here.`,
    tasks: 'tasks',
    points: 'points today',
    showHeld: 'Change equipment',
    leftOver: (count: number) =>
      count === 1 ? 'Do 1 task from yesterday' : `Do ${count} tasks from yesterday`,
  },
  nothingFits: {
    title: 'Nothing fits what you have',
    text: 'Tell us what else you have, or come back with a ball.',
    action: 'Change equipment',
  },
} as const;
