import { readFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** What the app's code knows of its build. */
export const CONSTANTS = {
  BUILD_YEAR: String(new Date().getFullYear()),
  APP_VERSION: JSON.stringify(version),
};
