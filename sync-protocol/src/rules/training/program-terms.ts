export const CATEGORIES = ['serving', 'passing', 'setting', 'hitting', 'blocking', 'conditioning'] as const;
export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;
export const EQUIPMENT = ['ball', 'wall', 'net', 'partner'] as const;
/** What every place but a court has; nobody is asked for it, but a drill says that it needs it. */
export const FURNITURE = ['chair', 'step'] as const;
/** What a bag or a home has; a drill says that it takes it, and deals don't go by it. */
export const SMALL_THINGS = [
  'marks',
  'towel',
  'mat',
  'socks',
  'bottle',
  'basket',
  'cards',
  'ribbons',
  'phone',
  'screen',
] as const;
export const STAGES = ['technique', 'consistency', 'pressure', 'game'] as const;

/** What a drill is for in a session. */
export const PURPOSES = ['warm-up', 'main', 'finisher'] as const;
/** What a main drill teaches within its category: what takes its place teaches the same, if there is such a one. */
export const SKILLS = [
  'motion',
  'toss',
  'aim',
  'pressure',
  'jump',
  'platform',
  'receive',
  'move',
  'read',
  'dig',
  'hands',
  'back',
  'approach',
  'swing',
  'timing',
  'legs',
  'trunk',
  'care',
  'speed',
  'stamina',
] as const;
/** Parts of the body that a drill may load. */
export const BODY_PARTS = ['knee', 'shoulder', 'ankle', 'back', 'finger'] as const;
/** What a warm-up may get a body ready for. */
export const READY_FOR = ['landing', 'shoulder', 'hands'] as const;
/**
 * Days until a warm-up may come again. A plan's warm-ups have their turns by their place in its list, and each turn has
 * one that gets ready for everything: so phone and server need not know what was dealt before.
 */
export const WARM_UP_TURNS = 8;

/** Where in the year a team is. */
export const SEASON_PHASES = ['preseason', 'season', 'offseason'] as const;
/** What a day holds beside the app. */
export const DAY_KINDS = ['match', 'practice', 'free'] as const;
/** What a club brings that the app does not deal. */
export const CLUB_KINDS = ['practice', 'match'] as const;
/** The most that is noted of a practice, or of a day's matches. */
export const CLUB_MAX = { minutes: 600, effort: 10, jumps: 1000 } as const;

/** What results are counted in. */
export const RESULT_UNITS = ['times', 'points', 'seconds', 'centimetres'] as const;

/** The most sets that a dose has. */
export const MAX_SETS = 10;

/** Training days of a program week, and tasks of one such session. */
export const SESSIONS_PER_WEEK = 5;
export const TASKS_PER_SESSION = 6;
/** Tasks of a session that are its main work: between the warm-up and the finisher. */
export const MAIN_PER_SESSION = 4;
/** Main drills of a program week. */
export const MAIN_PER_WEEK = SESSIONS_PER_WEEK * MAIN_PER_SESSION;
