import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config';
import { notFound } from '../calls/api-error.ts';

type Labels = Record<string, string | number>;

interface Metric {
  type: 'counter' | 'gauge';
  help: string;
  samples: () => Iterable<[labels: string, value: number]>;
}

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

  /** A number read when it is asked for. */
  gauge(name: string, help: string, read: () => number): void {
    this.#metrics.set(name, { type: 'gauge', help, samples: () => [['', read()]] });
  }

  text(): string {
    let text = '';
    for (const [name, { type, help, samples }] of this.#metrics) {
      text += `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
      for (const [labels, value] of samples()) text += `${name}${labels} ${value}\n`;
    }
    return text;
  }
}

function labelsText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(String(value))}`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

/** Counts answers by route, and shows all numbers at /metrics to who has the token. */
export function reportMetrics(app: FastifyInstance, config: Config): void {
  const metrics = new Metrics();
  app.decorate('metrics', metrics);
  const answers = metrics.counter('http_answers_total', 'Answers by method, route and status');
  const seconds = metrics.counter('http_answer_seconds_total', 'Time spent on answers by method and route');
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  metrics.gauge('process_cpu_seconds', 'Processor time of the process', cpuSeconds);
  app.addHook('onResponse', async (request, reply) => {
    const where = { method: request.method, route: request.routeOptions.url ?? 'none' };
    answers({ ...where, status: reply.statusCode });
    seconds(where, reply.elapsedTime / 1000);
  });
  const { metricsToken } = config;
  if (metricsToken === null) return;
  app.get('/metrics', async (request, reply) => {
    if (!isBearer(request.headers.authorization, metricsToken)) throw notFound();
    return reply.type('text/plain; version=0.0.4').header('cache-control', 'no-store').send(metrics.text());
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
