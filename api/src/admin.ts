import { DataDirInUse } from '#db/data-dir.ts';
import { runAdmin } from './admin/run.ts';
import { UsageError } from './admin/command.ts';
import { ConfigError, parseConfig } from './config.ts';
import { readEnvFile } from './env-file.ts';

readEnvFile();
try {
  await runAdmin(parseConfig(process.env), process.argv.slice(2), (line) => console.log(line));
} catch (error) {
  console.error(inWords(error));
  process.exitCode = 1;
}

function inWords(error: unknown): unknown {
  if (error instanceof DataDirInUse)
    return `${error.message}\nThe embedded database belongs to one process: stop the server first.`;
  return error instanceof UsageError || error instanceof ConfigError ? error.message : error;
}
