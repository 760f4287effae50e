import { spawn, type ChildProcess } from 'node:child_process';
import { freePort } from 'api/src/testing/machine/free-port.ts';
import { until } from './until.ts';
import type { Engine } from './engine.ts';

/** The key under which WebDriver hands out elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK's own small browser, on a screen that nobody sees, driven through its WebDriver. */
export async function startWebKit(driver: string, screen: string): Promise<Engine> {
  const port = await freePort();
  const child = spawn(screen, ['--auto-servernum', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const send = (method: string, path: string, body?: unknown) =>
    ask(`http://127.0.0.1:${port}${path}`, method, body);
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } };
  const session = await until('the WebKit driver', async () =>
    send('POST', '/session', { capabilities }),
  ).catch((error: unknown) => {
    end(child);
    throw error;
  });
  const { sessionId, capabilities: own } = session as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const call = (method: string, path: string, body: unknown = {}) =>
    send(method, `/session/${sessionId}${path}`, method === 'GET' ? undefined : body);
  await call('POST', '/window/rect', { width: 390, height: 844 });
  const find = (xpath: string) =>
    until(xpath, async () => {
      const element = await call('POST', '/element', { using: 'xpath', value: xpath });
      return (element as Record<string, string>)[ELEMENT];
    });
  return {
    name: `WebKitGTK ${own.browserVersion}`,
    open: async (url) => void (await call('POST', '/url', { url })),
    reload: async () => void (await call('POST', '/refresh')),
    // What is still on its way in takes no keys yet.
    type: (xpath, text) =>
      until(`keys for ${xpath}`, async () => {
        await call('POST', `/element/${await find(xpath)}/value`, { text });
        return true;
      }).then(() => undefined),
    read: (script) => call('POST', '/execute/sync', { script: `return (${script})`, args: [] }),
    close: async () => {
      await call('DELETE', '').catch(() => undefined);
      end(child);
    },
  };
}

/** The driver with its screen and its browser: they are a group of processes of their own. */
function end({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGTERM');
  } catch {
    // They have gone by themselves.
  }
}

async function ask(url: string, method: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
