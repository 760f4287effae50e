import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { callAsApp } from '../../harness/player/as-app.ts';
import { signUp } from '../../harness/player/account.ts';
import { becomeRivals } from '../../harness/player/become-rivals.ts';
import { databasesOn } from '../../harness/phone/phone-storage.ts';
import { expectAllSent, visit } from '../../harness/player/player-steps.ts';

/** An answer that this phone has kept, by which a story has a comment. */
const KEPT_ONE = /comments\W+1\b/;

const dialog = (page: Page) => page.getByRole('dialog');
const comments = (page: Page, title: string) =>
  page.getByRole('article', { name: title }).getByRole('button', { name: /^Comments/ });

async function say(page: Page, title: string, words: string): Promise<void> {
  await comments(page, title).click();
  await dialog(page).getByLabel('Your comment').fill(words);
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(dialog(page)).toContainText(words);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expectAllSent(page);
}

test('a block takes a comment from the number on an own story, and the news of it, also where there is no signal then', async ({
  page,
  phone,
  player,
  server,
  morePhones,
  look,
}) => {
  const second = await morePhones();
  const other = await signUp(second.context.request, server);
  await becomeRivals(server, phone, { phone: second, id: other.id });
  for (const [{ context }, title] of [
    [phone, 'First ace'],
    [second, 'Cup final'],
  ] as const) {
    const told = { title, content: 'In the last set.' };
    await callAsApp(context.request, server, 'POST /api/victory-stories', told);
  }
  await visit(page, '/victory-stories');
  await expect(comments(page, 'First ace')).toHaveText(/0$/);
  await say(page, 'Cup final', 'Well served!');
  await visit(second.page, '/victory-stories');
  await expect(comments(second.page, 'Cup final')).toHaveText(/1$/);
  await say(second.page, 'First ace', 'What a serve!');
  // It is there without a tap, and so is the news.
  await expect(comments(page, 'First ace')).toHaveText(/1$/);
  await visit(page, '/notifications');
  await expect(page.getByRole('button', { name: 'Unread: A comment on your story' })).toBeVisible();

  // The rival blocks the author, and neither has anything of the other any more.
  // Not `visit`: what opens at once hides the page's heading.
  await second.page.goto(`/victory-stories?player=${player.id}`);
  await dialog(second.page).getByRole('button', { name: 'Block' }).click();
  await dialog(second.page)
    .getByRole('button', { name: /^Block/ })
    .last()
    .click();
  await expect(dialog(second.page)).toHaveCount(0);
  await expect(comments(second.page, 'Cup final')).toHaveText(/0$/);
  await visit(second.page, '/notifications');
  await expect(second.page.getByRole('button', { name: /comment on/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Unread: A comment on your story' })).toHaveCount(0);
  for (const path of [`/victory-stories/${player.id}`, '/victory-stories']) {
    await visit(page, path);
    await expect(comments(page, 'First ace')).toHaveText(/0$/);
  }
  await comments(page, 'First ace').click();
  await expect(dialog(page)).toContainText('No comments yet');
  await look('stories-comments-none');
  // What was fetched is kept a moment after it is shown.
  await expect.poll(async () => JSON.stringify(await databasesOn(page, 'fetched'))).not.toMatch(KEPT_ONE);
  await phone.goOffline();
  await visit(page, '/victory-stories');
  await expect(comments(page, 'First ace')).toHaveText(/0$/);
  await phone.goOnline();

  // It has ended for good, also once they see each other.
  await callAsApp(second.context.request, server, `DELETE /api/users/${other.id}/blocks/${player.id}`);
  await visit(page, '/victory-stories');
  await comments(page, 'First ace').click();
  await expect(dialog(page)).toContainText('No comments yet');
  await expect(dialog(page)).not.toContainText('What a serve!');
});

test('a comment that was begun with no signal is there after the app was closed, and is said once', async ({
  page,
  phone,
  player,
  server,
}) => {
  const title = 'First ace';
  const told = { title, content: 'In the last set.' };
  await callAsApp(phone.context.request, server, 'POST /api/victory-stories', told);
  await visit(page, `/victory-stories/${player.id}`);
  await expectAllSent(page);
  await phone.goOffline();
  await comments(page, title).click();
  const field = dialog(page).getByRole('textbox', { name: 'Your comment' });
  await field.fill('Thanks to my tea');
  // It is on the phone a moment after it was typed.
  await expect.poll(async () => JSON.stringify(await databasesOn(page, 'fetched'))).toContain('my tea');
  await page.reload();
  await comments(page, title).click();
  await expect(field).toHaveValue('Thanks to my tea');
  await field.fill('Thanks to my team!');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(dialog(page).getByRole('listitem')).toContainText(['Thanks to my team!']);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await phone.goOnline();
  await expectAllSent(page);
  await page.reload();
  await expect(comments(page, title)).toHaveText(/1$/);
  await comments(page, title).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
  await expect(field).toHaveValue('');
});

test('a long story is folded each time it comes, and read to its end with no signal', async ({
  page,
  phone,
  player,
  server,
}) => {
  const content = Array.from({ length: 40 }, (_, index) => `Point ${index} of the cup.`).join('\n');
  const told = { title: 'A long cup', content };
  await callAsApp(phone.context.request, server, 'POST /api/victory-stories', told);
  const more = page.getByRole('article', { name: 'A long cup' }).getByRole('button', { name: 'Read more' });
  const path = `/victory-stories/${player.id}`;
  // Lists come in hidden or not, by chance.
  for (let time = 0; time < 4; time++) {
    await visit(page, path);
    await expect(more).toBeVisible();
  }
  await expectAllSent(page);
  await phone.goOffline();
  await visit(page, path);
  await more.tap();
  await expect(more).toHaveCount(0);
  await page.getByText('Point 39 of the cup.').scrollIntoViewIfNeeded();
  await expect(page.getByRole('article', { name: 'A long cup' })).toBeInViewport();
});
