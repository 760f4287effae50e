import type { Relationship } from 'sync-protocol/rules/profile/privacy';
import { GROWN_UP, YOUNG } from '../factories.ts';

// Who looks, who is looked at, how far the one may see the other, and what that makes of an answer.

const NONE: Relationship = { isTeammate: false, isRival: false };
const BOTH: Relationship = { isTeammate: true, isRival: true };

/** Who calls, besides who is signed out and the victim: their age, and what they are to every victim. */
export const ACTORS = {
  stranger: { age: GROWN_UP, relationship: NONE },
  peer: { age: YOUNG + 2, relationship: NONE },
  rival: { age: YOUNG + 1, relationship: { isTeammate: false, isRival: true } },
  teammate: { age: YOUNG + 1, relationship: { isTeammate: true, isRival: false } },
  /** In the team that they joined by its code. */
  coach: { age: GROWN_UP, relationship: { isTeammate: true, isRival: false, isByCode: true } },
  /** In a team, and a rival, but no minor has chosen it. */
  uninvited: { age: GROWN_UP, relationship: BOTH },
  blocked: { age: GROWN_UP, relationship: { ...BOTH, isByCode: true } },
  ageless: { age: null, relationship: { ...BOTH, isByCode: true } },
} as const satisfies Record<string, { age: number | null; relationship: Relationship }>;
export type Actor = keyof typeof ACTORS;
export const ACTOR_NAMES = Object.keys(ACTORS) as Actor[];
export const VIEWERS = ['anonymous', ...ACTOR_NAMES, 'self'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** What an actor is to learn of a victim: nothing, the username, an open profile, or all but what is secret. */
type Level = 'nothing' | 'closed' | 'open' | 'close';
export const LEVELS = ['nothing', 'closed', 'open', 'close', 'self'] as const;

const A_MINOR = { rival: 'close', teammate: 'close', coach: 'close' } as const;
const AN_ADULT = { coach: 'close', uninvited: 'close' } as const;
/** Who is looked at. All of them hide their names. Whoever is not named sees nothing. */
export const VICTIMS = {
  'a private minor': { age: YOUNG, isPrivate: true, seenBy: { ...A_MINOR, peer: 'closed' } },
  'an open minor': { age: YOUNG, isPrivate: false, seenBy: { ...A_MINOR, peer: 'open' } },
  'a private adult': { age: GROWN_UP, isPrivate: true, seenBy: { ...AN_ADULT, stranger: 'closed' } },
  'an open adult': { age: GROWN_UP, isPrivate: false, seenBy: { ...AN_ADULT, stranger: 'open' } },
  'somebody of unknown age': { age: null, isPrivate: false, seenBy: {} },
} as const satisfies Record<
  string,
  { age: number | null; isPrivate: boolean; seenBy: Partial<Record<Actor, Level>> }
>;
export type Victim = keyof typeof VICTIMS;
export const VICTIM_NAMES = Object.keys(VICTIMS) as Victim[];

export function levelOf(victim: Victim, viewer: Viewer): (typeof LEVELS)[number] {
  if (viewer === 'self') return 'self';
  const seenBy: Partial<Record<Viewer, Level>> = VICTIMS[victim].seenBy;
  return seenBy[viewer] ?? 'nothing';
}

/** What a call answers who is signed out, others (the same to all, or by what they see) and the player. */
export type AccessRow = readonly [
  anonymous: number,
  others: number | readonly [nothing: number, closed: number, open: number, close: number],
  self: number,
];
