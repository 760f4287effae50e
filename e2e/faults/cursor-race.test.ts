import { readCursor } from 'api/src/sync/pull/cursor.ts';
import { newId, type SavedQuoteId } from 'sync-protocol/ids';
import { pullAnswer, pushAnswer, type OutboxMutation } from 'sync-protocol/wire';
import { expect, test } from 'vitest';
import { expectLanesInOrder, expectScopesWithoutGaps } from './audit.ts';
import type { PlayersPhone } from './phone.ts';
import { today, ZONE } from './player.ts';
import { FORMS, pushTo, requestOf, statuses } from './raw-push.ts';
import { expectConverged, serverRows } from './simulation/invariants.ts';
import { inAWorld, lookInto } from './world.ts';

const WRITERS = 16;
const PUSHES_A_WRITER = 40;
/** Holds a transaction open after it has taken its numbers: what is passed over when others commit first shows up. */
const SLOW_COMMITS = `
  create function audit.dawdle() returns trigger language plpgsql as $$ begin
    perform pg_sleep(random() * 0.008);
    return null;
  end $$;
  create constraint trigger dawdle after update on scopes deferrable initially deferred
    for each row execute function audit.dawdle()`;
/** So many quotes a player can keep; a writer that would keep more lets one go first. */
const KEPT_A_WRITER = 25;

inAWorld('16 devices write while one reads', (world) => {
  test('F27 R4 nothing is passed over, no number is missing, nobody is sacrificed', async () => {
    const { database, server } = world();
    const nodes = [server, await world().addNode()].map(({ url }) => url);
    const owner = await world().newPlayersPhone();
    const writers = await Promise.all(Array.from({ length: WRITERS }, () => world().anotherPhone(owner)));
    await database.query(SLOW_COMMITS);

    const over = new AbortController();
    const reading = read(owner, nodes, over.signal);
    const written = await Promise.all(
      writers.map((writer, place) => write(writer, nodes[place % nodes.length] ?? '', FORMS[place % 2])),
    );
    over.abort();
    const reader = await reading;

    const kept = written.flat();
    const shown = await owner.db.synced('savedQuotes').toCollection().primaryKeys();
    expect(shown.sort()).toEqual(kept.sort());
    await lookInto({ databaseUrl: database.url }, async (db) =>
      expectConverged(owner, await serverRows(db, owner.player.id)),
    );
    await expectLanesInOrder(database);
    await expectScopesWithoutGaps(database);
    expect(
      await database.query(`select deadlocks::int from pg_stat_database where datname = current_database()`),
    ).toEqual([{ deadlocks: 0 }]);
    // The race was on: the reader met the pushes under way.
    expect(reader.news).toBeGreaterThan(WRITERS);
  });
});

/** Keeps quotes and lets the oldest go, push after push; what is left at the end is what the reader has to have. */
async function write(phone: PlayersPhone, origin: string, form: (typeof FORMS)[number] = 'packed') {
  const kept: SavedQuoteId[] = [];
  let id = 0;
  const mutation = (name: string, args: OutboxMutation['args']): OutboxMutation => {
    id += 1;
    return { lane: 'core', id, name, args, at: new Date().toISOString(), day: today(), tz: ZONE };
  };
  for (let push = 0; push < PUSHES_A_WRITER; push++) {
    const batch = [1, 2, 3].map(() => {
      const quote = newId<SavedQuoteId>();
      kept.push(quote);
      return mutation('savedQuote.save', {
        savedQuoteId: quote,
        quote: `Words ${quote}`,
        category: 'focus',
        notes: '',
      });
    });
    while (kept.length > KEPT_A_WRITER)
      batch.push(mutation('savedQuote.delete', { savedQuoteId: kept.shift() }));
    const { status, body } = await pushTo(origin, phone, await requestOf(phone, batch, form));
    expect(status, JSON.stringify(body)).toBe(200);
    expect([...statuses(pushAnswer.parse(body)).values()]).toEqual(batch.map(() => 'applied'));
  }
  return kept;
}

/** Has a phone pull all the time, now here, now there, and once more when the writers have ended. */
async function read(phone: PlayersPhone, nodes: readonly string[], over: AbortSignal) {
  let seq = 0;
  let pulls = 0;
  let news = 0;
  phone.onAnswer = ({ text }) => {
    const page = pullAnswer.parse(JSON.parse(text));
    // Only the first answer starts over: a cursor always goes on.
    expect(page.reset === true).toBe(pulls === 0);
    const position = readCursor(page.cursor)?.scopes.get(`user:${phone.player.id}`);
    expect(position?.seq).toBeGreaterThanOrEqual(seq);
    if ((position?.seq ?? 0) > seq) news += 1;
    seq = position?.seq ?? 0;
    pulls += 1;
  };
  for (let isLast = false; !isLast;) {
    isLast = over.aborted;
    phone.origin = nodes[pulls % nodes.length] ?? '';
    expect(await phone.sync()).toEqual({ state: 'synced' });
  }
  return { news };
}
