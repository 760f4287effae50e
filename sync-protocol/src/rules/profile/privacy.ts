import type { User } from '../../entities/profile/user.ts';
import { agesOf, isMinor, type Ages, type BirthMonth } from '../session/age.ts';

/** What is said of a profile that is closed to the asking one. */
export const PRIVATE_PROFILE = {
  code: 'private_profile',
  message: 'This profile is set to private and only visible to teammates and rivals.',
};

/** What connects two players: a team, a rivalry, both or neither. */
export interface Relationship {
  isTeammate: boolean;
  isRival: boolean;
  /** Whether they share a team that the minor among them joined by its code or link. */
  isByCode?: boolean;
}

export const STRANGERS: Relationship = { isTeammate: false, isRival: false };

/** What a viewer is to a player. */
export const TIES = ['self', 'teammate', 'rival', 'stranger', 'blocked'] as const;
export type Tie = (typeof TIES)[number];

/** What a viewer, who is not the player, is to them; a block, whoever of the two wished it, ends all else. */
export function tieOf({ isTeammate, isRival }: Relationship, isBlocked: boolean): Tie {
  if (isBlocked) return 'blocked';
  if (isTeammate) return 'teammate';
  return isRival ? 'rival' : 'stranger';
}

/** How near a viewer is to a player, from far to near: who is nearer sees all that those farther away see. */
export const DISTANCES = [
  /** There is no such player. */
  'nowhere',
  /** There is one whose profile is closed. */
  'closed',
  /** A stranger to whom the profile is open. */
  'open',
  /** A teammate or a rival. */
  'close',
  /** The player themselves. */
  'own',
] as const;
export type Distance = (typeof DISTANCES)[number];

/** From where each kind of knowledge is seen: of adults, and of minors or players of unknown age. */
const SEEN_FROM = {
  /** That there is such a player, and their username. */
  existence: { adult: 'closed', minor: 'closed' },
  /** The real name; if it is hidden, only who is close sees it. */
  name: { adult: 'open', minor: 'open' },
  /** It may show a face. */
  picture: { adult: 'open', minor: 'open' },
  /** Position, level, years, teams and bio, as the player wrote them. */
  facts: { adult: 'open', minor: 'open' },
  /**
   * How to reach a grown-up past the app, where they say it: a minor reads that only in a team that they joined by its
   * code. What a minor says of it waits for the operator, and is then for all.
   */
  contact: { adult: 'open', minor: 'open' },
  /** School and hometown. */
  places: { adult: 'close', minor: 'close' },
  /** Points, streak and what was done, as they were a while ago. */
  points: { adult: 'open', minor: 'open' },
  /** When somebody trains: points and streak as they are now. */
  when: { adult: 'close', minor: 'close' },
  /** Which teams they are in. */
  membership: { adult: 'open', minor: 'close' },
  stories: { adult: 'open', minor: 'close' },
  /** How many like a story; a minor's are not for comparing. */
  likes: { adult: 'open', minor: 'own' },
} as const satisfies Record<string, Record<'adult' | 'minor', Distance>>;

/** What strangers see of somebody's points and streak is taken at most so often. */
export const SNAPSHOT_MS = 15 * 60_000;

/** Whether such a picture of things may be taken anew; one of the future is none. */
export function isStale(takenAt: string, now: number): boolean {
  const age = now - Date.parse(takenAt);
  return age >= SNAPSHOT_MS || age < 0;
}

export type Knowledge = keyof typeof SEEN_FROM;
export const KNOWLEDGE = Object.keys(SEEN_FROM) as Knowledge[];
/** Of each kind of knowledge, whether it is seen. */
export type Sight = Readonly<Record<Knowledge, boolean>>;

/** Who is looked at: what the gate has to know of them. */
export interface Subject extends Pick<User, 'displayName' | 'hideRealName' | 'isPrivate'> {
  birth: BirthMonth | null;
  /** By the operator: out of everybody else's sight. */
  hidden: boolean;
  disabled: boolean;
}

