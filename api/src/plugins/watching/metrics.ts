import { timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from '../calls/api-error.ts';

type Labels = Record<string, string | number>;
type Kind = 'counter' | 'gauge';
type Samples = Iterable<[labels: string, value: number]>;

interface Metric {
  type: Kind;
  help: string;
  samples: () => Samples | Promise<Samples>;
}

/** Whoever reads the numbers waits no longer for one that does not come. */
const NUMBER_COMES_WITHIN_MS = 2000;

/** Numbers for an operator's monitoring, in the text form that Prometheus reads. */
class Metrics {
  readonly #metrics = new Map<string, Metric>();

  /** A number that only grows; the answer adds to it. */
  counter(name: string, help: string): (labels?: Labels, by?: number) => void {
    const values = new Map<string, number>();
    this.#metrics.set(name, { type: 'counter', help, samples: () => values });
    return (labels = {}, by = 1) => {
      const key = labelsText(labels);
      values.set(key, (values.get(key) ?? 0) + by);
    };
  }

  /** A number read when it is asked for; null where there is none. */
  gauge(name: string, help: string, read: () => number | Promise<number | null>): void {
    const samples = async (): Promise<Samples> => {
      const value = await read();
      return value === null ? [] : [['', value]];
    };
    this.#metrics.set(name, { type: 'gauge', help, samples });
  }

  /** Numbers that somebody else keeps, by what they differ in. */
  family(
    type: Kind,
    name: string,
    help: string,
    label: string,
    read: () => Iterable<[string, number]>,
  ): void {
    const samples = () =>
      [...read()].map(([of, value]): [string, number] => [labelsText({ [label]: of }), value]);
    this.#metrics.set(name, { type, help, samples });
  }

  async text(): Promise<string> {
    const parts = await Promise.all(
      [...this.#metrics].map(async ([name, { type, help, samples }]) => {
        const lines = [...(await inTime(samples))].map(([labels, value]) => `${name}${labels} ${value}\n`);
        return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
      }),
    );
    return parts.join('');
  }
}

/** One number that can't be read, as while the database is away, keeps nobody from the others. */
function inTime(samples: Metric['samples']): Promise<Samples> {
  const none: Samples = [];
  const read = async () => samples();
  return Promise.race([read().catch(() => none), wait(NUMBER_COMES_WITHIN_MS, none, { ref: false })]);
}

function labelsText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(String(value))}`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

/** Counts answers by route, and shows all numbers at /metrics to who has the token. */
export function reportMetrics(app: FastifyInstance, { config, db, webPush }: Deps): void {
  const metrics = new Metrics();
  app.decorate('metrics', metrics);
  const answers = metrics.counter('http_answers_total', 'Answers by method, route and status');
  const seconds = metrics.counter('http_answer_seconds_total', 'Time spent on answers by method and route');
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  metrics.gauge('process_cpu_seconds', 'Processor time of the process', cpuSeconds);
  metrics.family(
    'counter',
    'database_failures_total',
    'Calls answered 503 because the database could not serve, by its error code',
    'code',
    () => app.trouble.failures,
  );
  metrics.gauge(
    'disk_full',
    '1 from when something found no room on a disk until it can be written again',
    async () => Number(await app.trouble.isDiskFull()),
  );
  metrics.family(
    'counter',
    'web_pushes_total',
    'Messages to browsers by the status that their push services answered',
    'answer',
    () => webPush.answers,
  );
  const { connections } = db;
  if (connections)
    metrics.family(
      'gauge',
      'database_connections',
      'Connections of the pool, and calls that wait for one',
      'state',
      () => Object.entries(connections()),
    );
  app.addHook('onResponse', async (request, reply) => {
    const where = { method: request.method, route: request.routeOptions.url ?? 'none' };
    answers({ ...where, status: reply.statusCode });
    seconds(where, reply.elapsedTime / 1000);
  });
  const { metricsToken } = config;
  if (metricsToken === null) return;
  app.get('/metrics', async (request, reply) => {
    if (!isBearer(request.headers.authorization, metricsToken)) throw notFound();
    reply.type('text/plain; version=0.0.4').header('cache-control', 'no-store');
    return metrics.text();
  });
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function isBearer(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}
