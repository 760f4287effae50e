import { z } from 'zod';
import { profileImage, user, type User } from '../../entities/profile/user.ts';
import { writtenText } from '../../entities/text.ts';
import { userId } from '../../ids.ts';
import { profileUpdateArgs } from '../../mutations/profile/profile-update.ts';
import { AVATAR_FILE_MAX, NO_IMAGE } from '../../rules/profile/avatars.ts';
import { TOO_LARGE } from '../../messages.ts';
import { defineCall, ofUser } from '../call.ts';

/** An image as a data URL. */
export const dataUrl = z.string().regex(/^data:image\/[\w.+-]{1,40};base64,[A-Za-z0-9+/]+={0,2}$/, NO_IMAGE);
/** Four letters stand for three bytes. */
const imageData = dataUrl.max(AVATAR_FILE_MAX * 1.4);

/** Letters of an image that fits an ordinary call, with the fields beside it. */
export const SMALL_IMAGE_MAX = 48 * 1024;

/** Longer than every name. */
const SEARCH_MAX = 101;

const { id, displayName, firstName, lastName, hideRealName, position, profileImageUrl, ...rest } = user.shape;
const { timezone: _, offBoards: __, ...shown } = rest;

/** A player to another; what the viewer may not see is not there, a name that they may not see is empty. */
export const person = z.object({
  id,
  displayName,
  firstName,
  lastName,
  hideRealName,
  position,
  profileImageUrl,
  /** The username again, and the position, under the names that some screens use. */
  username: displayName,
  volleyballPosition: position,
  ...z.object(shown).partial().shape,
  currentStreak: z.int().min(0).optional(),
  totalPoints: z.int().min(0).optional(),
});

/** What is known of a player, with the names of those screens. */
export function asPerson<Card extends Pick<User, 'displayName' | 'position'>>(card: Card) {
  return { ...card, username: card.displayName, volleyballPosition: card.position };
}

const relationship = z.object({ isTeammate: z.boolean(), isRival: z.boolean() });

export const getUser = defineCall({
  method: 'GET',
  path: '/api/users/{id}',
  summary: 'A player’s profile; 403 when it is private to the viewer',
  params: ofUser,
  answer: person,
});

export const getProfile = defineCall({
  method: 'GET',
  path: '/api/users/{id}/profile',
  summary: 'A player as the viewer may see them, and what the two are to each other',
  params: ofUser,
  answer: z.object({
    user: person,
    relationship,
    canViewProfile: z.boolean(),
    /** Whether the viewer may ask them something: a minor and a grown-up of one team see each other, and may not. */
    canApproach: z.boolean(),
  }),
});

/** From so many letters on players are searched for. */
export const SEARCH_FROM = 2;

/** What is looked for by a text: a username is often written with an @, which is no letter of it. */
export function searchedFor(typed: string): string {
  return typed.trim().replace(/^@+\s*/, '');
}

export const searchUsers = defineCall({
  method: 'GET',
  path: '/api/users/search',
  summary: 'Players by their name whom the viewer may ask to be a rival, or to come into a team',
  query: z.object({
    q: writtenText
      .overwrite(searchedFor)
      .min(SEARCH_FROM, `Please type at least ${SEARCH_FROM} letters.`)
      .max(SEARCH_MAX),
  }),
  answer: z.array(person.extend({ relationship })),
});

export const updateProfile = defineCall({
  method: 'PATCH',
  path: '/api/users/{id}',
  summary: 'Changes the fields of the own profile that it names',
  params: ofUser,
  body: profileUpdateArgs.extend({
    /** A small image in full is checked and stored like those of `moderateImage`. */
    profileImageUrl: z
      .string()
      .max(SMALL_IMAGE_MAX, TOO_LARGE)
      .pipe(z.union([profileImage, dataUrl]))
      .optional(),
  }),
  answer: user,
});

export const moderateImage = defineCall({
  method: 'POST',
  path: '/api/moderate-image',
  summary:
    'Checks an image for the own profile; an approved one is stored, to be named when the profile is saved',
  body: z.object({ imageData, userId }),
  upload: 'image',
  answer: z.object({
    approved: z.boolean(),
    /** Why not, fit to show. */
    reason: z.string().nullable(),
    /** What an approved image is called in a profile. */
    profileImageUrl: profileImage.nullable(),
  }),
});

export type PersonAnswer = z.infer<typeof person>;