/** A viewer and the player whom they look at. */
export interface Pair {
  tie: Tie;
  /** As in `Relationship`. */
  isByCode?: boolean;
  viewer: { birth: BirthMonth | null };
  subject: Subject;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * The one gate: whatever one player learns of another, in answers, pushed texts and synced rows, it has let through.
 */
export function sightOf(pair: Pair): Sight {
  const { subject, now } = pair;
  const band = isMinor(subject.birth, now) ? 'minor' : 'adult';
  const isKeptFrom = band === 'adult' && isMinorWithoutCode(pair);
  return sightFrom(distanceOf(pair), band, subject.hideRealName, isKeptFrom);
}

function isMinorWithoutCode({ tie, isByCode = false, viewer, now }: Pair): boolean {
  return tie !== 'self' && !(tie === 'teammate' && isByCode) && isMinor(viewer.birth, now);
}

/** There are few, each made once: lists ask for one a row. */
const sights = new Map<string, Sight>();

function sightFrom(
  distance: Distance,
  band: 'adult' | 'minor',
  hideRealName: boolean,
  isContactKept: boolean,
): Sight {
  const key = `${distance} ${band} ${hideRealName} ${isContactKept}`;
  const known = sights.get(key);
  if (known) return known;
  const reaches = (from: Distance) => DISTANCES.indexOf(distance) >= DISTANCES.indexOf(from);
  const sees = (kind: Knowledge) => {
    if (kind === 'contact' && isContactKept) return false;
    return reaches(kind === 'name' && hideRealName ? 'close' : SEEN_FROM[kind][band]);
  };
  const sight = Object.fromEntries(KNOWLEDGE.map((kind) => [kind, sees(kind)])) as Record<Knowledge, boolean>;
  sights.set(key, sight);
  return sight;
}

/** Whether nobody else sees a player, whoever they are. */
export function isOutOfSight({
  hidden,
  disabled,
  displayName,
}: Pick<Subject, 'hidden' | 'disabled' | 'displayName'>): boolean {
  return hidden || disabled || displayName === null;
}

/**
 * Whether two players may turn to each other where no team brings them together: by an invitation, a request, a hit of
 * a search. Alike for both of them.
 */
export function mayApproach(
  viewer: BirthMonth | null,
  subject: Subject,
  isBlocked: boolean,
  now: number,
): boolean {
  if (isBlocked || isOutOfSight(subject)) return false;
  const ages = agesOf(viewer, subject.birth, now);
  return ages === 'peers' || ages === 'adults';
}

function distanceOf({ tie, isByCode = false, viewer, subject, now }: Pair): Distance {
  if (tie === 'self') return 'own';
  if (tie === 'blocked' || isOutOfSight(subject)) return 'nowhere';
  return BETWEEN[agesOf(viewer.birth, subject.birth, now)]({ tie, isByCode, isPrivate: subject.isPrivate });
}

type Meeting = { tie: Exclude<Tie, 'self' | 'blocked'>; isByCode: boolean; isPrivate: boolean };

/** How near two players of such ages come to each other. */
const BETWEEN: Record<Ages, (meeting: Meeting) => Distance> = {
  // Nobody sees an account of unknown age, and it sees nobody.
  unknown: () => 'nowhere',
  // A minor and somebody who is no peer meet only in a team that the minor joined by its code.
  apart: ({ tie, isByCode }) => (tie === 'teammate' && isByCode ? 'close' : 'nowhere'),
  peers: nearness,
  adults: nearness,
};

function nearness({ tie, isPrivate }: Meeting): Distance {
  if (tie !== 'stranger') return 'close';
  return isPrivate ? 'closed' : 'open';
}

/** What is shown of a player wherever they stand in a list. */
const CARD = ['id', 'displayName', 'hideRealName'] as const;
/** What their profile adds for who sees its facts; e-mail and birth date are no part of it for anyone. */
const FACTS = [
  'position',
  'isPrivate',
  'skillLevel',
  'yearsPlaying',
  'clubTeam',
  'teamName',
  'bio',
  'createdAt',
] as const;
const PLACES = ['school', 'hometown'] as const;
const NAMES = ['firstName', 'lastName'] as const;

/** A player as they stand in a list; what the viewer does not see of it is empty. */
export type Card = Pick<
  User,
  (typeof CARD)[number] | (typeof NAMES)[number] | 'position' | 'profileImageUrl'
>;
/** A player as their profile shows them; what the viewer may not see is not there. */
export type Person = Card & Partial<Pick<User, (typeof FACTS | typeof PLACES)[number]>>;

/**
 * A player in a list, as a viewer sees them; null when there is no such player for them. With `presentPerson` the
 * only way in which another player leaves the server.
 */
export function presentCard(player: Card, sees: Sight): Card | null {
  if (!sees.existence) return null;
  return {
    ...pick(player, CARD),
    ...(sees.name ? pick(player, NAMES) : { firstName: '', lastName: '' }),
    position: sees.facts ? player.position : null,
    profileImageUrl: sees.picture ? player.profileImageUrl : '',
  };
}

/** A player's profile as a viewer sees it: of a closed one no more than a list would show. */
export function presentPerson(player: User, sees: Sight): Person | null {
  const card = presentCard(player, sees);
  return (
    card && {
      ...card,
      ...(sees.facts && pick(player, FACTS)),
      ...(sees.places && pick(player, PLACES)),
    }
  );
}

function pick<T, Key extends keyof T>(row: T, keys: readonly Key[]): Pick<T, Key> {
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<T, Key>;
}
