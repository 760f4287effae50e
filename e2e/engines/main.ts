import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { startDatabase } from '../harness/server/database.ts';
import { startServer } from '../harness/server/server.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { doMainJob } from './main-job.ts';
import { meetOthers } from './with-others.ts';
import { startWebKit } from './webkit.ts';

// The main job, stories and a team in the engines that the journeys don't use: `pnpm engines`, or `pnpm engines firefox`.

const SCREEN = 'xvfb-run';
const FIREFOX = programNamed('firefox-esr', 'firefox');
const WEBKIT = programNamed('WebKitWebDriver');

const ENGINES: Record<string, { missing: string; start: (() => Promise<Engine>) | undefined }> = {
  webkit: {
    missing: 'webkit2gtk-driver xvfb',
    start: WEBKIT && programNamed(SCREEN) ? () => startWebKit(WEBKIT, SCREEN) : undefined,
  },
  firefox: { missing: 'firefox-esr', start: FIREFOX ? () => startFirefox(FIREFOX) : undefined },
};

const wanted = process.argv.slice(2);
const chosen = Object.entries(ENGINES).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const missing = chosen.filter(([, { start }]) => !start).map(([, one]) => one.missing);
if (missing.length > 0) {
  console.error('Not every browser is here. On Debian or Ubuntu this brings them (as root):');
  console.error(`  apt-get update && apt-get install --yes --no-install-recommends ${missing.join(' ')}`);
  process.exitCode = 1;
}
for (const [, { start }] of chosen) if (start) await run(start);

async function run(start: () => Promise<Engine>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'volleypath-engine-'));
  const database = await startDatabase();
  const server = await startServer({ dataDir, ...(database && { databaseUrl: database.url }) });
  const engine = await start();
  console.log(engine.name);
  try {
    await doMainJob(engine, server);
    await meetOthers(engine, server);
    console.log('  all of it works');
  } catch (error) {
    console.error(error);
    console.error(
      `The page shows:\n${String(await engine.read('document.body.innerText + document.querySelector("details")?.textContent').catch(() => '?'))}`,
    );
    process.exitCode = 1;
  } finally {
    await engine.close();
    if (server.pid !== undefined) await server.stop();
    await database?.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function programNamed(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
