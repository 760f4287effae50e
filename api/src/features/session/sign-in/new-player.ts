import type { register } from 'sync-protocol/contract/session';
import { freshStats } from 'sync-protocol/rules/fresh-rows';
import { freshSettings } from 'sync-protocol/rules/fresh-rows';
import type { UserId } from 'sync-protocol/ids';
import type { z } from 'zod';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';

/** What is known of a player who signs up. */
export interface NewPlayer extends Omit<z.output<(typeof register)['body']>, 'password'> {
  /** Null for a player who signs in elsewhere. */
  passwordHash: string | null;
  minor: boolean;
  /** ISO 8601. */
  createdAt: string;
}

/** A player's rows: profile, settings, stats, and the scope that they are the first of. */
export async function insertPlayer(kysely: Queryable, id: UserId, player: NewPlayer): Promise<void> {
  const { birthMonth = null, birthYear = null } = player;
  const isAgeKnown = birthMonth !== null && birthYear !== null;
  const scope = userScope(id);
  const synced = { scope, seq: 1, born: 1 };
  await kysely
    .insertInto('users')
    .values({
      ...synced,
      id,
      email: player.email,
      emailVerifiedAt: player.passwordHash === null ? player.createdAt : null,
      passwordHash: player.passwordHash,
      authProvider: player.passwordHash === null ? 'oauth' : 'email',
      firstName: player.firstName ?? '',
      lastName: player.lastName ?? '',
      displayName: null,
      hideRealName: player.minor,
      isPrivate: player.minor,
      // Half a birth date says nothing.
      birthMonth: isAgeKnown ? birthMonth : null,
      birthYear: isAgeKnown ? birthYear : null,
      position: null,
      skillLevel: null,
      yearsPlaying: 0,
      school: '',
      clubTeam: '',
      teamName: '',
      hometown: '',
      bio: '',
      profileImageUrl: '',
      timezone: player.timezone ?? 'UTC',
      disabled: false,
      createdAt: player.createdAt,
    })
    .execute();
  const { tasksByCategory, ...stats } = freshStats(id);
  await kysely
    .insertInto('playerStats')
    .values({ ...synced, ...stats, tasksByCategory: JSON.stringify(tasksByCategory) })
    .execute();
  await kysely
    .insertInto('userSettings')
    .values({ ...synced, ...freshSettings(id) })
    .execute();
  await kysely.insertInto('scopes').values({ scope, seq: 1 }).execute();
}
