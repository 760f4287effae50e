import { fileURLToPath } from 'node:url';
import type * as season from 'migrations/catalog/season';
import { build, type Rolldown } from 'vite';
import { quantile } from '../figures.ts';
import type { Measured } from '../goals.ts';
import { openBrowser, slowDown } from './browser.ts';

const SEASON = fileURLToPath(import.meta.resolve('migrations/catalog/season'));
const DAYS = 84;
const AT_ONCE = 3;
/** A deal takes a tenth of a millisecond: what else the machine does shows in some runs of a day, not in all of them. */
const RUNS = 5;

declare global {
  /** The rules and the product's programs, in the page. */
  var dealing: typeof season;
}

/**
 * Days dealt one after the other on a slow phone, of three programs at a time until each has been among them: each day by
 * the quickest of its runs.
 */
export async function deals(tell: (measured: Measured) => void): Promise<void> {
  const { context, close } = await openBrowser();
  try {
    const page = await context.newPage();
    await page.addScriptTag({ content: await bundled() });
    await slowDown(page);
    const runs: number[][] = [];
    for (let run = 0; run < RUNS; run++)
      runs.push(await page.evaluate(dealDays, { days: DAYS, atOnce: AT_ONCE }));
    const times = runs[0]?.map((_, day) => Math.min(...runs.map((run) => run[day] ?? Infinity))) ?? [];
    tell({ deal: quantile(times, 0.5), dealSlow: quantile(times, 0.95) });
  } finally {
    await close();
  }
}

/** Runs in the page: the milliseconds that each deal took. */
function dealDays({ days, atOnce }: { days: number; atOnce: number }): number[] {
  const { PLANS, Season } = globalThis.dealing;
  const took: number[] = [];
  // The last ones run beside the first again.
  const plans = [...PLANS, ...PLANS.slice(0, atOnce - 1)];
  for (let first = 0; first < PLANS.length; first += atOnce) {
    const player = new Season('2026-01-05');
    for (const plan of plans.slice(first, first + atOnce)) player.start(plan);
    for (let day = 0; day < days; day++) {
      const from = performance.now();
      let isDealt = false;
      player.live({
        does: (tasks) => {
          if (!isDealt) took.push(performance.now() - from);
          isDealt = true;
          return tasks;
        },
      });
    }
  }
  return took;
}

/** As a script for a page. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: SEASON, formats: ['iife'], name: 'dealing' } },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (!chunk) throw new Error('the rules were not bundled');
  return chunk.code;
}
