import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { openChannel } from '#db/channel.ts';
import type { Queryable } from '#db/db.ts';
import { isSessionsScope } from '#db/scopes.ts';
import { Statement } from '#db/statement.ts';
import { Listeners, type PokeBus, type SentPoke } from './poke-bus.ts';

const CHANNEL = 'pokes';
/** What happens within this time travels to the other nodes together. */
const GATHER_MS = 50;
/** So many fit into one text, with room to spare. */
const POKES_A_TEXT = 40;

const text = z.object({
  node: z.string(),
  pokes: z.array(z.tuple([z.string(), z.int(), z.string().nullable()])),
});

/** The bus of a server of many nodes: devices of this one are told at once, those of others over the database. */
export async function sharedPokeBus(
  databaseUrl: string,
  kysely: Queryable,
  report: (error: unknown) => void,
): Promise<PokeBus> {
  const node = randomUUID();
  const listeners = new Listeners();
  const channel = await openChannel(databaseUrl, CHANNEL, {
    hear: (heard) => listeners.tell(readText(heard, node)),
    rejoined: () => void catchUp(kysely, listeners).catch(report),
    failed: report,
  });
  const outbox = new Outbox(
    // Without its own connection a node can't hear, but others can.
    (words) =>
      channel.losses() === null
        ? sql`select pg_notify(${CHANNEL}, ${words})`.execute(kysely)
        : channel.send(words),
    node,
    report,
  );
  return {
    publish: (pokes) => {
      listeners.tell(pokes);
      outbox.add(pokes);
    },
    subscribe: (scopes, hear) => listeners.add(scopes, hear),
    losses: () => channel.losses(),
    close: async () => {
      await outbox.flush();
      await channel.close();
    },
  };
}

/** Pokes that wait to be told to other nodes, the newest of each scope, and beside it the one that brings no rows. */
class Outbox {
  readonly #tell: (words: string) => Promise<unknown>;
  readonly #node: string;
  readonly #report: (error: unknown) => void;
  readonly #waiting = new Map<string, SentPoke>();
  #timer: NodeJS.Timeout | undefined;
  #sending = Promise.resolve();

  constructor(tell: (words: string) => Promise<unknown>, node: string, report: (error: unknown) => void) {
    this.#tell = tell;
    this.#node = node;
    this.#report = report;
  }

  add(pokes: readonly SentPoke[]): void {
    for (const poke of pokes) {
      const key = `${poke.scope} ${poke.seq > 0}`;
      const waiting = this.#waiting.get(key);
      const isSame = !waiting || waiting.sender === poke.sender;
      const seq = Math.max(waiting?.seq ?? 0, poke.seq);
      this.#waiting.set(key, { scope: poke.scope, seq, sender: isSame ? poke.sender : null });
    }
    if (this.#waiting.size === 0) return;
    this.#timer ??= setTimeout(() => void this.flush(), GATHER_MS);
    // A session that is over opens nothing any more, at whichever node.
    if (pokes.some(({ scope }) => isSessionsScope(scope))) void this.flush();
  }

  /** Sends at once what waits; done when all is told. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return (this.#sending = this.#sending.then(() => this.#send()));
  }

  async #send(): Promise<void> {
    const pokes = [...this.#waiting.values()];
    this.#waiting.clear();
    try {
      for (let from = 0; from < pokes.length; from += POKES_A_TEXT)
        await this.#tell(writeText(pokes.slice(from, from + POKES_A_TEXT), this.#node));
    } catch (error) {
      // A poke that is lost costs a minute: the phones pull by themselves (S7.2).
      this.#report(error);
    }
  }
}

function writeText(pokes: readonly SentPoke[], node: string): string {
  return JSON.stringify({ node, pokes: pokes.map(({ scope, seq, sender }) => [scope, seq, sender]) });
}

/** Pokes that another node sent; its own a node has told already, and what no node wrote is nothing. */
function readText(heard: string, node: string): SentPoke[] {
  const message = text.safeParse(jsonOf(heard));
  if (!message.success || message.data.node === node) return [];
  return message.data.pokes.map(([scope, seq, sender]) => ({ scope, seq, sender }));
}

/** Whoever reaches the database can write to its channels: this must not throw, for nobody would catch it. */
function jsonOf(heard: string): unknown {
  try {
    return JSON.parse(heard);
  } catch {
    return undefined;
  }
}

/** Tells every listener where its scope stands, and every stream to see whether its session does. */
async function catchUp(kysely: Queryable, listeners: Listeners): Promise<void> {
  const scopes = listeners.scopes();
  if (scopes.length === 0) return;
  const statement = new Statement();
  // As one parameter: a statement takes 65,535, and a node may have more scopes to listen to.
  const stands = await statement.run<{ scope: string; seq: number }>(
    kysely,
    `select scope, seq from scopes where scope = any(${statement.value(scopes, 'text[]')})`,
  );
  const ended = scopes.filter(isSessionsScope).map((scope) => ({ scope, seq: 0 }));
  listeners.tell([...stands, ...ended].map((stand) => ({ ...stand, sender: null })));
}
