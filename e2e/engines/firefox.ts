import puppeteer from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Firefox at a phone's size, with a profile of its own that goes with it. */
export async function startFirefox(program: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    args: ['--width=390', '--height=844'],
    defaultViewport: { width: 390, height: 844 },
  });
  const page = await browser.newPage();
  return {
    name: `Firefox ${await browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    type: (xpath, text) => page.locator(`::-p-xpath(${xpath})`).fill(text),
    read: (script) => page.evaluate(script),
    close: () => browser.close(),
  };
}
