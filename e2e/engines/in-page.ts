import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Engine } from './engine.ts';
import { until } from './until.ts';

// What a player does and sees, as pieces of script in the page: WebDriver and Firefox's protocol share little else.

export const labelled = (label: string) => `//*[@id=//label[normalize-space()='${label}']/@for]`;
export const button = (name: string) => `//button[normalize-space()='${name}' or @aria-label='${name}']`;

export const byXPath = (xpath: string) =>
  `document.evaluate(${JSON.stringify(xpath)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue`;

export const count = (xpath: string, expected: number) =>
  `document.evaluate(${JSON.stringify(`count(${xpath})`)}, document, null, XPathResult.NUMBER_TYPE).numberValue === ${expected}`;

export const cloudSays = (words: string) =>
  `[...document.querySelectorAll('header button')].some(({ textContent }) => textContent.includes('${words}'))`;

export const see = (engine: Engine, what: string, script: string) =>
  until(what, async () => (await engine.read(script)) === true);

export const shows = (engine: Engine, text: string) =>
  see(engine, `“${text}”`, `document.body.innerText.includes(${JSON.stringify(text)})`);

/** A tap as scripts do it: whether something lies over the button is another test's matter. */
export async function tap(engine: Engine, xpath: string): Promise<void> {
  const script = `(() => {
    const element = ${byXPath(xpath)};
    element?.click();
    return element !== null;
  })()`;
  await see(engine, xpath, script);
}

/** Chooses by what an option says, and tells React so. */
export async function choose(engine: Engine, label: string, option: string): Promise<void> {
  await see(engine, label, `!!(${byXPath(labelled(label))})`);
  await engine.read(`(() => {
    const select = ${byXPath(labelled(label))};
    select.value = [...select.options].find(({ text }) => text === '${option}').value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  })()`);
}

/** Gives a field a file, as if it had been chosen from the gallery. */
export async function giveFile(engine: Engine, xpath: string, path: string, type: string): Promise<void> {
  await see(engine, xpath, `!!(${byXPath(xpath)})`);
  await engine.read(`(() => {
    const bytes = Uint8Array.from(atob('${readFileSync(path, 'base64')}'), (one) => one.charCodeAt(0));
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], '${basename(path)}', { type: '${type}' }));
    const field = ${byXPath(xpath)};
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  })()`);
}
