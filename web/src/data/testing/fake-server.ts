import { freshStats } from 'sync-protocol/rules/fresh-rows';
import { isServerOnly, type RowOf, type TableName } from 'sync-protocol/entities/tables';
import type { RegimenId, UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { dealToday } from 'sync-protocol/mutations/tasks/deal-today';
import { Refusal } from 'sync-protocol/mutations/mutation';
import { MUTATIONS } from 'sync-protocol/mutations/index';
import { planLookup } from 'sync-protocol/mutations/plan-lookup';
import { Rows } from 'sync-protocol/mutations/rows';
import type { Plan } from 'sync-protocol/rules/training/plan';
import { correctStamp, trainingDay } from 'sync-protocol/rules/training-day';
import { unpackMutations } from 'sync-protocol/wire-packing';
import {
  pullQuery,
  pushRequest,
  type Lane,
  type MutationResult,
  type PlainChange,
  type PullAnswer,
  type PushAnswer,
} from 'sync-protocol/wire';

interface Kept {
  table: TableName;
  id: string;
  row: object | undefined;
  seq: number;
}

interface Group {
  user: UserId;
  last: Record<Lane, number>;
  results: MutationResult[];
  /** What was run, by lane and number. */
  ran: Map<string, string>;
}

/** What a restore brings back. */
type Snapshot = Pick<FakeServer, 'kept' | 'groups' | 'seq'>;

/** A row as phones are told of it. */
function toldOf(table: TableName, row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([field]) => !isServerOnly(table, field)));
}

/** A server of one player in memory, true to SPEC.md as far as a phone can tell. */
export class FakeServer {
  readonly userId = newId<UserId>();
  readonly plans = new Map<RegimenId, Plan>();
  now: () => number;
  zone = 'UTC';
  epoch: string = newId();
  pageSize = 500;
  /** Cursors before this number are too old (F25). */
  horizon = 0;
  /** The player whose session the browser's cookie is; null when it has ended. */
  session: UserId | null = this.userId;
  /** Names of mutations that are refused, with what they are told. */
  readonly refuses = new Map<string, { code: string; message: string }>();
  kept = new Map<string, Kept>();
  groups = new Map<string, Group>();
  seq = 0;

  constructor(now: () => number) {
    this.now = now;
    const rows = new Rows();
    rows.put('playerStats', freshStats(this.userId));
    this.#write(rows);
  }

  /** Answers like the API's `fetch`. */
  handle(url: string, body: unknown): Response {
    if (this.session === null) return refused(401, 'not_signed_in');
    const { pathname, searchParams } = new URL(url, 'http://phone.test');
    if (pathname === '/api/auth/user') return Response.json({ id: this.session, timezone: this.zone });
    if (pathname === '/api/sync/pull') {
      const query = pullQuery.parse(Object.fromEntries(searchParams));
      const isOwn = this.#group(query.clientGroup);
      return isOwn
        ? Response.json(this.pull(query.clientGroup, query.cursor))
        : refused(403, 'foreign_client_group');
    }
    return this.#push(pushRequest.parse(body));
  }

