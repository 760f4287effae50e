import type { register } from 'sync-protocol/contract/session/session';
import type { User } from 'sync-protocol/entities/profile/user';
import { freshSettings, freshStats } from 'sync-protocol/rules/fresh-rows';
import type { UserId } from 'sync-protocol/ids';
import type { z } from 'zod';
import { userScope } from '#db/scopes.ts';
import type { Tx } from '#db/transaction.ts';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';

/** What is known of a player who signs up. */
export interface NewPlayer extends Omit<z.output<(typeof register)['body']>, 'password'> {
  /** Null for a player who signs in elsewhere. */
  passwordHash: string | null;
  minor: boolean;
  /** ISO 8601. */
  createdAt: string;
}

/** Makes an account with its player's first rows: profile, settings and stats. */
export async function insertPlayer(
  deps: ChangeDeps,
  tx: Tx,
  id: UserId,
  { email, passwordHash, minor, createdAt, ...player }: NewPlayer,
): Promise<void> {
  const { birthMonth = null, birthYear = null } = player;
  const isAgeKnown = birthMonth !== null && birthYear !== null;
  const user: User = {
    id,
    firstName: player.firstName ?? '',
    lastName: player.lastName ?? '',
    displayName: null,
    hideRealName: minor,
    isPrivate: minor,
    offBoards: false,
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
    createdAt,
  };
  await tx.kysely
    .insertInto('users')
    .values({
      ...user,
      scope: userScope(id),
      // The write below says when it last changed.
      seq: 0,
      born: 1,
      email,
      emailVerifiedAt: passwordHash === null ? createdAt : null,
      passwordHash,
      authProvider: passwordHash === null ? 'oauth' : 'email',
      // Half a birth date says nothing.
      birthMonth: isAgeKnown ? birthMonth : null,
      birthYear: isAgeKnown ? birthYear : null,
      disabled: false,
    })
    .execute();
  await changeRows(deps, tx, {
    changes: [
      { table: 'users', id, before: user, after: user },
      { table: 'playerStats', id, before: undefined, after: freshStats(id) },
      { table: 'userSettings', id, before: undefined, after: freshSettings(id) },
    ],
  });
}
