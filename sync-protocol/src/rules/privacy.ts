import type { User } from '../entities/user.ts';
import { avatarIdOf } from './avatars.ts';

/** Whether a viewer plays with a player, or against them. */
export interface Relationship {
  isTeammate: boolean;
  isRival: boolean;
}

export const STRANGERS: Relationship = { isTeammate: false, isRival: false };

/** What a viewer is to a player; one who is blocked, or has blocked, is to see nothing of the other. */
export type Relation = 'self' | 'friend' | 'stranger' | 'blocked';

/** What a viewer, who is not the player, is to them. */
export function relationOf({ isTeammate, isRival }: Relationship, isBlocked: boolean): Relation {
  if (isBlocked) return 'blocked';
  return isTeammate || isRival ? 'friend' : 'stranger';
}

/** Whether a viewer may open a player's profile: a private one is for teammates and rivals. */
export function canViewProfile({ isPrivate }: Pick<User, 'isPrivate'>, relation: Relation): boolean {
  if (relation === 'blocked') return false;
  return relation !== 'stranger' || !isPrivate;
}

/** What is shown of a player wherever they stand in a list. */
const CARD = ['id', 'displayName', 'hideRealName', 'position', 'profileImageUrl'] as const;
/** What their profile adds for who may open it; e-mail and birth date are no part of it for anyone. */
const PROFILE = [
  'isPrivate',
  'skillLevel',
  'yearsPlaying',
  'clubTeam',
  'teamName',
  'bio',
  'createdAt',
] as const;
/** What strangers never see, whoever opens the profile to them. */
const PLACES = ['school', 'hometown'] as const;

/** A player as they stand in a list. */
export type Card = Pick<User, (typeof CARD)[number] | 'firstName' | 'lastName'>;
type CardRow = Card & Pick<User, 'isPrivate'>;
/** A player as their profile shows them; what the viewer may not see is not there. */
export type Person = Card & Partial<Pick<User, (typeof PROFILE | typeof PLACES)[number]>>;

/**
 * A player in a list, as a viewer may see them; null when they are not to see them at all. With `presentPerson`
 * the only way in which another player leaves the server.
 */
export function presentCard(player: CardRow, relation: Relation): Card | null {
  if (relation === 'blocked') return null;
  const isNameless = player.hideRealName && relation === 'stranger';
  return {
    ...pick(player, CARD),
    ...(isNameless ? NAMELESS : pick(player, NAMES)),
    profileImageUrl: shownPicture(player, relation),
  };
}

/** A player's profile as a viewer may see it: of one they may not open, no more than a list would show. */
export function presentPerson(player: User, relation: Relation): Person | null {
  const card = presentCard(player, relation);
  if (!card || !canViewProfile(player, relation)) return card;
  return {
    ...card,
    ...pick(player, PROFILE),
    ...(relation !== 'stranger' && pick(player, PLACES)),
  };
}

/** An uploaded picture may show a face: it is for who may open the profile. One to pick from shows nobody. */
function shownPicture({ profileImageUrl, isPrivate }: CardRow, relation: Relation): string {
  const isUploaded = avatarIdOf(profileImageUrl) !== null;
  return isUploaded && !canViewProfile({ isPrivate }, relation) ? '' : profileImageUrl;
}

const NAMES = ['firstName', 'lastName'] as const;
const NAMELESS = { firstName: '', lastName: '' };

function pick<T, Key extends keyof T>(row: T, keys: readonly Key[]): Pick<T, Key> {
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<T, Key>;
}
