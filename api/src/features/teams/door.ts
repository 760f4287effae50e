import type { FastifyRequest } from 'fastify';
import type { UserId } from 'sync-protocol/ids';
import type { MutationArgs, MutationName } from 'sync-protocol/mutations/index';
import { Refusal } from 'sync-protocol/mutations/mutation';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { ApiError } from '#plugins/calls/api-error.ts';
import { mutateByCall } from '#sync/write/mutate-by-call.ts';

const DONE = { success: true } as const;

/** How a refusal about teams answers a call, where it is no conflict: a team that one is not in is not there. */
const STATUS = new Map([
  ['not_manager', 403],
  ['not_creator', 403],
  ['creator_stays', 403],
  ['minors_inside', 403],
  ['foreign_scope', 404],
  ['team_gone', 404],
  ['member_gone', 404],
  ['code_unknown', 404],
  ['team_not_found', 404],
  ['too_many_codes', 429],
]);

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
  try {
    return await mutateByCall<Name, Answer>(deps, player, request, {
      name,
      args: async (kysely) => (given = await args(kysely)),
      present: () => (answer && given ? answer(given) : (DONE as Answer)),
    });
  } catch (error) {
    const status = error instanceof Refusal ? STATUS.get(error.code) : undefined;
    if (!(error instanceof Refusal) || status === undefined) throw error;
    throw new ApiError(status, error.code, error.message, status === 429 ? { retryAfter: 3600 } : {});
  }
}

export const teamNotFound = () => new ApiError(404, 'team_not_found', 'This team is no longer there.');
