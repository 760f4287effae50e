import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const MODAL = '[data-modal], [role=menu]';

/**
 * WCAG 2.2 AA and axe's own best practices: no violation on the page as it stands, in light and in dark. Of a page
 * under a dialog only the dialog is there for anyone.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectStill(page);
    const axe = new AxeBuilder({ page });
    if (await page.locator(MODAL).count()) axe.include(MODAL);
    const { violations } = await axe.analyze();
    const report = violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
    }));
    expect(report, `accessibility, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** Colours on their way from one scheme to the other are neither. */
async function expectStill(page: Page): Promise<void> {
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}
