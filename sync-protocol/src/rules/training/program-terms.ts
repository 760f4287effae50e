export const CATEGORIES = ['serving', 'passing', 'setting', 'hitting', 'blocking', 'conditioning'] as const;
export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;
export const EQUIPMENT = ['ball', 'wall', 'net', 'partner'] as const;
export const STAGES = ['technique', 'consistency', 'pressure', 'game'] as const;

/** Training days of a program week, and tasks of one such session. */
export const SESSIONS_PER_WEEK = 5;
export const TASKS_PER_SESSION = 6;
