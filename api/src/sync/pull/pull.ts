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
  if (!dealt && cursor && isUpToDate(cursor, scopesOf(pulling), greeting.standing)) {
    return answer(deps, pulling, cursor, { standing: greeting.standing, rows: [], isCut: false });
  }
  return pullPage(deps, pulling);
}

/** The next page of a client group whose push has just been committed. */
export async function pullAfterPush(
  deps: SyncDeps,
  pulling: Pulling,
  news: PushNews | undefined,
): Promise<string> {
  const cursor = openCursor(pulling);
  const page = cursor && news && pageOfPush(cursor, scopesOf(pulling), news, deps.rowsAPage);
  return page ? answer(deps, pulling, cursor, page) : pullPage(deps, pulling);
}

/** The next page of a client group that is known to be the player's. */
async function pullPage(deps: SyncDeps, pulling: Pulling): Promise<string> {
  const cursor = openCursor(pulling);
  const read = (from: Cursor | null) => readPage(deps, pulling.clientGroup, askedFrom(from, pulling));
  if (cursor) {
    const page = await read(cursor);
    if (isContinued(cursor, scopesOf(pulling), page.standing)) return answer(deps, pulling, cursor, page);
  }
  return answer(deps, pulling, null, await read(null));
}

/** What a phone asks for: of each scope that is its player's, what lies beyond its cursor. */
function askedFrom(cursor: Cursor | null, pulling: Pulling): Asked {
  return {
    lanes: cursor?.lanes ?? NO_LANES,
    scopes: new Map(scopesOf(pulling).map((scope) => [scope, cursor?.scopes.get(scope) ?? NOTHING_YET])),
  };
}

/** The scopes whose rows a player gets. */
export function scopesOf({ player }: Pick<Pulling, 'player'>): string[] {
  return [userScope(player)];
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
  const asked = askedFrom(cursor, pulling);
  let greeting = await readGreeting(deps, pulling, asked);
  if (greeting.owner === null) {
    await bindGroup(deps.db.kysely, pulling.player, pulling.clientGroup, deps.now());
    greeting = await readGreeting(deps, pulling, asked);
  }
  if (greeting.owner !== pulling.player) throw foreignClientGroup();
  return { ...greeting, standing: readStanding(greeting.json) };
}

async function readGreeting({ db }: SyncDeps, pulling: Pulling, asked: Asked): Promise<Greeting> {
  const statement = new Statement();
  const [greeting] = await statement.run<Greeting>(
    db.kysely,
    `select g.user_id as owner, u.timezone, s.dealt_day as "dealtDay",
      ${selectStanding(statement, pulling.clientGroup, asked)}::text as json
    from users u
    left join sync_client_groups g on g.id = ${statement.value(pulling.clientGroup, 'uuid')}
    left join scopes s on s.scope = ${statement.value(userScope(pulling.player), 'text')}
    where u.id = ${statement.value(pulling.player, 'uuid')}`,
  );
  if (!greeting) throw foreignClientGroup();
  return greeting;
}

/** Whether a cursor can go on from where it stands; if not, the phone starts over (S5.2). */
function isContinued({ epoch, scopes }: Cursor, own: readonly string[], standing: Standing): boolean {
  if (epoch !== epochMark(standing.epoch)) return false;
  return [...scopes].every(([scope, { seq, fresh }]) => {
    const stands = standing.scopes.get(scope);
    return own.includes(scope) && stands && seq <= stands.seq && Math.max(seq, fresh) >= stands.swept;
  });
}

/** Whether a cursor that goes on has every change of every scope. */
function isUpToDate(cursor: Cursor, own: readonly string[], standing: Standing): boolean {
  if (!isContinued(cursor, own, standing)) return false;
  return own.every((scope) => {
    const position = cursor.scopes.get(scope);
    return position?.whole === position?.seq && position?.seq === standing.scopes.get(scope)?.seq;
  });
}

function answer({ now }: SyncDeps, pulling: Pulling, cursor: Cursor | null, page: Page): string {
  const { standing, rows, isCut } = page;
  const { epoch } = standing;
  // A phone drops what is acknowledged, so that waits for the last page (S5.1).
  const lanes = isCut ? (cursor?.lanes ?? NO_LANES) : standing.lanes;
  return JSON.stringify({
    changes: pulling.isPacked ? packedChanges(rows) : plainChanges(rows),
    epoch,
    cursor: writeCursor({ epoch, lanes, scopes: positionsAfter(scopesOf(pulling), cursor, page) }),
    lanes,
    rejected: isCut ? [] : standing.kept,
    more: isCut,
    ...(cursor === null && { reset: true }),
    serverTime: now().toISOString(),
  } satisfies Record<keyof Omit<PullAnswer, 'reset'>, unknown>);
}

/** How far a phone has come in each scope once it has applied a page. */
function positionsAfter(
  scopes: readonly string[],
  cursor: Cursor | null,
  { standing, rows, isCut }: Page,
): Map<string, Position> {
  const last = isCut ? rows.at(-1) : undefined;
  const positions = scopes.map((scope, index): [string, Position] => {
    const { seq } = standing.scopes.get(scope) ?? { seq: 0 };
    const place = index + 1;
    if (!last || place < last.place) return [scope, { seq, whole: seq, fresh: 0 }];
    const before = cursor?.scopes.get(scope) ?? NOTHING_YET;
    if (place > last.place) return [scope, before];
    return [scope, { ...before, seq: last.seq, fresh: Math.min(before.fresh, seq) }];
  });
  return new Map(positions);
}
