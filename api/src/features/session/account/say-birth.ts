import type { FastifyReply, FastifyRequest } from 'fastify';
import type { sayBirth as call } from 'sync-protocol/contract/session/session';
import type { UserId } from 'sync-protocol/ids';
import { birthOf, isMinor } from 'sync-protocol/rules/session/age';
import type { z } from 'zod';
import type { Deps } from '#deps';
import { tellOfGrownUp } from '#features/teams/commands.ts';
import { ApiError, notSignedIn } from '#plugins/calls/api-error.ts';
import { changeRows } from '#sync/write/change-rows.ts';
import { type AgeGate, underAge } from '../sign-in/age-gate.ts';
import { removeAccount } from './delete-account.ts';
import { ageRules } from '../policy.ts';

/**
 * Writes down when a player was born who has not said so far; only once, so that nobody grows up overnight. Of who
 * turns out to be under age nothing is kept: the account ends.
 * @throws ApiError 403 `under_age`, 409 if it was said before
 */
export async function sayBirth(
  deps: Deps,
  id: UserId,
  birth: z.output<(typeof call)['body']>,
  gate: AgeGate,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const now = deps.now();
  const { refused } = ageRules(birth, now.getTime());
  await deps.db.transaction(async (tx) => {
    const player = await tx.kysely
      .selectFrom('users')
      .select(['birthMonth', 'birthYear'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    // Whoever said so twice at once is gone already.
    if (!player) throw notSignedIn();
    if (player.birthMonth !== null && player.birthYear !== null) throw saidBefore();
    if (refused) {
      await removeAccount(tx, deps, id);
      return;
    }
    await tx.kysely.updateTable('users').set(birth).where('id', '=', id).execute();
    if (isMinor(birthOf(birth), now.getTime())) return;
    await changeRows(deps, tx, { changes: await tellOfGrownUp({ kysely: tx.kysely, now }, id) });
  });
  if (!refused) return;
  await request.server.sessions.end(request, reply);
  await gate.close(reply);
  throw underAge();
}

const saidBefore = () =>
  new ApiError(
    409,
    'birth_said',
    'You already told us when you were born. If it’s wrong, ask the people who run this VolleyPath (see Privacy).',
  );
