/** Where the code that somebody came with is kept until they are signed in, with the moment when they came. */
export const TEAM_CODE = 'team-code';

/** When that was, ms since 1970; NaN where nobody knows. */
export const broughtAt = (kept: string | null) => Number(kept?.split(' ')[0] ?? Number.NaN);
