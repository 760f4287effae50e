import type { APIRequestContext, Page } from '@playwright/test';
import { expect, onlineTest, test } from '../../fixtures.ts';
import { callAsApp } from '../../harness/player/as-app.ts';
import type { Account } from '../../harness/player/account.ts';
import { breakOutbox, breakReading } from '../../harness/phone/broken-storage.ts';
import { expectReadyForOffline } from '../../harness/phone/phone-storage.ts';
import { expectAllSent, toast } from '../../harness/player/player-steps.ts';
import type { ProductServer } from '../../harness/server/server.ts';

const FOCUS = { quote: 'Next ball, first touch.', category: 'focus', notes: '' };
const CHALLENGE = {
  quote: 'Win the first point of every set.',
  category: 'challenge',
  notes: 'For Saturday',
};

const quotes = (page: Page) => page.getByRole('list', { name: 'Your quotes' }).getByRole('listitem');
const quote = (page: Page, words: string) => quotes(page).filter({ hasText: words });

async function keep(
  request: APIRequestContext,
  server: Pick<ProductServer, 'url'>,
  { id }: Account,
  ...kept: object[]
): Promise<void> {
  for (const quote of kept) await callAsApp(request, server, `POST /api/users/${id}/saved-quotes`, quote);
}

onlineTest('visitors are asked to log in, or to sign up', async ({ page, axe }) => {
  await page.goto('/saved-quotes');
  await expect(page.getByText('Please log in to view your saved quotes.')).toBeVisible();
  await axe();
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/auth');
  await page.goBack();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/signup');
});

onlineTest('without a quote the page says where they come from', async ({ page, player, shot, axe }) => {
  await page.goto('/profile');
  await expect(page.getByText(player.displayName).first()).toBeVisible();
  await page.getByRole('link', { name: /Saved Quotes/ }).click();
  await expect(page.getByText('No saved quotes yet')).toBeVisible();
  await axe();
  await shot('saved-quotes-empty');
  await page.getByRole('link', { name: 'See today’s quote' }).click();
  await expect(page).toHaveURL('/');
});

onlineTest(
  'quotes are counted, filtered, noted on, deleted and brought back',
  async ({ page, player, server, sql, shot, axe }) => {
    await keep(page.request, server, player, FOCUS, CHALLENGE);
    await page.goto('/saved-quotes');
    await expect(page.getByText('2 quotes saved')).toBeVisible();
    await expect(quotes(page)).toHaveCount(2);
    await expect(quotes(page).first()).toContainText(CHALLENGE.quote);
    await expect(quote(page, CHALLENGE.quote)).toContainText('For Saturday');
    await axe();
    await shot('saved-quotes');

    await page.getByRole('radio', { name: /^Focus/ }).click();
    await expect(quotes(page)).toHaveText([new RegExp(FOCUS.quote)]);
    await page.getByRole('radio', { name: /^Celebration/ }).click();
    await expect(page.getByText('Nothing saved in Celebration')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(quotes(page)).toHaveCount(2);

    await quote(page, FOCUS.quote).getByRole('button', { name: 'Add a note' }).click();
    const note = page.getByLabel('Your note');
    await expect(note).toBeFocused();
    await expect(page.getByText('500 characters left')).toBeVisible();
    await note.fill('Say it before each serve.');
    await axe();
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(toast(page)).toContainText('Notes updated');
    await expect(quote(page, FOCUS.quote)).toContainText('Say it before each serve.');
    await quote(page, FOCUS.quote)
      .getByRole('button', { name: /^Edit note/ })
      .click();
    await note.fill('Something else');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(quote(page, FOCUS.quote)).toContainText('Say it before each serve.');

    await page.getByRole('button', { name: `Delete quote: ${CHALLENGE.quote}` }).click();
    await expect(toast(page)).toContainText('Quote deleted');
    await expect(page.getByText('1 quote saved')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 quotes saved')).toBeVisible();
    await expect(quote(page, CHALLENGE.quote)).toContainText('For Saturday');
    await page.getByRole('button', { name: `Delete quote: ${CHALLENGE.quote}` }).click();
    await expect(quotes(page)).toHaveCount(1);

    await expectAllSent(page);
    expect(await sql('select quote, notes from saved_quotes where user_id = $1', [player.id])).toEqual([
      { quote: FOCUS.quote, notes: 'Say it before each serve.' },
    ]);
  },
);

test('it all works with no signal, and both sides agree afterwards', async ({
  phone,
  player,
  server,
  sql,
}) => {
  await keep(phone.context.request, server, player, FOCUS, CHALLENGE);
  await phone.page.goto('/saved-quotes');
  await expect(quotes(phone.page)).toHaveCount(2);
  await expectReadyForOffline(phone.page);
  await phone.goOffline();
  const page = await phone.reopen('/saved-quotes');
  await quote(page, FOCUS.quote).getByRole('button', { name: 'Add a note' }).click();
  await page.getByLabel('Your note').fill('From the gym');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(toast(page)).toContainText('Notes updated');
  await page.getByRole('button', { name: `Delete quote: ${CHALLENGE.quote}` }).click();
  await expect(toast(page)).toContainText('Quote deleted');
  await page.reload();
  await expect(page.getByText('1 quote saved')).toBeVisible();
  await expect(quote(page, FOCUS.quote)).toContainText('From the gym');

  await phone.goOnline();
  await expectAllSent(page);
  expect(await sql('select quote, notes from saved_quotes where user_id = $1', [player.id])).toEqual([
    { quote: FOCUS.quote, notes: 'From the gym' },
  ]);
});

onlineTest('what can’t be changed or read is said', async ({ page, player, server, look }) => {
  await keep(page.request, server, player, FOCUS);
  await page.goto('/saved-quotes');
  await expect(quotes(page)).toHaveCount(1);
  await breakOutbox(page);
  await page.getByRole('button', { name: `Delete quote: ${FOCUS.quote}` }).click();
  await expect(toast(page)).toContainText('Unable to delete quote. Please try again.');
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByLabel('Your note').fill('Lost?');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(toast(page)).toContainText('Unable to update notes. Please try again.');
  await expect(page.getByLabel('Your note')).toHaveValue('Lost?');
  await expect(page.getByText('1 quote saved')).toBeVisible();

  await page.goto('/profile');
  await expect(page.getByText(player.displayName).first()).toBeVisible();
  await breakReading(page, 'savedQuotes');
  await page.getByRole('link', { name: /Saved Quotes/ }).click();
  await expect(page.getByText('Error Loading Quotes')).toBeVisible();
  await look('saved-quotes-error');
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(quotes(page)).toHaveCount(1);
});
