import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** No sandbox (containers), no GPU, and nothing that calls home while tests listen to the network. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Chromium without windows, by the name that Debian gives it. */
const SHELL = 'chromium-headless-shell';
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const PACKAGE = join(import.meta.dirname, '../..');

/** Ways to a Chromium, the cheapest first. Each gives a path, or undefined where it leads nowhere. */
const WAYS: (() => string | undefined)[] = [
  () => process.env['VOLLEYPATH_CHROMIUM'],
  () => onPath(NAMES) ?? existing(MAC_CHROME),
  () => (installedByApt('chromium fonts-noto-color-emoji fonts-liberation') ? onPath(NAMES) : undefined),
  () => existing(chromium.executablePath()),
  installedByPlaywright,
  unpackedFromRegistry,
];

/** The path of a Chromium or Chrome; one is installed if the machine has none. */
export function findBrowser(): string {
  for (const way of WAYS) {
    const path = way();
    if (path) return path;
  }
  throw new Error('No Chromium was found or could be installed; name one in VOLLEYPATH_CHROMIUM.');
}

/**
 * The path of a Chromium without windows, which spares a quarter of the processor's time; where there is none, of the
 * whole one. It shows no notifications and installs no app: `OwnPhone` is for those.
 */
export function findShell(): string {
  return process.env['VOLLEYPATH_CHROMIUM'] ?? onPath([SHELL]) ?? findBrowser();
}

/** As `findShell`, after a try to install it. */
export function installShell(): string {
  if (!onPath([SHELL])) installedByApt(SHELL);
  return findShell();
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Whether Debian's packages of these names could be installed. */
function installedByApt(packages: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const script = `apt-get -o Acquire::http::Timeout=20 update && apt-get install --yes --no-install-recommends ${packages}`;
  return attempt('sh', ['-c', script]);
}

function installedByPlaywright(): string | undefined {
  const program = join(PACKAGE, 'node_modules/.bin/playwright');
  return attempt(program, ['install', 'chromium']) ? existing(chromium.executablePath()) : undefined;
}

/** A Chromium for Linux that comes inside an npm package, for machines that reach nothing but the registry. */
function unpackedFromRegistry(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const folder = join(PACKAGE, 'node_modules/.cache/chromium');
  mkdirSync(folder, { recursive: true });
  if (!attempt('npm', ['install', '--no-save', '--prefix', folder, '@sparticuz/chromium@153.0.0']))
    return undefined;
  const script = `import('@sparticuz/chromium').then(async ({ default: it }) => process.stdout.write(await it.executablePath()))`;
  return execFileSync(process.execPath, ['-e', script], { cwd: folder, encoding: 'utf8' });
}

function existing(path: string): string | undefined {
  return existsSync(path) ? path : undefined;
}

function attempt(program: string, args: string[]): boolean {
  console.warn(`No Chromium yet: trying ${program} ${args.join(' ')}`);
  try {
    execFileSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}
