import { z } from 'zod';
import { clientGroupId, userId } from '../../ids.ts';
import { USERNAME_MAX, YEARS_PLAYING_MAX } from '../../rules/session/account.ts';
import { PROFILE_IMAGE } from '../../rules/profile/avatars.ts';
import { position, skillLevel } from '../../rules/profile/positions.ts';
import { EMPTY_FIELD } from '../../messages.ts';
import { storedText, writtenText } from '../text.ts';
import { timeZone } from '../time.ts';

const line = (max: number) => writtenText.max(max);

export const BIO_MAX = 500;
export const NAME_MAX = 50;
/** Of a school, a team or a town. */
export const LINE_MAX = 100;

/** A first or last name of whom others are to know by it. */
export const requiredName = line(NAME_MAX).min(1, EMPTY_FIELD);

/** What a player may change of their own profile at any time, offline too. */
export const profileFields = z.strictObject({
  firstName: line(NAME_MAX),
  lastName: line(NAME_MAX),
  hideRealName: z.boolean(),
  isPrivate: z.boolean(),
  /** Stands on no leaderboard; phones that stored their row before this was asked don't say it. */
  offBoards: z.boolean(),
  position,
  skillLevel,
  yearsPlaying: z.int().min(0).max(YEARS_PLAYING_MAX),
  school: line(LINE_MAX),
  clubTeam: line(LINE_MAX),
  teamName: line(LINE_MAX),
  hometown: line(LINE_MAX),
  bio: line(BIO_MAX),
  timezone: timeZone,
});

/** A picture that a player may have: none, a preset's id, or the path of an image that the server has stored. */
export const profileImage = z.string().regex(PROFILE_IMAGE, 'Pick one of the pictures, or upload one');

/** The player's own profile as it is synced; e-mail and birth date never leave the server with it. */
export const user = z.object({
  ...profileFields.shape,
  firstName: storedText.max(NAME_MAX),
  lastName: storedText.max(NAME_MAX),
  school: storedText.max(LINE_MAX),
  clubTeam: storedText.max(LINE_MAX),
  teamName: storedText.max(LINE_MAX),
  hometown: storedText.max(LINE_MAX),
  bio: storedText.max(BIO_MAX),
  id: userId,
  /** The username; null until the profile is complete. */
  displayName: z.string().max(USERNAME_MAX).nullable(),
  position: position.nullable(),
  skillLevel: skillLevel.nullable(),
  /** Empty, an avatar preset's id, or the path of an uploaded picture. */
  profileImageUrl: z.string(),
  /** When one of the privacy switches was last closed. */
  closedAt: z.iso.datetime().nullish().meta({ serverOnly: true }),
  /** By which of the player's devices; null if it was none of them. */
  closedBy: clientGroupId.nullish().meta({ serverOnly: true }),
  createdAt: z.iso.datetime(),
});

export type User = z.infer<typeof user>;
