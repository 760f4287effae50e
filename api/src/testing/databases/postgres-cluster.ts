import { execFile, execFileSync } from 'node:child_process';
import { chown, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hireCaretaker } from '../machine/caretaker.ts';
import { freePort } from '../machine/free-port.ts';
import { requirePostgres } from './postgres-binaries.ts';
import { killPostgres, type PostgresHome, startPostgres, stopPostgres } from './postgres-process.ts';

const SUPERUSER = 'volleypath';

export interface ClusterOptions {
  /** Off for tests (a killed server loses nothing, only a power cut would); on where the disk is measured. */
  fsync?: boolean;
  /** More server settings, `name: value`. */
  settings?: Record<string, string>;
}

/** A throwaway PostgreSQL server on a free port of 127.0.0.1; it vanishes with the process that started it. */
export interface PostgresCluster {
  readonly port: number;
  /** Connection URL of a database; without a name, of the one that is always there. */
  url(database?: string): string;
  start(): Promise<void>;
  /** `fast` (the default) cuts the connections and closes cleanly, `immediate` leaves a recovery to the next start. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  restart(): Promise<void>;
  /** kill -9 of the server and all its backends. */
  kill(): Promise<void>;
  /** Stops the server for good and removes its files. */
  destroy(): Promise<void>;
}

/** Makes a new cluster and starts it; takes one to two seconds. */
export async function startPostgresCluster(options: ClusterOptions = {}): Promise<PostgresCluster> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'volleypath-pg-'));
  const home: PostgresHome = {
    bin: requirePostgres(),
    data: join(folder, 'data'),
    log: join(folder, 'log'),
    settings: serverSettings(port, options),
    identity: serverIdentity(),
  };
  if (home.identity) await chown(folder, home.identity.uid, home.identity.gid);
  const cleanUp = '"$1" -D "$2" -m immediate -w -s stop; rm -rf "$3"';
  const caretaker = hireCaretaker(cleanUp, [join(home.bin, 'pg_ctl'), home.data, folder], home.identity);
  await initialise(home);

  let server = await startPostgres(home);
  const start = async () => {
    server = await startPostgres(home);
  };
  const stop = (mode: 'fast' | 'immediate' = 'fast') => stopPostgres(server, mode);
  return {
    port,
    url: (database = 'postgres') => `postgres://${SUPERUSER}@127.0.0.1:${port}/${database}`,
    start,
    stop,
    restart: async () => {
      await stop();
      await start();
    },
    kill: () => killPostgres(server),
    destroy: async () => {
      await stop('immediate');
      await caretaker.finish();
    },
  };
}

async function initialise({ bin, data, identity }: PostgresHome): Promise<void> {
  const args = ['-D', data, '-A', 'trust', '-N', '-U', SUPERUSER, '-E', 'UTF8', '--no-locale'];
  await promisify(execFile)(join(bin, 'initdb'), args, { cwd: tmpdir(), ...identity });
}

/** PostgreSQL refuses to run as root: root lends it the user that its package made. */
function serverIdentity(): PostgresHome['identity'] {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') };
}

function idOfPostgres(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

function serverSettings(port: number, options: ClusterOptions): string[] {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...(options.fsync ? {} : { fsync: 'off', full_page_writes: 'off' }),
    ...options.settings,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
