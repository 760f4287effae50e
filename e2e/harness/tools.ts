import { findPostgres } from 'api/src/testing/databases/postgres-binaries.ts';
import { findBrowser, installShell } from './phone/browser.ts';

// Run before the tests: whatever they need and the machine lacks is installed once, and said.
console.log(`PostgreSQL: ${findPostgres() ?? 'none; its tests are skipped'}`);
console.log(`Chromium: ${findBrowser()}, without windows: ${installShell()}`);
