import type { Page } from '@playwright/test';
import { expect, onlineTest as test } from '../../fixtures.ts';
import { enrol, taskTicks } from '../../harness/player/player-steps.ts';

const PULLS = '**/api/sync/pull?**';
const CLAIMS = 'Your court is free|No active training programs|0/0';

test('a phone that has not fetched the player’s things yet claims nothing about them', async ({
  phone,
  player,
  server,
}) => {
  const { context, page } = phone;
  await enrol(context.request, server, player);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await context.route(PULLS, async (route) => {
    await held;
    await route.continue();
  });
  const claims = await hearClaims(page);
  for (const path of ['/training', '/progress', '/badges', '/gym']) {
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  }
  // The own page stands, with the way out; only the numbers wait.
  await page.goto('/profile');
  await expect(page.getByText('Casey Rivers')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your numbers' })).toHaveCount(0);
  const catalog = page.waitForResponse('**/api/catalog**');
  await page.goto('/home');
  await catalog;
  await expect(page.getByRole('status').filter({ hasText: 'Loading your day' })).toBeVisible();
  letGo();
  await expect(taskTicks(page)).toHaveCount(6);
  expect(claims).toEqual([]);
});

test('when the first fetch fails, a new phone says so plainly and offers to try again', async ({
  phone,
  player,
  server,
  look,
}) => {
  const { context, page } = phone;
  await enrol(context.request, server, player);
  let answer: 'busy' | 'cut' | 'through' = 'busy';
  await context.route(PULLS, (route) => {
    if (answer === 'through') return route.continue();
    return answer === 'cut'
      ? route.abort()
      : route.fulfill({ status: 429, json: { code: 'rate_limited', message: 'Slow down' } });
  });
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Your training is on its way' })).toBeVisible();
  await expect(page.getByText(/We can’t load your programs/)).toBeVisible();
  await expect(page.getByText(new RegExp(CLAIMS))).toHaveCount(0);

  answer = 'cut';
  await page.getByRole('button', { name: 'Try again' }).click();
  // The browser knows of no loss: it is the server that is away.
  await expect(page.getByText(/We can’t load your programs/)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/and you’re offline/)).toBeVisible();
  await look('first-pull-offline');
  await context.setOffline(false);

  // Pressed before the line is back: once it is, the phone's own next try may be quicker than any finger.
  const asked = page.waitForRequest(PULLS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await asked;
  answer = 'through';
  await expect(taskTicks(page)).toHaveCount(6);
});

/** What the page says, be it for a moment, that it can't know; filled while the page lives. */
async function hearClaims(page: Page): Promise<string[]> {
  const claims: string[] = [];
  await page.exposeFunction('hearClaim', (claim: string) => claims.push(claim));
  await page.addInitScript((words) => {
    const tell = Reflect.get(window, 'hearClaim') as (claim: string) => void;
    const look = () => {
      const [claim] = new RegExp(words).exec(document.body?.innerText ?? '') ?? [];
      if (claim !== undefined) tell(claim);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  }, CLAIMS);
  return claims;
}
