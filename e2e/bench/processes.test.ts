import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { platform } from 'node:os';
import { expect, it } from 'vitest';
import { browserProcesses } from './processes.ts';

/** Works for a while in a thread that then ends, says so, and waits. */
const PROGRAM = `
  const { Worker } = require('node:worker_threads');
  const until = 'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);';
  new Worker(until, { eval: true }).on('exit', () => console.log('ended'));
  setInterval(() => undefined, 60_000);
`;

it.runIf(platform() === 'linux')('counts what threads have used that have ended', async () => {
  const browser = spawn(process.execPath, ['-e', PROGRAM, '--', '--user-data-dir=none']);
  try {
    await once(browser.stdout, 'data');
    const { cpuMs } = await browserProcesses();
    expect(await cpuMs()).toBeGreaterThanOrEqual(280);
  } finally {
    browser.kill();
  }
});
