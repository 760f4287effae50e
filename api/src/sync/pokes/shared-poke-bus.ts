import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { openChannel, type Channel } from '#db/channel.ts';
import type { Queryable } from '#db/db.ts';
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
  const outbox = new Outbox(channel, node, report);
  return {
    publish: (pokes) => {
      listeners.tell(pokes);
      outbox.add(pokes);
    },
    subscribe: (scopes, hear) => listeners.add(scopes, hear),
    close: async () => {
      await outbox.close();
      await channel.close();
    },
  };
}

/** Pokes that wait to be told to other nodes, the newest of each scope. */
class Outbox {
  readonly #channel: Channel;
  readonly #node: string;
  readonly #report: (error: unknown) => void;
  readonly #waiting = new Map<string, SentPoke>();
  #timer: NodeJS.Timeout | undefined;

  constructor(channel: Channel, node: string, report: (error: unknown) => void) {
    this.#channel = channel;
    this.#node = node;
    this.#report = report;
  }

  add(pokes: readonly SentPoke[]): void {
    for (const poke of pokes) {
      const waiting = this.#waiting.get(poke.scope);
      const isSame = !waiting || waiting.sender === poke.sender;
      const seq = Math.max(waiting?.seq ?? 0, poke.seq);
      this.#waiting.set(poke.scope, { scope: poke.scope, seq, sender: isSame ? poke.sender : null });
    }
    if (this.#waiting.size > 0) this.#timer ??= setTimeout(() => void this.#send(), GATHER_MS);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#send();
  }

  async #send(): Promise<void> {
    this.#timer = undefined;
    const pokes = [...this.#waiting.values()];
    this.#waiting.clear();
    try {
      for (let from = 0; from < pokes.length; from += POKES_A_TEXT)
        await this.#channel.send(writeText(pokes.slice(from, from + POKES_A_TEXT), this.#node));
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

/** Tells every listener where its scope stands. */
async function catchUp(kysely: Queryable, listeners: Listeners): Promise<void> {
  const scopes = listeners.scopes();
  if (scopes.length === 0) return;
  const stands = await kysely
    .selectFrom('scopes')
    .select(['scope', 'seq'])
    .where('scope', 'in', scopes)
    .execute();
  listeners.tell(stands.map((stand) => ({ ...stand, sender: null })));
}
