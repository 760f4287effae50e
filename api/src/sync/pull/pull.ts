import type { ClientGroupId, UserId } from 'sync-protocol/ids';
import type { PullAnswer } from 'sync-protocol/wire';
import { userScope } from '#db/scopes.ts';
import { epochMark, readCursor, writeCursor, type Cursor, type Position } from './cursor.ts';
import type { PlayerDay } from '../write/day.ts';
import { ensureDealt } from '../write/deal.ts';
import type { SyncDeps } from '../deps.ts';
import { bindGroup, foreignClientGroup } from '../push/lanes.ts';
import { packedChanges, plainChanges } from './page-changes.ts';
import { readPage, readStanding, selectStanding, type Asked, type Page, type Standing } from './page.ts';
import { pageOfPush, type PushNews } from '../push/push-page.ts';
import { recentPage } from './recent-page.ts';
import { Statement } from '#db/statement.ts';

export interface Pulling {
  player: UserId;
  clientGroup: ClientGroupId;
  /** None: everything. */
  cursor?: string | undefined;
  /** Whether changes travel in their short form. */
  isPacked: boolean;
}

/**
 * What changed for a player since a cursor (S5): JSON text of a `pullAnswer`.
 * @throws ApiError 403 `foreign_client_group` when the client group is another player's (S1.1)
 */
export async function pull(
  deps: SyncDeps,
  pulling: Pulling,
  report: (error: unknown) => void,
): Promise<string> {
  const cursor = openCursor(pulling);
  const greeting = await greet(deps, pulling, cursor);
  const dealt = await ensureDealt(deps, pulling.player, greeting, report);
  if (!dealt && cursor && isUpToDate(cursor, greeting.standing)) {
    return answer(deps, pulling, cursor, { standing: greeting.standing, rows: [], isCut: false });
  }
  const { standing } = greeting;
  const recent = !dealt && cursor && isContinued(cursor, standing) && recentPage(deps, cursor, standing);
  if (recent) return answer(deps, pulling, cursor, recent);
  return pullPage(deps, pulling, standing.held);
}

/** The next page of a client group whose push has just been committed. */
export async function pullAfterPush(
  deps: SyncDeps,
  pulling: Pulling,
  news: PushNews | undefined,
): Promise<string> {
  const cursor = openCursor(pulling);
  const page = cursor && news && pageOfPush(deps, cursor, news);
  if (page) return answer(deps, pulling, cursor, page);
  const scopes = [...(cursor?.scopes.keys() ?? [])];
  return pullPage(deps, pulling, scopes.length > 0 ? scopes : [userScope(pulling.player)]);
}

/**
 * The next page of a client group that is known to be the player's.
 * @param scopes those that the player is thought to hold; the page's own snapshot has the last word (S5.8)
 */
async function pullPage(deps: SyncDeps, pulling: Pulling, scopes: readonly string[]): Promise<string> {
  const cursor = openCursor(pulling);
  const page = await readPage(deps, askedFrom(cursor, pulling, scopes));
  const { held } = page.standing;
  if (held.join() !== scopes.join()) return pullPage(deps, pulling, held);
  if (!cursor || isContinued(cursor, page.standing)) return answer(deps, pulling, cursor, page);
  return pullPage(deps, { ...pulling, cursor: undefined }, held);
}

/** What a phone asks for: of each scope what lies beyond its cursor. */
function askedFrom(cursor: Cursor | null, pulling: Pulling, scopes: readonly string[]): Asked {
  return {
    player: pulling.player,
    clientGroup: pulling.clientGroup,
    lanes: cursor?.lanes ?? NO_LANES,
    scopes: new Map(scopes.map((scope) => [scope, cursor?.scopes.get(scope) ?? NOTHING_YET])),
  };
}

/** Of a scope that is new to a phone it needs every row, and nothing of what was removed before. */
const NOTHING_YET: Position = { seq: 0, whole: 0, fresh: Number.MAX_SAFE_INTEGER };
const NO_LANES: Cursor['lanes'] = { core: 0, media: 0 };

function openCursor({ cursor }: Pulling): Cursor | null {
  return cursor === undefined ? null : readCursor(cursor);
}

