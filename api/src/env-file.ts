import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ConfigError } from './config.ts';
import { aboutNearNames, aboutUnknownNames } from './unknown-names.ts';

const ENV_FILE = '.env';

/**
 * A `.env` file is a convenience: what the environment says already wins. Answers what is to be said of names in both that
 * nothing reads.
 * @throws ConfigError where there is one that can't be read: without it another database would be begun in silence
 */
export function readEnvFile(file = ENV_FILE): string | undefined {
  const text = textOf(file);
  const warnings = [aboutNearNames(process.env), text !== undefined && aboutUnknownNames(file, text)];
  for (const [name, value] of Object.entries(parseEnv(text ?? ''))) process.env[name] ??= value;
  return warnings.filter(Boolean).join('\n') || undefined;
}

function textOf(file: string): string | undefined {
  let bytes;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new ConfigError([`${file}: can’t be read by the user that runs this`]);
  }
  // As PowerShell's `>` writes it: no name in it would be found.
  if (bytes.includes(0)) throw new ConfigError([`${file}: has to be text in UTF-8`]);
  // Takes the mark away with which editors on Windows begin a file: to Node it belongs to the first name.
  return new TextDecoder().decode(bytes);
}
