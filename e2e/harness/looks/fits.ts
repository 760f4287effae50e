import { expect, type Page } from '@playwright/test';

/** Nothing on the page is wider than the phone, nor the page itself. */
export async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(sticksOut), page.url()).toEqual([]);
  const isTooWide = () => document.documentElement.scrollWidth > screen.width;
  expect(await page.evaluate(isTooWide), 'the page scrolls to the side').toBe(false);
}

/** Runs in the page: what sticks out at its right side; what scrolls or is cut off by itself does not. */
function sticksOut(): string[] {
  // A page that is too wide has a phone zoom out, and be wider by its own account.
  const { width } = screen;
  const isCut = (one: Element | null): boolean =>
    one !== null &&
    one !== document.documentElement &&
    (getComputedStyle(one).overflowX !== 'visible' || isCut(one.parentElement));
  return [...document.querySelectorAll('#content *, [data-modal], [data-modal] *')]
    .filter((one) => one.getBoundingClientRect().right > width + 1 && !isCut(one.parentElement))
    .map((one) => `${one.tagName} ${one.className} ${(one.textContent ?? '').slice(0, 40)}`);
}
