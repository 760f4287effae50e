import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrations } from 'migrations';
import { createDb } from '#db/db.ts';
import { openEngine } from '#db/dialect.ts';
import { migrate } from '#db/migrate.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';

export interface RunningServer {
  /** Where the app is reached. */
  url: string;
  /** Says that it is not ready any more, finishes what it has begun, and closes the database. */
  close(): Promise<void>;
  /** For what goes wrong outside of a request. */
  report(error: unknown): void;
}

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** From a configuration to a server that answers. */
export async function startServer(config: Config): Promise<RunningServer> {
  let report = (error: unknown) => console.error(error);
  const db = createDb(await openEngine(config, (error) => report(error)), (error) => report(error));
  try {
    await migrate(db, migrations);
    const deps: Deps = {
      config,
      db,
      now: () => new Date(),
      webRoot: existsSync(join(WEB_ROOT, 'index.html')) ? WEB_ROOT : null,
      lifecycle: { draining: false },
    };
    const app = await buildApp(deps);
    report = (error) => app.log.error({ err: error }, 'outside of a request');
    await app.listen({ host: config.host, port: config.port });
    return {
      url: urlOf(config, app.server.address()),
      report: (error) => report(error),
      close: async () => {
        deps.lifecycle.draining = true;
        await app.close();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

function urlOf({ publicUrl, port }: Config, address: AddressInfo | string | null): string {
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return publicUrl?.href ?? `http://localhost:${actualPort}`;
}
