/** Where the code that somebody came with is kept until they are signed in, with the moment when they came. */
export const TEAM_CODE = 'team-code';
