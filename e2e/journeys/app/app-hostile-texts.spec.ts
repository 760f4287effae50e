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

test('words of a language that is written from the right end at the left, and others stay as they are', async ({
  page,
  server,
  shot,
}) => {
  const bio = 'أحب الكرة الطائرة!';
  await signUp(page.request, server, { profile: { bio } });
  const stories = [
    { title: 'أول فوز لنا!', content: 'فزنا اليوم في المباراة!', way: 'rtl' },
    { title: 'First ace', content: 'Over the net!', way: 'ltr' },
  ];
  for (const { title, content } of stories)
    await callAsApp(page.request, server, 'POST /api/victory-stories', { title, content });
  await page.goto('/victory-stories');
  for (const { title, content, way } of stories) {
    const story = page.getByRole('article', { name: title });
    for (const words of [story.getByRole('heading', { name: title }), story.getByText(content)])
      await expect(words).toHaveCSS('direction', way);
    await expect(story).toHaveCSS('direction', 'ltr');
  }
  await shot('stories-from-the-right');
  await page.goto('/profile');
  await expect(page.getByText(bio)).toHaveCSS('direction', 'rtl');
  await page.getByText(bio).scrollIntoViewIfNeeded();
  await page
    .getByRole('link', { name: 'Edit Profile' })
    .or(page.getByRole('button', { name: 'Edit Profile' }))
    .click();
  await expect(page.getByRole('textbox').and(page.getByText(bio))).toHaveCSS('direction', 'rtl');
});
