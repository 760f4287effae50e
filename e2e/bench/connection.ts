import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

export interface Exchange {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Bytes of a connection: what it carried of TCP payload, headers included, not compressed. */
export interface Traffic {
  up: number;
  down: number;
}

/** A phone's one connection to a server. It sends no more headers than HTTP asks for, and keeps its cookies. */
export class Connection {
  readonly #url: string;
  readonly #agent: Agent;
  readonly #sockets = new Set<Socket>();
  readonly #cookies = new Map<string, string>();

  /**
   * @param likewise another phone of the same player: its session is used
   * @param localAddress where it calls from; any address of this machine unless given
   */
  constructor(url: string, likewise?: Connection, localAddress?: string) {
    this.#url = url;
    this.#agent = new Agent({
      keepAlive: true,
      maxSockets: 1,
      ...(localAddress && { localAddress, family: 4 }),
    });
    if (likewise) for (const [name, value] of likewise.#cookies) this.#cookies.set(name, value);
  }

  /** Everything that went over it so far. */
  get traffic(): Traffic {
    const sockets = [...this.#sockets];
    return {
      up: sockets.reduce((sum, socket) => sum + socket.bytesWritten, 0),
      down: sockets.reduce((sum, socket) => sum + socket.bytesRead, 0),
    };
  }

  /** What a browser would send as its cookies. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Exchange> {
    return this.#send('GET', path, headers);
  }

  post(path: string, body: string): Promise<Exchange> {
    return this.#send('POST', path, { origin: this.#url, 'content-type': 'application/json' }, body);
  }

  close(): void {
    this.#agent.destroy();
  }

  async #send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<Exchange> {
    const { cookie } = this;
    const sent = request(`${this.#url}${path}`, {
      method,
      agent: this.#agent,
      headers: { ...headers, ...(cookie !== '' && { cookie }) },
    });
    sent.on('socket', (socket) => this.#sockets.add(socket));
    const answered = new Promise<Exchange>((resolve, reject) => {
      sent.on('error', reject);
      sent.on('response', (response) => {
        const status = response.statusCode ?? 0;
        const isZipped = response.headers['content-encoding'] === 'gzip';
        const body = isZipped ? response.pipe(createGunzip()) : response;
        text(body).then((read) => resolve({ status, headers: response.headers, text: read }), reject);
      });
    });
    sent.end(body);
    const exchange = await answered;
    for (const line of exchange.headers['set-cookie'] ?? []) this.#keepCookie(line);
    return exchange;
  }

  #keepCookie(line: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
  }
}

/** The body of an answer with one of the expected statuses. */
export function expectStatus({ status, text: body }: Exchange, ...expected: number[]): string {
  if (!expected.includes(status)) throw new Error(`The server answered ${status}: ${body.slice(0, 500)}`);
  return body;
}
