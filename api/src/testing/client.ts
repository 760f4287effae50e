import type { FastifyInstance, InjectOptions } from 'fastify';
import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from 'sync-protocol/contract/call';

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  /** Parsed, if it is JSON. */
  body: unknown;
  /** As they came. */
  bytes: Buffer;
}

/** What a call is given; only what its schemas need. */
export interface CallParts<C extends Call> {
  params?: ParamsOf<C>;
  query?: QueryOf<C>;
  body?: BodyOf<C>;
}

type Options = Pick<InjectOptions, 'headers' | 'payload'>;

/** A browser on the app's own pages: it keeps cookies and says where its calls come from. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #origin: string;

  constructor(app: FastifyInstance, origin: string) {
    this.#app = app;
    this.#origin = origin;
  }

  /** Sends a request as it is, body and all. */
  async send(method: Call['method'], url: string, { headers, ...rest }: Options = {}): Promise<Answer> {
    const answer = await this.#app.inject({
      method,
      url,
      headers: present({
        host: new URL(this.#origin).host,
        ...this.#cookieHeader(),
        ...(method !== 'GET' && { origin: this.#origin }),
        ...headers,
      }),
      ...rest,
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (value === '' || maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(
        Object.entries(answer.headers).map(([name, value]) => [name, value?.toString()]),
      ),
      body: isJson(answer.headers['content-type']) ? answer.json() : answer.body,
      bytes: answer.rawPayload,
    };
  }

  get(url: string, headers: Options['headers'] = {}): Promise<Answer> {
    return this.send('GET', url, { headers });
  }

  /** Sends JSON; without a body only the headers. */
  json(method: Call['method'], url: string, body?: unknown): Promise<Answer> {
    if (body === undefined) return this.send(method, url);
    return this.send(method, url, {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  }

  /** Makes a call of the contract, whatever comes of it. */
  call<C extends Call>(call: C, { params, query, body }: CallParts<C> = {}): Promise<Answer> {
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(valueOf(params, name)),
    );
    const search = new URLSearchParams(
      Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    );
    return this.json(call.method, search.size > 0 ? `${path}?${search.toString()}` : path, body);
  }

  /** Makes a call of the contract that must succeed; its answer has passed the contract's schema. */
  async ok<C extends Call>(call: C, parts: CallParts<C> = {}): Promise<AnswerOf<C>> {
    const answer = await this.call(call, parts);
    if (answer.status !== call.status) {
      throw new Error(
        `${call.method} ${call.path} answered ${answer.status}: ${JSON.stringify(answer.body)}`,
      );
    }
    return call.answer.parse(answer.body) as AnswerOf<C>;
  }

  #cookieHeader(): { cookie?: string } {
    const pairs = [...this.cookies].map(([name, value]) => `${name}=${value}`);
    return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
  }
}

/** Without the headers that a test has taken away. */
function present(headers: NonNullable<Options['headers']>): NonNullable<Options['headers']> {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}

function valueOf(params: unknown, name: string): string {
  return String(new Map(Object.entries(params ?? {})).get(name));
}

function isJson(type: unknown): boolean {
  return typeof type === 'string' && type.startsWith('application/json');
}
