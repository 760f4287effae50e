import { z } from 'zod';
import { userId, uuid } from '../../ids.ts';
import { user } from './user.ts';

const { displayName, firstName, lastName, hideRealName, position, profileImageUrl } = user.shape;

/** Somebody whom rows of the player name, as the player may see them; kept so as the two change. */
export const knownPlayer = z.object({
  id: uuid,
  userId,
  playerId: userId,
  displayName,
  firstName,
  lastName,
  hideRealName,
  position,
  profileImageUrl,
});

export type KnownPlayer = z.infer<typeof knownPlayer>;
