import type { TestClient } from 'api/src/testing/client.ts';
import type { Dice } from 'api/src/demo/dice.ts';
import type { Fetch } from 'web/src/data/store/phone.ts';

/** Hears of each push that the server has answered. */
type Tap = (push: unknown, answer: unknown) => void;
/** Is there while a push is delivered, however often it arrives. */
type Watch = <T>(deliver: () => Promise<T>) => Promise<T>;

/** What can become of one request. */
const FATES = ['arrives', 'request lost', 'answer lost', 'twice', 'late', 'portal'] as const;
type Fate = (typeof FATES)[number];

const NO_NETWORK = new TypeError('no network');

/** A network that drops, doubles, delays and reorders what phones send, by dice. */
export class Network {
  /** From 0 (everything arrives) to 1 (nothing does as it should). */
  trouble = 0;
  /** Nothing goes through at all, as in a gym without a signal. */
  isOff = false;
  readonly #dice: Dice;
  readonly #tap: Tap;
  readonly #watch: Watch;
  readonly #late: (() => Promise<unknown>)[] = [];

  constructor(dice: Dice, tap: Tap, watch: Watch = (deliver) => deliver()) {
    this.#dice = dice;
    this.#tap = tap;
    this.#watch = watch;
  }

  /** A browser's `fetch` that goes through this network. */
  fetchOf(client: () => TestClient): Fetch {
    return async (input, init) => {
      // Whoever is signed in now: a late packet has the cookie of its time.
      const sender = client();
      const once = () => this.#send(sender, input, init);
      const watched = <T>(deliver: () => Promise<T>) =>
        init?.method === 'POST' ? this.#watch(deliver) : deliver();
      const send = () => watched(once);
      if (this.isOff) throw NO_NETWORK;
      switch (this.#fate()) {
        case 'arrives':
          return send();
        case 'request lost':
          throw NO_NETWORK;
        case 'answer lost':
          await send();
          throw NO_NETWORK;
        case 'twice': {
          const [first] = await watched(() => Promise.all([once(), once(), once()]));
          return first;
        }
        case 'late':
          this.#late.push(send);
          throw NO_NETWORK;
        case 'portal':
          return new Response('<html>Please sign in to the gym’s network</html>', {
            headers: { 'content-type': 'text/html' },
          });
      }
    };
  }

  /** Delivers some request that was held back, long after its sender gave up on it. */
  async deliverLate(): Promise<void> {
    const [send] = this.#late.splice(this.#dice.between(0, Math.max(0, this.#late.length - 1)), 1);
    await send?.();
  }

  async deliverAll(): Promise<void> {
    while (this.#late.length > 0) await this.deliverLate();
  }

  #fate(): Fate {
    return this.#dice.happens(this.trouble) ? this.#dice.pick(FATES) : 'arrives';
  }

  async #send(client: TestClient, url: string, init: RequestInit = {}): Promise<Response> {
    const { status, body, headers } = await client.send(methodOf(init.method), url, {
      headers: {
        ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
        ...Object.fromEntries(new Headers(init.headers)),
      },
      ...(typeof init.body === 'string' && { payload: init.body }),
      ...(init.body instanceof ArrayBuffer && { payload: Buffer.from(init.body) }),
    });
    if (status === 200 && typeof init.body === 'string') this.#tap(JSON.parse(init.body), body);
    const answer = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(answer, {
      status,
      headers: { 'content-type': headers['content-type'] ?? 'application/json' },
    });
  }
}

function methodOf(method: string | undefined): 'GET' | 'POST' | 'PUT' {
  return method === 'POST' || method === 'PUT' ? method : 'GET';
}
