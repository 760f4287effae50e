/** Where phones keep what the technique analysis runs on, and the addresses under which the worker serves it. */
export const COACH_CACHE = 'volleypath-coach';
export const COACH_PATH = '/coach/';
