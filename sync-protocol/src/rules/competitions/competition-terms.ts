/** What two teams compete in. */
export const COMPETITION_TYPES = ['tasks', 'points', 'streaks'] as const;
export type CompetitionType = (typeof COMPETITION_TYPES)[number];

/** Who has challenged whom. */
export const SIDES = ['challenging', 'challenged'] as const;
export type Side = (typeof SIDES)[number];

/** Why somebody can't challenge another team. */
export const MANAGERS_CHALLENGE = 'Only team creators or team admins can create challenges.';

export const COMPETITION_NAME_MAX = 60;
export const COMPETITION_DESCRIPTION_MAX = 300;
/** What a competition is called until the operator has looked at the name that it was given. */
export const UNNAMED_COMPETITION = 'Team challenge';
/** What the other team is called once its name has gone with those who answered for it. */
export const UNNAMED_OPPONENT = 'Another team';
export const DURATION_MIN = 1;
export const DURATION_MAX = 30;
export const DEFAULT_DURATION = 7;
export const TARGET_MIN = 1;
export const TARGET_MAX = 100_000;
export const DEFAULT_TARGET = 50;

/**
 * The days in which a challenge can be answered. For as long, a team that has declined is not challenged again by that team
 * or that player.
 */
export const CHALLENGE_DAYS = 7;
/** Challenges of one player in a day, for whatever teams of theirs: those taken back too. */
export const MAX_CHALLENGED_A_DAY = 10;
/** How many challenges a team may take back before it has to wait: to one team within `CHALLENGE_DAYS`, to all within a day. */
export const MAX_TAKEN_BACK_A_WEEK = 3;
export const MAX_TAKEN_BACK_A_DAY = 10;
/** What was done before the end may come in for so long after it. */
export const LATE_HOURS = 24;
/** Challenges of a team that wait for an answer, and its competitions that run. */
export const MAX_OPEN_COMPETITIONS = 5;
