import type { FastifyRequest } from 'fastify';
import { clientGroupId, derivedId, type UserId } from 'sync-protocol/ids';
import { Refusal } from 'sync-protocol/mutations/mutation';
import type { MutationArgs, MutationName } from 'sync-protocol/mutations/index';
import { runMutation } from 'sync-protocol/mutations/run';
import { trainingDay } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import { applyBatch, type Applied } from './apply.ts';
import { holdPlayer } from './deal.ts';
import type { SyncDeps } from '../deps.ts';
import { remember, rememberedAnswer } from './idempotency.ts';
import { foundedBy } from '../push/founded.ts';
import { prepare } from '../push/prepare.ts';
import { refuseTakenIds } from '../push/taken-ids.ts';
import { vet } from '../push/vet.ts';

/** A mutation that a player does by a call instead of a phone's queue. */
export interface MutationCall<Name extends MutationName, Answer> {
  name: Name;
  /** Its arguments; what they are made from can't change meanwhile. */
  args: (kysely: Queryable) => Promise<MutationArgs<Name>> | MutationArgs<Name>;
  /** What the call answers. */
  present: (applied: Applied, kysely: Queryable, day: string) => Answer | Promise<Answer>;
}

/**
 * Does a mutation for a player at once, by the same code as a push: now, on their training day. With an
 * `Idempotency-Key` the call that has been answered before gets the same answer again.
 * @throws Refusal when the rules forbid it
 */
export async function mutateByCall<Name extends MutationName, Answer>(
  deps: SyncDeps,
  player: UserId,
  request: FastifyRequest,
  { name, args, present }: MutationCall<Name, Answer>,
): Promise<Answer> {
  return deps.db.transaction(async (tx) => {
    const { kysely } = tx;
    const held = await holdPlayer(deps, kysely, player);
    const before = await rememberedAnswer(kysely, player, request);
    if (before) return before.answer as Answer;
    const now = deps.now();
    const day = trainingDay(now.getTime(), held.timezone);
    const pushed = {
      lane: 'core',
      id: 1,
      name,
      args: await args(kysely),
      at: now.toISOString(),
      day,
    } as const;
    const founded = await foundedBy(kysely, [pushed]);
    const holding = { ...held, scopes: [...held.scopes, ...founded] };
    const candidate = prepare(
      { ...pushed, tz: held.timezone },
      { player, clientGroup: doorOf(player), now: now.getTime(), skew: 0 },
      holding,
    );
    const vetted = await vet(deps, kysely, [{ ready: candidate }]);
    const [{ ready: prepared } = { ready: candidate }] = await refuseTakenIds(deps, kysely, player, vetted);
    if (!('mutation' in prepared)) throw new Refusal(prepared.code, prepared.message);
    const report = (error: unknown) => request.log.error({ err: error }, 'a day could not be dealt');
    const batch = { player, held: holding, mutations: [prepared], sender: null, report };
    const applied = await applyBatch(deps, tx, batch, (rows, planOf) => {
      const { mutation, args: given, context } = prepared;
      const refusal = runMutation(rows, mutation, given, context, planOf);
      if (refusal) throw refusal;
      return undefined;
    });
    const answer = await present(applied, kysely, day);
    await remember(kysely, player, request, answer, now);
    return answer;
  });
}

/** What stands in for a device where there is none. */
function doorOf(player: UserId) {
  return clientGroupId.parse(derivedId(player, 'door'));
}
