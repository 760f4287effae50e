import type { Page } from '@playwright/test';
import { expect, onlineTest as test } from '../../fixtures.ts';
import { callAsApp } from '../../harness/player/as-app.ts';
import { signUp } from '../../harness/player/account.ts';

/** Where it became part of a page, the browser would ask for the picture, fail, and complain. */
const HOSTILE = '<img src=x onerror=complain("ran")>';

async function expectOnlyWords(page: Page): Promise<void> {
  await expect(page.getByText(HOSTILE).first()).toBeVisible();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
}

test('what players write is shown as they wrote it, and is never part of the page', async ({
  page,
  morePhones,
  server,
}) => {
  const hostile = await morePhones();
  const texts = { firstName: HOSTILE, lastName: HOSTILE, bio: HOSTILE, clubTeam: HOSTILE };
  const profile = { ...texts, hideRealName: false, isPrivate: false };
  const { id } = await signUp(hostile.context.request, server, { profile });
  await signUp(page.request, server);
  await page.goto(`/leaderboard?player=${id}`);
  await expect(page.getByRole('dialog')).toContainText(HOSTILE);
  await expectOnlyWords(page);

  const quote = { quote: HOSTILE, category: 'focus', notes: HOSTILE };
  await callAsApp(hostile.context.request, server, `POST /api/users/${id}/saved-quotes`, quote);
  for (const path of ['/', '/profile', '/saved-quotes']) {
    await hostile.page.goto(path);
    await expectOnlyWords(hostile.page);
  }
});
