import { DataDirInUse } from '#db/data-dir.ts';
import { whyNotOpened } from '#db/errors.ts';
import { runAdmin } from './admin/run.ts';
import { UsageError } from './admin/command.ts';
import { ConfigError, parseConfig, type Config } from './config.ts';
import { readEnvFile } from './env-file.ts';

try {
  const warning = readEnvFile();
  if (warning) console.error(warning);
  const config = parseConfig(process.env);
  console.error(`On ${placeOf(config)}:`);
  await runAdmin(config, process.argv.slice(2), (line) => console.log(line));
} catch (error) {
  console.error(inWords(error));
  process.exitCode = 1;
}

/** Which database it is: another shell may know of another one than the server. */
function placeOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === null) return `the embedded database in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${host}${pathname}`;
}

function inWords(error: unknown): unknown {
  if (error instanceof DataDirInUse)
    return `${error.message}\nThe embedded database belongs to one process: stop the server first.`;
  if (error instanceof UsageError || error instanceof ConfigError) return error.message;
  return whyNotOpened(error) ?? error;
}
