import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tooNew } from './too-new.ts';

// Fails when the built app calls something that the oldest browsers we serve don't have: to be run after a build.

const DIST = join(import.meta.dirname, '../dist');

/** Methods of ours, and of libraries, that go by the name of something young. */
const OURS = new Set(
  'build completed createContext destroy detect equals fetch first handle install last override path removed run session toArray use when where'
    .split(' ')
    .map((name) => `.${name}()`),
);

/** What is asked for before it is called, and why we know. */
const GUARDED = new Map([
  ['.addRoutes()', 'sw.ts answers itself without it'],
  ['.cancelVideoFrameCallback()', 'clip.ts goes on without it'],
  ['.checkVisibility()', 'Radix looks for it first'],
  ['.createPolicy()', 'start.ts looks for trusted types first'],
  ['.createScriptURL()', 'start.ts looks for trusted types first'],
  ['.estimate()', 'device-facts.ts goes on without it'],
  ['.requestVideoFrameCallback()', 'clip.ts goes on without it'],
  ['.setAppBadge()', 'app-badge.ts goes on without it'],
  ['.skipTransition()', 'of a transition that React has started'],
  ['.startViewTransition()', 'React goes on without it'],
  ['.vibrate()', 'haptics.ts looks for it first'],
  ['navigator.vibrate', 'haptics.ts looks for it first'],
  ['navigator.canShare', 'film-card.tsx looks for it first'],
  ['navigator.share', 'film-card.tsx asks canShare first'],
  ['navigator.connection', 'React looks for it first'],
  ['navigator.deviceMemory', 'pose-team.ts looks for it first'],
  ['navigator.userAgentData', 'Dexie looks for it first'],
  ['Error.captureStackTrace', 'zod looks for it first'],
  ['URL.canParse', 'zod looks for it first'],
  ['PublicKeyCredential.getClientCapabilities', 'SimpleWebAuthn looks for it first'],
]);

/** Scripts whose every failure is caught, their loading too: clip-frames.ts goes on without the decoder. */
const DISPENSABLE = 'assets/decoded-frames-*.js';

const files = globSync(['assets/*.js', '*.js'], { cwd: DIST, exclude: [DISPENSABLE] });
if (files.length === 0) throw new Error('There is no build of the app: pnpm --filter web build makes it.');

const found = files.flatMap((file) =>
  tooNew(readFileSync(join(DIST, file), 'utf8'))
    .filter((name) => !OURS.has(name) && !GUARDED.has(name))
    .map((name) => `${file}: ${name} is younger than the oldest browsers that we serve`),
);
for (const one of found) console.error(one);
if (found.length > 0) {
  console.error(
    'Do without it, look for it first (and say so in web/build/check-apis.ts), or call yours otherwise.',
  );
  process.exitCode = 1;
}
