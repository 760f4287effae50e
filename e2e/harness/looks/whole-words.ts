import { expect, type Page } from '@playwright/test';

/** Longer ones may have to be broken: nobody writes them but players. */
const LONGEST = 18;

/** No word is broken inside, on the page as it stands; where a hyphen or a dash stands it may end a line. */
export async function expectWholeWords(page: Page): Promise<void> {
  expect(await page.evaluate(brokenWords, LONGEST), 'words that are broken inside').toEqual([]);
}

/** Runs in the page. */
function brokenWords(longest: number): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    // Of what only those hear who don't see it nothing is seen broken.
    if (text.parentElement?.closest('[class*=sr-only]')) continue;
    // A mail address is one long word.
    const words = (text.nodeValue ?? '').replace(/\S+@\S+/gu, (address) => ' '.repeat(address.length));
    for (const { 0: word, index } of words.matchAll(/\p{L}[\p{L}’']+/gu)) {
      if (word.length > longest) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) broken.push(`${word}: ${text.nodeValue?.slice(0, 60)}`);
    }
  }
  return broken;
}
