import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startServer, type ProductServer } from '../../harness/server/server.ts';
import { aCatalog } from '../catalog.ts';
import { Connection } from '../connection.ts';
import { startDatabase } from '../database.ts';
import { numberText, quantile } from '../figures.ts';
import { aPlayer, signIn } from '../product/product.ts';
import { ProductPhone } from '../product/product-phone.ts';
import { processesOf } from '../processes.ts';
import { playerAt, seedDatabase } from '../product/seed.ts';
import { ATTACKS, type Attack, type Orders, type Outcome, type Sender } from './orders.ts';
import { train, type Seen } from './training.ts';

const HELP = `pnpm bench attack [${Object.keys(ATTACKS).join(' | ')} …] [--seconds N]

  200 hostile calls a second of each kind, from one address and from 50, on a server of its own on this machine,
  while 20 players train; each after as long without an attack (N seconds, 8 unless told, 30 at most).`;

const ATTACKER = fileURLToPath(new URL('./attacker.ts', import.meta.url));
const PLAYERS = 20;
const ATTACKERS = 50;
const PER_SECOND = 200;
const ALLOWED = { slower: 5, healthMs: 500 };

/** Attacks the product and tells, as a table, what its players saw of it. */
export async function attack(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '8' }, help: { type: 'boolean' } },
  });
  const all = Object.keys(ATTACKS) as Attack[];
  const kinds = positionals.length > 0 ? all.filter((kind) => positionals.includes(kind)) : all;
  const seconds = Number(values.seconds);
  if (values.help || kinds.length < positionals.length || !(seconds >= 1 && seconds <= 30)) {
    console.log(HELP);
    return;
  }
  const catalog = aCatalog();
  const dataDir = await mkdtemp(join(tmpdir(), 'volleypath-attack-'));
  const cluster = await startDatabase('postgres');
  await seedDatabase({ databaseUrl: cluster?.url() ?? null, dataDir }, catalog);
  const server = await startServer({
    dataDir,
    ...(cluster && { databaseUrl: cluster.url() }),
    env: { LOG_LEVEL: 'error', RATE_LIMITS: 'on', HOST: '127.0.0.1' },
  });
  try {
    const processes = await processesOf(server.pid ?? 0);
    const phones: ProductPhone[] = [];
    for (let index = 0; index < PLAYERS; index++) {
      const gym = index % 2 === 0 ? '127.0.1.1' : '127.0.1.2';
      const connect = () => new Connection(server.url, undefined, gym);
      const [phone] = await aPlayer(connect, playerAt(index), catalog, 'server');
      if (phone) phones.push(phone);
    }
    const senders: Sender[] = [];
    for (let index = 0; index < ATTACKERS; index++) senders.push(await anAttacker(server, index));
    console.log(`Load at the start ${loadavg()[0]?.toFixed(1)}; ${seconds} s each\n`);
    console.log(
      rowOf([
        'attack',
        'from',
        'sent',
        'what came back',
        'CPU each, ms',
        'p50, ms',
        'p99, ms',
        'quiet p99',
        'ratio',
        '/healthz, ms',
        'failed',
        '',
      ]),
    );
    console.log(rowOf(Array<string>(12).fill('---')));
    for (const kind of kinds)
      for (const from of [senders.slice(0, 1), senders]) {
        const orders = { kind, port: server.port, senders: from, perSecond: PER_SECOND, seconds };
        const health = new Connection(server.url, undefined, '127.0.1.3');
        const start = await processes.cpuMs();
        const quiet = await train(phones, health, seconds);
        const middle = await processes.cpuMs();
        const [outcome, seen] = await underAttack(orders, () => train(phones, health, seconds));
        const end = await processes.cpuMs();
        const cpuMs = end.node - middle.node - (middle.node - start.node);
        console.log(rowOf(figures(orders, outcome, { quiet, seen, cpuMs })));
        for (const failure of new Set([...quiet.failures, ...seen.failures])) console.error(failure);
        health.close();
      }
    for (const { connection } of phones) connection.close();
  } finally {
    await server.stop();
    await cluster?.destroy();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function anAttacker(server: ProductServer, index: number): Promise<Sender> {
  const address = `127.0.2.${index + 1}`;
  const connection = new Connection(server.url, undefined, address);
  await signIn(new ProductPhone(connection), playerAt(PLAYERS + index));
  const { text } = await connection.get('/api/auth/user');
  const { cookie } = connection;
  connection.close();
  return { address, cookie, id: (JSON.parse(text) as { id: string }).id };
}

/** The attack is another process, so that it does not wait for the players, nor they for it. */
async function underAttack(orders: Orders, work: () => Promise<Seen>): Promise<[Outcome, Seen]> {
  const child = fork(ATTACKER);
  const ended = once(child, 'exit');
  try {
    child.send(orders);
    await once(child, 'message');
    const [[outcome], seen] = await Promise.all([once(child, 'message') as Promise<[Outcome]>, work()]);
    return [outcome, seen];
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

interface Measured {
  quiet: Seen;
  seen: Seen;
  /** What the server took of the processor for the attack. */
  cpuMs: number;
}

function figures(
  { kind, senders }: Orders,
  { sent, answers }: Outcome,
  { quiet, seen, cpuMs }: Measured,
): string[] {
  const p99 = quantile(seen.callsMs, 0.99);
  const quietP99 = quantile(quiet.callsMs, 0.99);
  const health = Math.max(...seen.healthMs);
  const isHeld = p99 <= ALLOWED.slower * quietP99 && health < ALLOWED.healthMs && seen.failures.length === 0;
  return [
    ATTACKS[kind],
    String(senders.length),
    String(sent),
    Object.entries(answers)
      .map(([what, count]) => `${what}: ${count}`)
      .join(', '),
    numberText(Math.max(0, cpuMs / sent)),
    numberText(quantile(seen.callsMs, 0.5)),
    numberText(p99),
    numberText(quietP99),
    `${numberText(p99 / quietP99)}×`,
    numberText(health),
    String(seen.failures.length),
    isHeld ? 'held' : 'missed',
  ];
}

const rowOf = (cells: string[]) => `| ${cells.join(' | ')} |`;