interface Greeting extends PlayerDay {
  /** Whose the client group is, if it is anyone's. */
  owner: UserId | null;
  json: string;
}

/** Where the database stands for a player and a client group, which this binds to the player (S1.1). */
async function greet(
  deps: SyncDeps,
  pulling: Pulling,
  cursor: Cursor | null,
): Promise<PlayerDay & { standing: Standing }> {
  const lanes = cursor?.lanes ?? NO_LANES;
  let greeting = await readGreeting(deps, pulling, lanes);
  if (greeting.owner === null) {
    await bindGroup(deps.db.kysely, pulling.player, pulling.clientGroup, deps.now());
    greeting = await readGreeting(deps, pulling, lanes);
  }
  if (greeting.owner !== pulling.player) throw foreignClientGroup();
  return { ...greeting, standing: readStanding(greeting.json) };
}

async function readGreeting(deps: SyncDeps, pulling: Pulling, lanes: Cursor['lanes']): Promise<Greeting> {
  const statement = new Statement();
  const [greeting] = await statement.run<Greeting>(
    deps.db.kysely,
    `select g.user_id as owner, u.timezone, s.dealt_day as "dealtDay",
      ${selectStanding(deps, statement, { ...pulling, lanes })}::text as json
    from users u
    left join sync_client_groups g on g.id = ${statement.value(pulling.clientGroup, 'uuid')}
    left join scopes s on s.scope = ${statement.value(userScope(pulling.player), 'text')}
    where u.id = ${statement.value(pulling.player, 'uuid')}`,
  );
  if (!greeting) throw foreignClientGroup();
  return greeting;
}

/** Whether a cursor can go on from where it stands; if not, the phone starts over (S5.2). */
function isContinued({ epoch, scopes }: Cursor, standing: Standing): boolean {
  if (epoch !== epochMark(standing.epoch)) return false;
  return [...scopes].every(([scope, { seq, fresh }]) => {
    const stands = standing.scopes.get(scope);
    return (
      standing.held.includes(scope) &&
      seq <= (stands?.seq ?? 0) &&
      Math.max(seq, fresh) >= (stands?.swept ?? 0)
    );
  });
}

/** Whether a cursor that goes on has every change of every scope. */
function isUpToDate(cursor: Cursor, standing: Standing): boolean {
  if (!isContinued(cursor, standing)) return false;
  return standing.held.every((scope) => {
    const position = cursor.scopes.get(scope);
    return position?.whole === position?.seq && position?.seq === (standing.scopes.get(scope)?.seq ?? 0);
  });
}

function answer(deps: SyncDeps, pulling: Pulling, cursor: Cursor | null, page: Page): string {
  const { standing, rows, isCut } = page;
  const { epoch } = standing;
  // A phone drops what is acknowledged, so that waits for the last page (S5.1).
  const lanes = isCut ? (cursor?.lanes ?? NO_LANES) : standing.lanes;
  return JSON.stringify({
    changes: pulling.isPacked ? packedChanges(deps, rows) : plainChanges(deps, rows),
    epoch,
    cursor: writeCursor({ epoch, lanes, scopes: positionsAfter(cursor, page) }),
    lanes,
    rejected: isCut ? [] : standing.kept,
    more: isCut,
    ...(cursor === null && { reset: true }),
    serverTime: deps.now().toISOString(),
  } satisfies Record<keyof Omit<PullAnswer, 'reset'>, unknown>);
}

/** How far a phone has come in each scope once it has applied a page. */
function positionsAfter(cursor: Cursor | null, { standing, rows, isCut }: Page): Map<string, Position> {
  const last = isCut ? rows.at(-1) : undefined;
  const positions = standing.held.map((scope, index): [string, Position] => {
    const { seq } = standing.scopes.get(scope) ?? { seq: 0 };
    const place = index + 1;
    if (!last || place < last.place) return [scope, { seq, whole: seq, fresh: 0 }];
    const before = cursor?.scopes.get(scope) ?? NOTHING_YET;
    if (place > last.place) return [scope, before];
    return [scope, { ...before, seq: last.seq, fresh: Math.min(before.fresh, seq) }];
  });
  return new Map(positions);
}
