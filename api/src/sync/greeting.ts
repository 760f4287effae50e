import type { ClientGroupId, UserId } from 'sync-protocol/ids';
import { Statement } from '#db/statement.ts';
import { NO_LANES, readCursor } from './cursor.ts';
import type { PlayerDay } from './day.ts';
import type { SyncDeps } from './deps.ts';
import { bindGroup, foreignClientGroup } from './lanes.ts';
import { readStanding, standingOf, type Standing, type StandingTuple } from './page.ts';

/** A client group and how far it has come. */
interface Asking {
  clientGroup: ClientGroupId;
  cursor?: string | undefined;
}

/** What is read of a player and a client group before anything else. */
export interface Greeting extends PlayerDay {
  /** Whose the client group is, if it is anyone's. */
  owner: UserId | null;
  standing: Standing;
}

/** The greeting of a player `u`: an expression for `readGreeting`, to be read along with whatever finds `u`. */
export function greetingOf(statement: Statement, { clientGroup, cursor }: Asking): string {
  const lanes = cursor === undefined ? NO_LANES : (readCursor(cursor)?.lanes ?? NO_LANES);
  const own = `'user:' || u.id`;
  return `json_build_array(
    (select user_id from sync_client_groups where id = ${statement.value(clientGroup, 'uuid')}),
    u.timezone, (select dealt_day from scopes where scope = ${own}),
    ${standingOf(statement, clientGroup, lanes, `array[${own}]`)})`;
}

export function readGreeting(json: unknown): Greeting {
  const [owner, timezone, dealtDay, standing] = json as [UserId | null, string, string | null, StandingTuple];
  return { owner, timezone, dealtDay, standing: readStanding(standing) };
}

/**
 * The greeting of a client group that is the player's: one that is nobody's yet is bound to them (S1.1).
 * @throws ApiError 403 `foreign_client_group` when it is another player's
 */
export async function boundGreeting(
  deps: SyncDeps,
  asking: Asking & { player: UserId },
  greeting: Greeting,
): Promise<Greeting> {
  if (greeting.owner === asking.player) return greeting;
  if (greeting.owner !== null) throw foreignClientGroup();
  const { kysely } = deps.db;
  await bindGroup(kysely, asking.player, asking.clientGroup, deps.now());
  const statement = new Statement();
  const [again] = await statement.run<{ greeting: unknown }>(
    kysely,
    `select ${greetingOf(statement, asking)} as greeting from users u
    where u.id = ${statement.value(asking.player, 'uuid')}`,
  );
  const bound = again && readGreeting(again.greeting);
  if (bound?.owner !== asking.player) throw foreignClientGroup();
  return bound;
}
