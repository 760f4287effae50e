import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const DEBIAN_HOME = '/usr/lib/postgresql';

/** Shown when no PostgreSQL can be had; the tests that need one fail with it, they are never skipped in CI. */
const MISSING = [
  'PostgreSQL was not found, so the tests that need a real PostgreSQL cannot run.',
  'Install it (15 or newer), or name the folder that holds initdb, pg_ctl and postgres in VOLLEYPATH_POSTGRES_BIN.',
].join('\n');

/**
 * The folder that holds `initdb`, `pg_ctl` and `postgres`: VOLLEYPATH_POSTGRES_BIN, PATH, then Debian's versions, newest first.
 * As root on Debian a missing server is installed. Undefined when there is none; in CI that is an error.
 */
export function findPostgres(): string | undefined {
  const found = lookForPostgres() ?? (installOnDebian() ? lookForPostgres() : undefined);
  if (found !== undefined) return found;
  if (process.env['CI']) throw new Error(MISSING);
  console.warn(MISSING);
  return undefined;
}

/** Like findPostgres, for callers that can do nothing without one. */
export function requirePostgres(): string {
  const found = findPostgres();
  if (found === undefined) throw new Error(MISSING);
  return found;
}

function lookForPostgres(): string | undefined {
  const named = process.env['VOLLEYPATH_POSTGRES_BIN'];
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  return [...(named ? [named] : []), ...onPath, ...debianFolders()].map(realFolder).find(isComplete);
}

/** PATH may lead to links that stand alone; the server's programs look for each other beside themselves. */
function realFolder(folder: string): string {
  const initdb = join(folder, 'initdb');
  return existsSync(initdb) ? dirname(realpathSync(initdb)) : folder;
}

function isComplete(folder: string): boolean {
  return ['initdb', 'pg_ctl', 'postgres'].every((program) => existsSync(join(folder, program)));
}

function debianFolders(): string[] {
  if (!existsSync(DEBIAN_HOME)) return [];
  const newestFirst = readdirSync(DEBIAN_HOME).sort((a, b) => Number(b) - Number(a));
  return newestFirst.map((version) => join(DEBIAN_HOME, version, 'bin'));
}

/** Installs Debian's server without the cluster and the service that the package would set up by itself. */
function installOnDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.warn('PostgreSQL is missing: installing it with apt-get for the tests.');
  const script = `
    apt-get update
    apt-get install --yes --no-install-recommends postgresql-common
    sed -i 's/^#\\?create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf
    apt-get install --yes --no-install-recommends postgresql`;
  try {
    execFileSync('sh', ['-ec', script], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}
