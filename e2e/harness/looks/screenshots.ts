import { join } from 'node:path';
import type { Page } from '@playwright/test';

export const SCREENSHOTS = join(import.meta.dirname, '../../screenshots');
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/**
 * Saves the page as e2e/screenshots/<name>-<phone|desk>-<light|dark>.png, to be looked at: what fits the window, or
 * with SCREENSHOTS=whole all of it.
 */
export async function shoot(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? PHONE;
  const fullPage = process.env['SCREENSHOTS'] === 'whole';
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const [size, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const path = join(SCREENSHOTS, `${name}-${size}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage, animations: 'disabled' });
    }
  }
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(before);
}
