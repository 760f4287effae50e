import { runnerImport } from 'vite';
import { CONSTANTS } from './constants.ts';

// Prints the start page of guests. A process of its own: the app's modules keep one alive.

const { module } = await runnerImport<{ guestPage: string }>('/build/guest-page.tsx', {
  configFile: false,
  logLevel: 'error',
  define: CONSTANTS,
});
process.stdout.write(module.guestPage, () => process.exit());
