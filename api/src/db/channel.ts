import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Short texts between the nodes of one server. */
export interface Channel {
  /** Told to all nodes, this one included; lost if the database can't be reached just now. */
  send(text: string): Promise<void>;
  /** How often the connection was lost so far; null while it is. */
  losses(): number | null;
  close(): Promise<void>;
}

export interface ChannelEvents {
  hear(text: string): void;
  /** The connection was lost and is back: what was sent meanwhile was not heard. */
  rejoined(): void;
  failed(error: unknown): void;
}

const LONGEST_PAUSE_MS = 30_000;

/** Texts over PostgreSQL's LISTEN and NOTIFY, on one connection of their own. */
export async function openChannel(
  databaseUrl: string,
  name: string,
  events: ChannelEvents,
): Promise<Channel> {
  const connection = new ListeningConnection(databaseUrl, name, events);
  await connection.open();
  return connection;
}

class ListeningConnection implements Channel {
  readonly #url: string;
  readonly #name: string;
  readonly #events: ChannelEvents;
  #client: pg.Client | undefined;
  #losses = 0;
  #closing: AbortController = new AbortController();

  constructor(url: string, name: string, events: ChannelEvents) {
    this.#url = url;
    this.#name = name;
    this.#events = events;
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      application_name: 'volleypath pokes',
    });
    client.on('notification', ({ payload }) => this.#events.hear(payload ?? ''));
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('the connection has ended')));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.#name)}`);
      this.#closing.signal.throwIfAborted();
    } catch (error) {
      // A standby, for one, is connected to and refuses to be listened to: each try would leave a connection behind.
      void client.end();
      throw error;
    }
    this.#client = client;
  }

  async send(text: string): Promise<void> {
    await this.#client?.query('select pg_notify($1, $2)', [this.#name, text]);
  }

  losses(): number | null {
    return this.#client ? this.#losses : null;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#client?.end();
  }

  /** A client that is lost says so once, or twice. */
  #lost(client: pg.Client, error: unknown): void {
    if (this.#client !== client || this.#closing.signal.aborted) return;
    this.#client = undefined;
    this.#losses += 1;
    this.#events.failed(error);
    void this.#rejoin();
  }

  async #rejoin(): Promise<void> {
    for (let pause = 100; !this.#client; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        await wait(pause, undefined, { signal: this.#closing.signal });
        await this.open();
      } catch (error) {
        if (this.#closing.signal.aborted) return;
        this.#events.failed(error);
      }
    }
    this.#events.rejoined();
  }
}
