import { runnerImport } from 'vite';
import { CONSTANTS } from './constants.ts';
import type * as Pages from './first-pages.tsx';

// Prints what is seen first, as JSON. A process of its own: the app's modules keep one alive.

const { module } = await runnerImport<typeof Pages>('/build/first-pages.tsx', {
  configFile: false,
  logLevel: 'error',
  define: CONSTANTS,
});
process.stdout.write(JSON.stringify(module.firstPages), () => process.exit());
