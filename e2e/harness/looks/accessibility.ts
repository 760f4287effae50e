import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { NodeResult, Result } from 'axe-core';
import { PACE } from '../../../.ci/pace.ts';
import { expectWholeWords } from './whole-words.ts';

declare global {
  /** In the page, once it is there. */
  var axe: typeof axeCore;
  /** In the page from its first look on. */
  var withoutTransitions: CSSStyleSheet | undefined;
}

/** A page that loads it compiles it: the short one takes half as long. */
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const MODAL = '[data-modal], [role=menu]';
/** In the dark only the colours are others. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const RAIL_FROM = 1024;
/** The smallest phone, and what is left of a wide screen at four times its size. */
const NARROW = { width: 320, height: 640 };
const SETTLE_MS = 15_000 * PACE;

/**
 * WCAG 2.2 AA and axe's own best practices: no violation on the page as it stands, in light and in dark, and nothing
 * to scroll sideways and no word broken inside on the smallest phone. Of a page under a dialog only the dialog is
 * there for anyone.
 * @param patience how long a screen may take to come to rest
 */
export async function expectAccessible(page: Page, patience = SETTLE_MS): Promise<void> {
  const before = page.viewportSize();
  await expectNoViolations(page, 'light', patience);
  // A page is laid out and painted anew once for both: in the dark only the colours are others, at any width.
  const isPhone = before !== null && before.width < RAIL_FROM;
  if (isPhone) await page.setViewportSize(NARROW);
  await expectNoViolations(page, 'dark', patience);
  if (isPhone) {
    await expectReflow(page, patience);
    await page.setViewportSize(before);
  }
  await page.emulateMedia({ colorScheme: null });
}

async function expectNoViolations(
  page: Page,
  colorScheme: 'light' | 'dark',
  patience: number,
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // What is wrong stays so; a screen that is just coming is right a moment later.
  await expect(async () => {
    await endTransitions(page);
    await expectStill(page);
    const violations = await violationsOn(page, colorScheme === 'dark' ? COLOUR_RULES : null);
    const report = violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
    }));
    expect(report, `accessibility, ${colorScheme}`).toEqual([]);
  }).toPass({ timeout: patience });
}

/** What axe finds; once more when a dialog came or went meanwhile, for then it has seen half of either. */
async function violationsOn(page: Page, rules: string[] | null): Promise<Result[]> {
  const modals = () => page.locator(MODAL).count();
  for (;;) {
    const count = await modals();
    const violations = await analyze(page, count > 0, rules);
    if ((await modals()) === count) return violations;
  }
}

/** Runs axe in the page, which has no frames; it is put there once, and works out no more than what is wrong. */
async function analyze(page: Page, isUnderModal: boolean, rules: string[] | null): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ within, rules }) => {
      const { violations } = await globalThis.axe.run(within ?? document, {
        resultTypes: ['violations'],
        // Of WCAG 2.2, and the only one that axe leaves out unless it is asked.
        rules: { 'target-size': { enabled: true } },
        ...(rules && { runOnly: { type: 'rule', values: rules } }),
      });
      // What lies half under a bar that stays in sight is whole as soon as it is scrolled.
      const keyOf = (data: unknown) => (data as { messageKey?: string } | null)?.messageKey ?? '';
      const isHalfHidden = ({ any }: NodeResult) =>
        any.some(({ data }) => keyOf(data).startsWith('partiallyObscured'));
      return violations.flatMap((one) => {
        const nodes = one.nodes.filter((node) => !isHalfHidden(node));
        return nodes.length > 0 ? { ...one, nodes } : [];
      });
    },
    { within: isUnderModal ? MODAL : null, rules },
  );
}

/** On the smallest phone. Only for phones: where there is room for the rail, the shell would be another one. */
async function expectReflow(page: Page, timeout: number): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect
    .poll(width, { message: 'width of the page on the smallest phone', timeout, intervals: [50] })
    .toBe(NARROW.width);
  await expectWholeWords(page);
}

/**
 * Colours on their way from one scheme to the other are neither. From here on this page's are there at once: a colour
 * that is inherited sets out anew in each frame of its parent's way, and all of those cost more than axe does.
 */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const known = globalThis.withoutTransitions;
    if (known && document.adoptedStyleSheets.includes(known)) return;
    // Whoever waits for the end of one hears of it; of one that is cut off nobody would.
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
    globalThis.withoutTransitions = sheet;
  });
}

/** What moves has an end; it begins with the next frame. */
async function expectStill(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.waitForFunction(
    () => !document.getAnimations().some(({ playState }) => playState === 'running'),
  );
}
