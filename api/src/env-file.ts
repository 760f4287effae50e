import { existsSync } from 'node:fs';
import { ConfigError } from './config.ts';

const ENV_FILE = '.env';

/**
 * A `.env` file is a convenience: what the environment says already wins.
 * @throws ConfigError where there is one that can't be read: without it another database would be begun in silence
 */
export function readEnvFile(file = ENV_FILE): void {
  try {
    process.loadEnvFile(file);
  } catch (error) {
    const isNotFound = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    // Node says "not found", too, of a file that belongs to another user.
    if (isNotFound && !existsSync(file)) return;
    throw new ConfigError([`${file}: can’t be read by the user that runs this`]);
  }
}
