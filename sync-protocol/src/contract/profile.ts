import { z } from 'zod';
import { user } from '../entities/user.ts';
import { userId } from '../ids.ts';
import { profileUpdateArgs } from '../mutations/profile-update.ts';
import { defineCall } from './call.ts';

const ofUser = z.object({ id: userId });
const { id, displayName, firstName, lastName, hideRealName, position, profileImageUrl, ...rest } = user.shape;
const { timezone: _, ...shown } = rest;

/** A player to another; what the viewer may not see is not there, a name that they may not see is empty. */
export const person = z.object({
  ...{ id, displayName, firstName, lastName, hideRealName, position, profileImageUrl },
  /** The username again, and the position, under the names that some screens use. */
  username: displayName,
  volleyballPosition: position,
  ...z.object(shown).partial().shape,
  currentStreak: z.int().min(0).optional(),
  totalPoints: z.int().min(0).optional(),
});

export const relationship = z.object({ isTeammate: z.boolean(), isRival: z.boolean() });

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
  answer: z.object({ user: person, relationship, canViewProfile: z.boolean() }),
});

export const updateProfile = defineCall({
  method: 'PATCH',
  path: '/api/users/{id}',
  summary: 'Changes the fields of the own profile that it names',
  params: ofUser,
  body: profileUpdateArgs,
  answer: user,
});

export type PersonAnswer = z.infer<typeof person>;
