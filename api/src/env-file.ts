import { existsSync, readFileSync } from 'node:fs';
import { ConfigError } from './config.ts';
import { aboutUnknownNames } from './unknown-names.ts';

const ENV_FILE = '.env';

/**
 * A `.env` file is a convenience: what the environment says already wins. Answers what is to be said of names in it that
 * nothing reads: of the environment's other ones nobody could tell whose they are.
 * @throws ConfigError where there is one that can't be read: without it another database would be begun in silence
 */
export function readEnvFile(file = ENV_FILE): string | undefined {
  try {
    process.loadEnvFile(file);
    return aboutUnknownNames(file, readFileSync(file, 'utf8'));
  } catch (error) {
    const isNotFound = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    // Node says "not found", too, of a file that belongs to another user.
    if (isNotFound && !existsSync(file)) return undefined;
    throw new ConfigError([`${file}: can’t be read by the user that runs this`]);
  }
}
