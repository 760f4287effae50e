import type { Category, Difficulty } from 'sync-protocol/entities/training/program';

const category: Record<Category, string> = {
  serving: 'Serving',
  passing: 'Passing',
  setting: 'Setting',
  hitting: 'Hitting',
  blocking: 'Blocking',
  conditioning: 'Conditioning',
};

const difficulty: Record<Difficulty, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

const advice: Record<Category, string> = {
  serving: 'a serve you can trust',
  passing: 'a quiet platform',
  setting: 'clean, fast hands',
  hitting: 'an arm swing that finds the gap',
  blocking: 'hands over the net in time',
  conditioning: 'legs that last five sets',
};

export const messages = {
  category,
  difficulty,
  title: 'Training',
  own: 'Yours',
  completed: (date: string) => `Completed ${date}`,
  loading: 'Loading programs',
  active: {
    title: 'Active Training Programs',
    empty: 'No active training programs',
    emptyText: 'Start one below. One to focus, two or three for balance.',
    all: (count: number) => `Tap to see all ${count} programs`,
    less: 'Show less',
    menu: (name: string) => `Options for ${name}`,
    archive: 'Archive Program',
    details: 'Details',
  },
  weeks: (weeks: number) => `${weeks} weeks`,
  minutes: (minutes: number) => `${minutes} min`,
  minutesADay: (minutes: number) => `${minutes} min a day`,
  available: {
    title: 'Available Training Programs',
    allStarted: 'All programs started!',
    allStartedText: 'You’ve started them all!',
    start: 'Start',
    startNamed: (name: string) => `Start ${name}`,
    isActive: 'Active',
    recommended: 'Recommended',
    none: 'No programs on this phone yet',
    noneText: 'They download once, as soon as your phone reaches VolleyPath.',
  },
  banner: {
    title: (position: string) => `Recommended for ${position}s`,
    text: (categories: readonly Category[]) =>
      `Your position lives on ${new Intl.ListFormat('en').format(categories.map((one) => advice[one]))}. Start with a program that builds one of them.`,
  },
  ways: 'More for your training',
  season: {
    title: 'Season and Load',
    text: 'Practice, matches, and what your body gets in a week. Your tasks follow your season.',
  },
  analysis: {
    clip: {
      title: 'AI Player Analysis',
      text: 'Film one attempt and your phone checks your technique. The video stays on it.',
    },
    live: {
      title: 'AR Training',
      text: 'Train in front of your camera: your phone counts your reps and gives you one cue after each.',
    },
  },
  categories: {
    title: 'Training Categories',
    programs: (count: number) => (count === 1 ? '1 program' : `${count} programs`),
  },
  categoryPage: {
    title: (name: string) => `${name} Programs`,
    back: 'Training',
    learnMore: 'Learn More',
    learnMoreOf: (name: string) => `Learn more about ${name}`,
    isActive: 'Program Active',
    empty: 'No Programs Available',
    emptyText: (name: string) => `Check back later for new ${name.toLowerCase()} programs`,
    backToTraining: 'Back to Training',
  },
  program: {
    title: 'Program Details',
    back: 'Training',
    start: 'Start This Program',
    /** Of one that waits in the archive: which of the two is asked after the tap. */
    goOn: 'Continue or Start Over',
    isActive: 'Program Currently Active',
    isActiveText: 'You are already enrolled in this program. Today’s tasks are on Home.',
    purpose: 'Program Purpose',
    learn: "What You'll Learn",
    techniques: 'Key Techniques',
    benefits: 'Program Benefits',
    weekly: 'Weekly Learning Progression',
    week: (week: number) => `Week ${week}`,
    weekDone: 'done',
    weekNow: 'you are here',
    session: (session: number) => `Day ${session}`,
    warmUp: 'Warm-up for the day’s drills',
    calmEnd: 'Calm end',
    notFound: 'Program Not Found',
    notFoundAction: 'Back to Training',
    deleted: 'This program was deleted',
    deletedText: 'In another tab or on another device of yours.',
    notHere: 'This program is not on your phone yet',
    notHereText: 'It downloads once your phone reaches VolleyPath, then it works offline.',
  },
  /** How far one has come in a program. */
  progress: {
    archived: (date: string) => `Archived on ${date}`,
    archivedText: 'Your progress is kept. Continue, or restart from week 1.',
    completed: (date: string) => `Completed on ${date}`,
    completedText: 'You went all the way. You can start it again whenever you like.',
    beside: (weeks: number, others: string, days: number) =>
      `About ${weeks === 1 ? '1 more week' : `${weeks} more weeks`} beside ${others}, at ${days === 1 ? '1 training day' : `${days} training days`} a week.`,
    sessions: 'Sessions',
    ofSessions: (done: number, total: number) => `${done} of ${total}`,
    points: 'Points earned',
    started: 'Started',
  },
  showTasks: 'Let’s go',
  start: {
    started: 'Training program started!',
    startFailed: 'Failed to start training program',
    restored: 'Program restored',
    restoreFailed: 'Failed to restore program',
    alreadyActive: 'You already have this program active',
  },
  archived: 'Program archived',
  archivedText: 'Its progress is kept.',
  archiveFailed: 'Failed to archive program',
  undo: 'Undo',
  failed: 'Error',
  startedBefore: {
    title: 'Program Already Started',
    text: (name: string) => `You have archived progress in ${name}.`,
    points: 'Points earned',
    complete: 'Complete',
    restore: 'Restore Previous Progress',
    fresh: 'Start Fresh (Lose Progress)',
    cancel: 'Cancel',
  },
  full: {
    title: 'You have three active programs',
    text: (name: string) =>
      `Archive one to make room for ${name}. Its progress is kept, and you can restore it any time.`,
    swap: (name: string) => `Archive ${name}`,
    archive: 'Archive',
  },
} as const;
