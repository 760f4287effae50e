const SESSIONS = 'sessions:';

/** The scope of what belongs to one player alone. */
export function userScope(id: string): string {
  return `user:${id}`;
}

/** Where the streams of a player hear that one of their sessions has ended; no rows are of this scope. */
export function sessionsScope(id: string): string {
  return `${SESSIONS}${id}`;
}

/** What hears of the end of anybody's session. */
export const ALL_SESSIONS = `${SESSIONS}*`;

export function isSessionsScope(scope: string): boolean {
  return scope.startsWith(SESSIONS);
}
