import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { freePort } from 'api/src/testing/machine/free-port.ts';
import lighthouse from 'lighthouse';
import { BROWSER_ARGS, findBrowser } from '../../harness/phone/browser.ts';
import type { Measured } from '../goals.ts';
import type { DatabaseName } from '../options.ts';
import { startProduct } from '../product/product.ts';
import { signIn } from './page-subject.ts';

const RUNS = 5;
/** Wants to be the best there is, on every page and in every run. */
const OTHERS = ['accessibility', 'best-practices', 'seo'];

interface Visit {
  performance: number;
  others: number;
  paintedMs: number;
  blockedMs: number;
}

/**
 * First visits with nothing kept, as Lighthouse's mobile profile sees them: a phone four times slower than this
 * machine on a slow 4G network, both reckoned.
 * @param tell is given the figures of each run
 */
export async function visits(database: DatabaseName, tell: (measured: Measured) => void): Promise<void> {
  const { url, stop } = await startProduct(database);
  try {
    for (let run = 0; run < RUNS; run++) {
      const start = await visit(url);
      const signUp = await visit(`${url}/signup`);
      const home = await visit(url, { isPlayer: true });
      tell({
        landingScore: start.performance,
        landingPainted: start.paintedMs,
        landingBlocked: start.blockedMs,
        signUpScore: signUp.performance,
        signUpPainted: signUp.paintedMs,
        homeScore: home.performance,
        homePainted: home.paintedMs,
        homeBlocked: home.blockedMs,
        visitOthers: Math.min(start.others, signUp.others, home.others),
      });
    }
  } finally {
    await stop();
  }
}

/** One visit in a browser that has never been there. */
async function visit(url: string, { isPlayer = false } = {}): Promise<Visit> {
  const profile = await mkdtemp(join(tmpdir(), 'volleypath-visit-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    if (isPlayer) await signIn(context, new URL(url).origin);
    // What was kept is nothing, but for the session.
    const result = await lighthouse(url, { port, logLevel: 'error', disableStorageReset: true });
    if (!result) throw new Error(`${url} could not be visited`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round(100 * (categories[name]?.score ?? 0));
    return {
      performance: score('performance'),
      others: Math.min(...OTHERS.map(score)),
      paintedMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      blockedMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
