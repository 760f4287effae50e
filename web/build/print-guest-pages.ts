import { runnerImport } from 'vite';
import { CONSTANTS } from './constants.ts';
import type * as Pages from './guest-pages.tsx';

// Prints what guests see first, as JSON. A process of its own: the app's modules keep one alive.

const { module } = await runnerImport<typeof Pages>('/build/guest-pages.tsx', {
  configFile: false,
  logLevel: 'error',
  define: CONSTANTS,
});
process.stdout.write(JSON.stringify(module.guestPages), () => process.exit());
