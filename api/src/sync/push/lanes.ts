import type { ClientGroupId, UserId } from 'sync-protocol/ids';
import { LANES, MAX_NEW_CLIENT_GROUPS_A_DAY, type Lane } from 'sync-protocol/wire';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { isReferenceViolation } from '#db/errors.ts';
import { ApiError, notSignedIn } from '#plugins/calls/api-error.ts';
import { Statement } from '#db/statement.ts';
import type { SyncDeps } from '../deps.ts';
import { scopesOf } from '../scopes.ts';
import type { HeldPlayer } from '../write/day.ts';

/** A client group whose lanes this transaction holds, and what dealing its player's day takes. */
export interface HeldGroup extends HeldPlayer {
  lanes: Map<Lane, { lastId: number; failures: number }>;
  /** The database's history. */
  epoch: string;
}

interface HeldLane extends Omit<HeldPlayer, 'scopes'> {
  lane: Lane;
  lastId: number;
  failures: number;
  epoch: string;
}

/**
 * Locks the lanes of a client group (S2.2), and its player against their other devices: what is loaded after
 * this can't change before the commit.
 * @throws ApiError 403 `foreign_client_group` when it is another player's (S1.1)
 */
export async function holdGroup(
  deps: Pick<SyncDeps, 'halves'>,
  kysely: Queryable,
  { player, clientGroup }: { player: UserId; clientGroup: ClientGroupId },
  now: Date,
): Promise<HeldGroup> {
  let held = await lockLanes(kysely, player, clientGroup);
  if (held.length === 0) {
    await bindGroup(kysely, player, clientGroup, now);
    held = await lockLanes(kysely, player, clientGroup);
  }
  const [first] = held;
  if (!first) throw foreignClientGroup();
  const { timezone, since, dealtDay, epoch } = first;
  const lanes = new Map(held.map((lane) => [lane.lane, lane]));
  return { timezone, since, dealtDay, epoch, scopes: await scopesOf(deps, kysely, player), lanes };
}

function lockLanes(kysely: Queryable, player: UserId, clientGroup: ClientGroupId): Promise<HeldLane[]> {
  const statement = new Statement();
  return statement.run(
    kysely,
    `select l.lane, l.last_id as "lastId", l.failures, u.timezone, u.created_at as since, s.dealt_day as "dealtDay",
      (select value #>> '{}' from server_state where key = 'epoch') as epoch
    from sync_lanes l
    join sync_client_groups g on g.id = l.client_group
    join users u on u.id = g.user_id
    left join scopes s on s.scope = ${statement.value(userScope(player), 'text')}
    where l.client_group = ${statement.value(clientGroup, 'uuid')}
      and g.user_id = ${statement.value(player, 'uuid')}
    order by l.lane
    for update of l for no key update of u`,
  );
}

/**
 * Binds a client group to its player, unless it is bound already, to whomever.
 * @throws ApiError 429 `too_many_client_groups` when the player has bound very many lately (S1.4), 401 when the account
 * was deleted in this moment
 */
export async function bindGroup(
  kysely: Queryable,
  player: UserId,
  clientGroup: ClientGroupId,
  now: Date,
): Promise<void> {
  await refuseManyGroups(kysely, player, now);
  const statement = new Statement();
  const binding = statement.run(
    kysely,
    `with bound as (
      insert into sync_client_groups (id, user_id, created_at)
      values (${statement.value(clientGroup, 'uuid')}, ${statement.value(player, 'uuid')},
        ${statement.value(now.toISOString(), 'timestamptz')})
      on conflict (id) do nothing
      returning id)
    insert into sync_lanes (client_group, lane, last_id)
    select bound.id, lane, 0 from bound, unnest(${statement.value([...LANES], 'text[]')}) as lane`,
  );
  await binding.catch((error: unknown) => {
    throw isReferenceViolation(error) ? notSignedIn() : error;
  });
}

/** What is bound is never let go, for a phone may come back with what it has sent before: so it must not grow fast. */
async function refuseManyGroups(kysely: Queryable, player: UserId, now: Date): Promise<void> {
  const { count } = await kysely
    .selectFrom('syncClientGroups')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('userId', '=', player)
    .where('createdAt', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  if (count >= MAX_NEW_CLIENT_GROUPS_A_DAY)
    throw new ApiError(
      429,
      'too_many_client_groups',
      'This account was opened on too many devices today. Please try again tomorrow.',
      { retryAfter: 3600 },
    );
}

export function foreignClientGroup(): ApiError {
  return new ApiError(403, 'foreign_client_group', 'This device’s changes belong to another account.');
}
