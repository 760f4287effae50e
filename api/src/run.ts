import closeWithGrace from 'close-with-grace';
import { DataDirInUse } from '#db/data-dir.ts';
import { whyNotOpened } from '#db/errors.ts';
import { ConfigError, parseConfig } from './config.ts';
import { readEnvFile } from './env-file.ts';
import { NotListening } from './listening.ts';
import { startServer } from './server.ts';
import { VERSION } from './version.ts';

/** How long requests may take to finish once the process is asked to stop. */
const GRACE_MS = 10_000;

try {
  const warning = readEnvFile();
  if (warning) console.warn(warning);
  const config = parseConfig(process.env);
  const demo = process.argv.includes('--demo');
  // Everybody can read the demo's password.
  if (demo && config.production) throw new ConfigError(['--demo: is refused in production']);
  const server = await startServer(config, { demo });
  for (const { username, password, about } of server.signIns) {
    console.log(`Log in as ${username} with the password ${password} (${about})`);
  }
  console.log(`VolleyPath ${VERSION} is ready at ${server.url} (stop it with Ctrl+C)`);
  closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    if (err) server.report(err);
    await server.close();
  });
} catch (error) {
  console.error(inWords(error));
  process.exitCode = 1;
}

/** What the operator can mend is said in a sentence; the rest with its trace. */
function inWords(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof DataDirInUse) return error.message;
  if (error instanceof NotListening) return error.message;
  return whyNotOpened(error) ?? error;
}
