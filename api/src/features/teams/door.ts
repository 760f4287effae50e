import type { FastifyRequest } from 'fastify';
import type { UserId } from 'sync-protocol/ids';
import type { MutationArgs, MutationName } from 'sync-protocol/mutations/index';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { DONE } from '#plugins/calls/done.ts';
import { ApiError } from '#plugins/calls/api-error.ts';
import { mutateByCall } from '#sync/write/mutate-by-call.ts';
import { NO_TEAM } from './whose-team.ts';

interface TeamCall<Name extends MutationName, Answer> {
  name: Name;
  args: (kysely: Queryable) => Promise<MutationArgs<Name>> | MutationArgs<Name>;
  /** What is known of it before the commit; done if left out. */
  answer?: (args: MutationArgs<Name>) => Answer;
}

/** Does by a call what phones do about teams; only its own transaction is open meanwhile. */
export async function mutateTeam<Name extends MutationName, Answer = typeof DONE>(
  deps: Deps,
  player: UserId,
  request: FastifyRequest,
  { name, args, answer }: TeamCall<Name, Answer>,
): Promise<Answer> {
  let given: MutationArgs<Name> | undefined;
  return mutateByCall<Name, Answer>(deps, player, request, {
    name,
    args: async (kysely) => (given = await args(kysely)),
    present: () => (answer && given ? answer(given) : (DONE as Answer)),
  });
}

export const teamNotFound = () => new ApiError(404, NO_TEAM.code, NO_TEAM.message);
