import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { PACE } from '../../../.ci/pace.ts';
import { expectWholeWords } from './whole-words.ts';

const MODAL = '[data-modal], [role=menu]';
/** In the dark only the colours are others. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const RAIL_FROM = 1024;
/** The smallest phone, and what is left of a wide screen at four times its size. */
const NARROW = { width: 320, height: 640 };
const REFLOW_MS = 2_000 * PACE;

/**
 * WCAG 2.2 AA and axe's own best practices: no violation on the page as it stands, in light and in dark, and nothing
 * to scroll sideways and no word broken inside on the smallest phone. Of a page under a dialog only the dialog is
 * there for anyone.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectStill(page);
    const violations = await violationsOn(page, colorScheme === 'dark' ? COLOUR_RULES : null);
    const report = violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
    }));
    expect(report, `accessibility, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
  await expectReflow(page);
}

/** What axe finds; once more when a dialog came or went meanwhile, for then it has seen half of either. */
async function violationsOn(page: Page, rules: string[] | null): ReturnType<typeof analyze> {
  const modals = () => page.locator(MODAL).count();
  for (;;) {
    const count = await modals();
    const violations = await analyze(page, count > 0, rules);
    if ((await modals()) === count) return violations;
  }
}

async function analyze(page: Page, isUnderModal: boolean, rules: string[] | null) {
  // All in this one page: the app has no frames, and the other way opens one more page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (isUnderModal) axe.include(MODAL);
  if (rules) axe.withRules(rules);
  return (await axe.analyze()).violations;
}

/** Phones only: where there is room for the rail, the shell would be another one. */
async function expectReflow(page: Page): Promise<void> {
  const before = page.viewportSize();
  if (!before || before.width >= RAIL_FROM) return;
  await page.setViewportSize(NARROW);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect
    .poll(width, { message: 'width of the page on the smallest phone', timeout: REFLOW_MS })
    .toBe(NARROW.width);
  await expectWholeWords(page);
  await page.setViewportSize(before);
}

/** Colours on their way from one scheme to the other are neither. */
async function expectStill(page: Page): Promise<void> {
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}