  #group(clientGroup: string): Group | undefined {
    const fresh = {
      user: this.session ?? this.userId,
      last: { core: 0, media: 0 },
      results: [],
      ran: new Map(),
    };
    const group = this.groups.get(clientGroup) ?? fresh;
    this.groups.set(clientGroup, group);
    return group.user === this.session ? group : undefined;
  }

  #push({
    clientGroup,
    clientNow,
    cursor,
    mutations: pushed,
  }: ReturnType<typeof pushRequest.parse>): Response {
    const group = this.#group(clientGroup);
    if (!group) return refused(403, 'foreign_client_group');
    const answer: PushAnswer = { results: [], serverTime: this.#time() };
    for (const mutation of unpackMutations(pushed)) {
      const { lane, id } = mutation;
      const stored = group.results.find((result) => result.lane === lane && result.id === id);
      if (id > group.last[lane] + 1) {
        answer.gap = { lane, expected: group.last[lane] + 1 };
        break;
      }
      const ran = group.ran.get(`${lane} ${id}`);
      const isOld = id <= group.last[lane];
      if (isOld && ran !== undefined && ran !== JSON.stringify(mutation)) {
        answer.fork = { lane, id };
        break;
      }
      const unproven = isOld && ran === undefined && { unproven: true as const };
      const old: MutationResult | undefined = isOld ? { lane, id, status: 'applied' } : undefined;
      const result = stored ?? old ?? this.#run(mutation, clientGroup, this.now() - Date.parse(clientNow));
      if (!isOld) {
        group.results.push(result);
        group.ran.set(`${lane} ${id}`, JSON.stringify(mutation));
        group.last[lane] = id;
      }
      answer.results.push({ ...result, ...unproven });
    }
    if (cursor !== undefined) answer.pull = this.pull(clientGroup, cursor);
    return Response.json(answer);
  }

  #run(
    mutation: ReturnType<typeof unpackMutations>[number],
    clientGroup: string,
    skew: number,
  ): MutationResult {
    const { lane, id, name } = mutation;
    const forced = this.refuses.get(name);
    const known = MUTATIONS.get(name);
    if (forced || !known) return { lane, id, status: 'rejected', code: 'unknown', message: 'No.', ...forced };
    const args = known.args.safeParse(mutation.args);
    if (!args.success) return { lane, id, status: 'rejected', code: 'bad_args', message: 'Not understood.' };
    const rows = this.rows();
    const { userId } = this;
    try {
      known.effect(rows, args.data, {
        userId,
        clientGroup: clientGroup as never,
        ...correctStamp(mutation, skew, this.now()),
        planOf: planLookup(rows, (regimen) => this.plans.get(regimen)),
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { lane, id, status: 'rejected', code: error.code, message: error.message };
    }
    this.#write(rows);
    return { lane, id, status: 'applied' };
  }

  /** The rows as they stand. */
  rows(): Rows {
    const rows = new Rows();
    for (const { table, row } of this.kept.values()) if (row) rows.load(table, [row as RowOf<TableName>]);
    return rows;
  }

  /** Removes a row, as another device would. */
  remove(table: TableName, id: string): void {
    const rows = this.rows();
    rows.delete(table, id);
    this.#write(rows);
  }

  #write(rows: Rows): void {
    for (const { table, id, after } of rows.changes()) {
      this.kept.set(`${table} ${id}`, { table, id, row: after, seq: ++this.seq });
    }
  }

  #deal(): void {
    const rows = this.rows();
    const day = trainingDay(this.now(), this.zone);
    dealToday(rows, { day, tz: this.zone, planOf: planLookup(rows, (id) => this.plans.get(id)) });
    this.#write(rows);
  }

  pull(clientGroup: string, cursor: string | undefined): PullAnswer {
    this.#deal();
    const [epoch, seen, core = 0, media = 0] = cursor?.split('/') ?? [];
    const isKnown = Number(seen) >= this.horizon && Number(seen) <= this.seq;
    const isNew = epoch !== this.epoch || !isKnown;
    const since = isNew ? 0 : Number(seen);
    const fresh = [...this.kept.values()].filter(({ seq }) => seq > since).sort((a, b) => a.seq - b.seq);
    const page = fresh.slice(0, this.pageSize);
    const group = this.groups.get(clientGroup);
    const more = fresh.length > page.length;
    const before = isNew ? { core: 0, media: 0 } : { core: Number(core), media: Number(media) };
    const lanes = more || !group ? before : { ...group.last };
    return {
      epoch: this.epoch,
      cursor: [this.epoch, page.at(-1)?.seq ?? (isNew ? this.seq : since), lanes.core, lanes.media].join('/'),
      lanes,
      rejected: (more ? [] : (group?.results ?? [])).flatMap(
        ({ lane, id, status, code = '', message = '' }) =>
          status === 'applied' || id <= before[lane] ? [] : [{ lane, id, code, message, status }],
      ),
      changes: page.map(({ table, id, row }): PlainChange =>
        row ? { table, put: toldOf(table, row) } : { table, del: id },
      ),
      more,
      ...(isNew && { reset: true as const }),
      serverTime: this.#time(),
    };
  }

  #time(): string {
    return new Date(this.now()).toISOString();
  }

  backup(): Snapshot {
    const { kept, groups, seq } = this;
    return structuredClone({ kept, groups, seq });
  }

  /** Brings back an earlier state under a new epoch, as the restore command does. */
  restore(snapshot: Snapshot): void {
    Object.assign(this, structuredClone(snapshot));
    this.epoch = newId();
  }
}

export function refused(status: number, code: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message: code, code }, { status, headers });
}
