import { readCursor } from 'api/src/sync/cursor.ts';
import { newId, type SavedQuoteId } from 'sync-protocol/ids';
import { pullAnswer, pushAnswer, type OutboxMutation } from 'sync-protocol/wire';
import { unpackChanges } from 'sync-protocol/wire-packing';
import { expect, test } from 'vitest';
import { expectLanesInOrder, expectScopesWithoutGaps } from './audit.ts';
import type { PlayersPhone } from './phone.ts';
import { fetchAs, today, ZONE } from './player.ts';
import { FORMS, pushTo, requestOf, statuses } from './raw-push.ts';
import { inAWorld } from './world.ts';

const WRITERS = 16;
const SECONDS = 10;
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
  test(
    'F27 R4 nothing is passed over, no number is missing, nobody is sacrificed',
    { timeout: 120_000 },
    async () => {
      const { database, server } = world();
      const nodes = [server, await world().addNode()].map(({ url }) => url);
      const owner = await world().newPlayersPhone();
      const writers = await Promise.all(Array.from({ length: WRITERS }, () => world().anotherPhone(owner)));
      await database.query(SLOW_COMMITS);
      const end = performance.now() + SECONDS * 1000;

      let isOver = false;
      const reading = read(owner, nodes, () => isOver);
      const written = await Promise.all(
        writers.map((writer, place) =>
          write(writer, nodes[place % nodes.length] ?? '', FORMS[place % 2], end),
        ),
      );
      isOver = true;
      const reader = await reading;

      const kept = new Set(written.flatMap(({ kept }) => kept));
      expect(reader.quotes).toEqual(kept);
      const stored = await database.query('select id from saved_quotes');
      expect(new Set(stored.map(({ id }) => id))).toEqual(kept);
      await expectLanesInOrder(database);
      await expectScopesWithoutGaps(database);
      expect(
        await database.query(
          `select deadlocks::int from pg_stat_database where datname = current_database()`,
        ),
      ).toEqual([{ deadlocks: 0 }]);
      const pushes = written.reduce((sum, { pushes }) => sum + pushes, 0);
      // The race was on: many pushes, and the reader met them under way.
      expect(pushes).toBeGreaterThan(10 * WRITERS);
      expect(reader.news).toBeGreaterThan(WRITERS);
    },
  );
});

/** Keeps quotes and lets the oldest go, push after push; what is left at the end is what the reader has to have. */
async function write(
  phone: PlayersPhone,
  origin: string,
  form: (typeof FORMS)[number] = 'packed',
  end: number,
) {
  const kept: SavedQuoteId[] = [];
  let id = 0;
  let pushes = 0;
  const mutation = (name: string, args: OutboxMutation['args']): OutboxMutation => {
    id += 1;
    return { lane: 'core', id, name, args, at: new Date().toISOString(), day: today(), tz: ZONE };
  };
  while (performance.now() < end) {
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
    pushes += 1;
  }
  return { kept, pushes };
}

/** Pulls by cursor all the time, now here, now there, and once more when the writers have ended. */
async function read(phone: PlayersPhone, nodes: readonly string[], isOver: () => boolean) {
  const { clientGroup } = await phone.sender();
  const quotes = new Set<string>();
  let cursor: string | undefined;
  let seq = 0;
  let pulls = 0;
  let news = 0;
  const pullOnce = async () => {
    const origin = nodes[pulls % nodes.length] ?? '';
    const query = new URLSearchParams({ clientGroup, packed: '1', ...(cursor !== undefined && { cursor }) });
    const answer = await fetchAs(phone.player, () => origin)(`/api/sync/pull?${query}`);
    const page = pullAnswer.parse(await answer.json());
    // Only the first answer starts over: a cursor always goes on.
    expect(page.reset === true).toBe(pulls === 0);
    for (const change of unpackChanges(page.changes)) {
      if (change.table !== 'savedQuotes') continue;
      if ('del' in change) quotes.delete(change.del);
      else quotes.add(String(change.put.id));
    }
    const position = readCursor(page.cursor)?.scopes.get(`user:${phone.player.id}`);
    expect(position?.seq).toBeGreaterThanOrEqual(seq);
    if ((position?.seq ?? 0) > seq) news += 1;
    seq = position?.seq ?? 0;
    cursor = page.cursor;
    pulls += 1;
    return page.more;
  };
  while (!isOver()) await pullOnce();
  while (await pullOnce());
  return { quotes, pulls, news };
}
