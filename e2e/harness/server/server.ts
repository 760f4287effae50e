import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Caretaker, hireCaretaker } from 'api/src/testing/machine/caretaker.ts';
import { freePort } from 'api/src/testing/machine/free-port.ts';
import { PACE } from '../../../.ci/pace.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PRODUCT = 'api/src/main.ts';
const ADMIN = 'api/src/admin.ts';
/** As package.json and the container start it. */
const NODE_FLAGS = ['--max-semi-space-size=16'];
const POLL_MS = 25;
const START_LIMIT_MS = 60_000 * PACE;
const STOP_LIMIT_MS = 20_000 * PACE;

export interface ServerOptions {
  /** Where it keeps files, and its embedded database if it is given no other. */
  dataDir: string;
  databaseUrl?: string;
  /** Another server's program that is started in its place, with the same environment and the same /readyz. */
  program?: string;
  /** More of the server's environment (see .env.example). */
  env?: Record<string, string>;
}

/** The product's own server, `node api/src/main.ts`, as a process: the same port and data over every restart. */
export interface ProductServer {
  /** `http://localhost:<port>`, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** Undefined while it is down. */
  readonly pid: number | undefined;
  /** What it has printed so far, over all its starts. */
  log(): string;
  /** Resolves once /readyz says yes; throws with the log if the server ends instead. */
  start(): Promise<void>;
  /** SIGTERM, as a host does it, and the wait for its end; gives the exit code. */
  stop(): Promise<number | null>;
  /** kill -9. */
  kill(): Promise<void>;
  /** What one of the operator's commands says, beside the running server: so not on the embedded database. */
  admin(...words: string[]): Promise<string>;
}

/** Starts the server on a free port. The web app must have been built if pages are to be served. */
export async function startServer(options: ServerOptions): Promise<ProductServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const output: string[] = [];
  let running: Running | undefined;

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (running === undefined) throw new Error('The server is not running.');
    const { child, caretaker } = running;
    running = undefined;
    child.kill(signal);
    await Promise.race([exitOf(child), wait(STOP_LIMIT_MS, undefined, { ref: false })]);
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      throw new Error(`The server did not end within ${STOP_LIMIT_MS} ms of ${signal}:\n${output.join('')}`);
    }
    caretaker.dismiss();
    return child.exitCode;
  };

  const server: ProductServer = {
    url,
    port,
    dataDir: options.dataDir,
    get pid() {
      return running?.child.pid;
    },
    log: () => output.join(''),
    start: async () => {
      running = launch(options.program ?? PRODUCT, environment(options, port), output);
      await untilReady(url, running.child, output);
    },
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
    admin: async (...words) => {
      const env = environment(options, port);
      const { stdout } = await promisify(execFile)(process.execPath, [ADMIN, ...words], { cwd: ROOT, env });
      return stdout;
    },
  };
  await server.start();
  return server;
}

interface Running {
  child: ChildProcess;
  caretaker: Caretaker;
}

function launch(program: string, env: Record<string, string>, output: string[]): Running {
  const child = spawn(process.execPath, [...NODE_FLAGS, program], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => output.push(String(text)));
  return { child, caretaker: hireCaretaker('kill -9 "$1"', [String(child.pid)]) };
}

/** Only what the machine needs of its own environment, so that nobody's DATABASE_URL slips into a test. */
function environment(options: ServerOptions, port: number): Record<string, string> {
  const own = ['PATH', 'HOME', 'TMPDIR'].flatMap((name): [string, string][] => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(own),
    PORT: String(port),
    DATA_DIR: options.dataDir,
    ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'info',
    // Tests start it often: it need not compile itself anew each time.
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
    ...options.env,
  };
}

async function untilReady(url: string, child: ChildProcess, output: string[]): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not become ready:\n${output.join('')}`);
    }
    await wait(POLL_MS);
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function exitOf(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
