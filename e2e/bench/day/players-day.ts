import { request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { expectStatus, type Connection } from '../connection.ts';
import type { Measured } from '../goals.ts';
import { measure } from '../measure.ts';
import type { DatabaseName } from '../options.ts';
import { ProductPhone } from '../product/product-phone.ts';
import { startProduct } from '../product/product.ts';
import { ZONE, type Subject } from '../scenario.ts';
import { HASTE } from './haste.ts';

const PLAYERS = 20;
/** So many have a rival, one another: who has nobody close is asked less and tells nobody. */
const RIVALS = PLAYERS / 2;
const OPENINGS = 3;
const TICKS_A_PUSH = 2;
const POLLS = 20;
/** The list of programs, which every page that starts asks for. */
const LIST = '/api/catalog';
const STREAM_MS = (20 * 60_000) / HASTE;

/**
 * What the server does for a player in a day: three openings with the calls of Home, six ticks in three pushes, each told
 * to the player's other device, twenty polls and a stream of twenty minutes.
 * @param tell is given the figure of each round
 */
export async function playersDay(
  database: DatabaseName,
  rounds: number,
  tell: (measured: Measured) => void,
): Promise<void> {
  const product = await startProduct(database, { program: 'e2e/bench/day/hasty-server.ts' });
  try {
    // A server that was just started still compiles what it runs.
    await cpuOfDay(product);
    for (let round = 0; round < rounds; round++) tell({ dayCpu: await cpuOfDay(product) });
  } finally {
    await product.stop();
  }
}

async function cpuOfDay(product: Subject): Promise<number> {
  const players = (await product.players(PLAYERS)).map((phones) =>
    phones.filter((phone) => phone instanceof ProductPhone),
  );
  const firsts = players.flatMap(([first]) => first ?? []);
  for (let index = 0; index < RIVALS; index += 2) await becomeRivals(firsts.slice(index, index + 2));
  for (const phone of players.flat()) await phone.pull();
  // Browsers have it from the day before.
  const list = await firsts[0]?.connection.get(LIST);
  const { cpuMs } = await measure(product.processes, [], async () => {
    await Promise.all(
      players.map(async ([first, second]) => {
        if (first && second) await day(product.url, first, second, list?.headers.etag);
      }),
    );
  });
  for (const { connection } of players.flat()) connection.close();
  return cpuMs / PLAYERS;
}

let named = 0;

/** Two who have told who they are ask each other, and are rivals. */
async function becomeRivals(pair: readonly ProductPhone[]): Promise<void> {
  for (const { connection } of pair) {
    const displayName = `Setter${++named}`;
    const profile = {
      firstName: 'Ana',
      lastName: 'Digs',
      position: 'Setter',
      skillLevel: 'Beginner',
      displayName,
    };
    expectStatus(await connection.post('/api/auth/complete-profile', JSON.stringify(profile)), 200);
  }
  for (const phone of pair) {
    const [rival] = pair.flatMap((one) => (one === phone ? [] : one.rows('playerStats')));
    if (!rival) throw new Error('it takes two');
    const asked = { rivalId: rival.id, rivalshipType: 'friendly', askedAs: '', message: '' } as const;
    phone.note('rival.request', asked, trainingDay(Date.now(), ZONE), Date.now());
    await phone.push();
  }
}

/** A day of one player: the first device trains, the second lies open beside it. */
async function day(
  url: string,
  first: ProductPhone,
  second: ProductPhone,
  knownList: string | undefined,
): Promise<void> {
  const isOver = wait(STREAM_MS);
  const pokes = await Pokes.of(url, second);
  const today = trainingDay(Date.now(), ZONE);
  for (let opening = 0; opening < OPENINGS; opening++) {
    await openApp(url, first, knownList);
    const tasks = first.rows('tasks').filter((task) => task.day === today && !task.isCompleted);
    if (tasks.length < TICKS_A_PUSH) throw new Error(`of today's tasks only ${tasks.length} are open`);
    for (const { id: taskId, slot, userRegimenId } of tasks.slice(0, TICKS_A_PUSH))
      first.note(
        'task.setCompleted',
        { taskId, day: today, userRegimenId, slot, completed: true },
        today,
        Date.now(),
      );
    await first.push();
    await pokes.next();
    await second.pull();
  }
  for (let poll = 0; poll < POLLS; poll++) await first.pull();
  await isOver;
  pokes.close();
}

/** What the app asks for when it is opened with everything on the phone. */
async function openApp(url: string, phone: ProductPhone, knownList: string | undefined): Promise<void> {
  const pokes = await Pokes.of(url, phone);
  await phone.pull();
  const { connection } = phone;
  const user = expectStatus(await connection.get('/api/auth/user'), 200);
  const { id } = JSON.parse(user) as { id: string };
  const asBrowsersDo = { 'accept-encoding': 'gzip', ...(knownList && { 'if-none-match': knownList }) };
  expectStatus(await connection.get(LIST, asBrowsersDo), 200, 304);
  await ask(connection, '/api/leaderboard?timeframe=daily&limit=4&scope=all&includeAI=false');
  const hasTies = phone.rows('rivalries').length + phone.rows('memberships').length > 0;
  if (hasTies) await ask(connection, `/api/users/${id}/victory-stories/new-count`);
  pokes.close();
}

async function ask(connection: Connection, path: string): Promise<void> {
  expectStatus(await connection.get(path), 200);
}

/** A device's open stream. */
class Pokes {
  readonly #stream: IncomingMessage;
  #heard = 0;
  #taken = 0;
  #wake: () => void = () => undefined;

  private constructor(stream: IncomingMessage) {
    this.#stream = stream;
    stream.setEncoding('utf8').on('data', (text: string) => {
      this.#heard += text.split('data: ').length - 1;
      this.#wake();
    });
    // It ends when the device closes it.
    stream.on('error', () => undefined);
  }

  static async of(url: string, { connection, clientGroup }: ProductPhone): Promise<Pokes> {
    const sent = request(`${url}/api/sync/poke?clientGroup=${clientGroup}`, {
      agent: false,
      headers: { cookie: connection.cookie },
    });
    const opened = new Promise<IncomingMessage>((resolve, reject) =>
      sent.on('response', resolve).on('error', reject),
    );
    sent.end();
    return new Pokes(await opened);
  }

  /** Waits for a poke that was not taken yet; several that come together are one. */
  async next(): Promise<void> {
    while (this.#heard === this.#taken) await new Promise<void>((resolve) => (this.#wake = resolve));
    this.#taken = this.#heard;
  }

  close(): void {
    this.#stream.destroy();
  }
}
