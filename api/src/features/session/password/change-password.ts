import type { changePassword as call } from 'sync-protocol/contract/session/account';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiError } from '#plugins/calls/api-error.ts';
import type { Player } from '#plugins/session/session.ts';
import type { Deps } from '#deps';
import { refuseCommonPassword } from './common-passwords.ts';
import { endOtherSessions, tellDevices } from '../account/devices.ts';
import { passwordChangedMail } from '../mail-texts.ts';
import { checkOwnPassword, wrongPassword } from './own-password.ts';
import { hashPassword } from './passwords.ts';
import { ownWords } from '../queries.ts';

/**
 * Sets another password, ends every other session and gives this one another token.
 * @returns the token, for `remember`
 */
export async function changePassword(
  deps: Deps,
  player: Player,
  form: z.output<(typeof call)['body']>,
  request: FastifyRequest,
): Promise<string> {
  const { db, background, mailer } = deps;
  const account = await db.kysely
    .selectFrom('users')
    .select(['passwordHash', 'email', 'firstName', 'lastName', 'displayName'])
    .where('id', '=', player.id)
    .executeTakeFirstOrThrow();
  if (account.passwordHash === null) throw noPassword();
  await checkOwnPassword(deps, player, account.passwordHash, form.currentPassword);
  await refuseCommonPassword(form.newPassword, ownWords(account), 'newPassword');
  const passwordHash = await hashPassword(form.newPassword);
  const token = await db.transaction(async ({ kysely }) => {
    const changed = await kysely
      .updateTable('users')
      .set({ passwordHash })
      .where('id', '=', player.id)
      // Of two changes at once the second one's "current" password is not it any more.
      .where('passwordHash', '=', account.passwordHash)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw wrongPassword();
    await kysely
      .deleteFrom('accountTokens')
      .where('userId', '=', player.id)
      .where('purpose', 'in', ['reset', 'change'])
      .execute();
    await endOtherSessions(kysely, player.id, player.session);
    return request.server.sessions.rotate(kysely, player);
  });
  tellDevices(deps, player.id);
  background.run(() => mailer.send(passwordChangedMail(account.email)));
  return token;
}

const noPassword = () =>
  new ApiError(409, 'no_password', 'You log in with another service: there is no password to change here.');
