import { newId, userId } from 'sync-protocol/ids';
import { aCatalog } from '../catalog.ts';
import { quantile } from '../figures.ts';
import type { Measured } from '../goals.ts';
import type { DatabaseName } from '../options.ts';
import { longHistory } from '../product/history.ts';
import { startProduct } from '../product/product.ts';
import { openBrowser } from './browser.ts';
import { productPage, rawPage } from './page-subject.ts';
import { timePage } from './page-times.ts';
import { startRawSite } from './raw-site.ts';

/**
 * Taps and starts of the app and of the raw page, in one browser and in turn: what they took in each round.
 * @param tell is given the figures of each subject and round
 */
export async function pages(
  database: DatabaseName,
  rounds: number,
  tell: (name: 'limit' | 'product', measured: Measured) => void,
): Promise<void> {
  const product = await startProduct(database);
  const site = await startRawSite(longHistory(userId.parse(newId()), aCatalog()).all('tasks'));
  const { context, close } = await openBrowser();
  try {
    const subjects = [rawPage(site.url), productPage(product.url)];
    for (const subject of subjects) await subject.prepare(context);
    for (let round = 0; round < rounds; round++) {
      for (const subject of subjects) {
        const { started, painted, durable } = await timePage(context, subject);
        tell(subject.name, {
          pageStart: quantile(started, 0.5),
          tapPainted: quantile(painted, 0.5),
          tapPaintedSlow: quantile(painted, 0.95),
          tapDurable: quantile(durable, 0.5),
        });
      }
    }
  } finally {
    await close();
    await site.stop();
    await product.stop();
  }
}
