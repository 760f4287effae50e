import type { Page } from '@playwright/test';
import { expect, onlineTest, test } from '../../fixtures.ts';
import { callAsApp } from '../../harness/player/as-app.ts';
import { breakOutbox } from '../../harness/phone/broken-storage.ts';
import { expectReadyForOffline } from '../../harness/phone/phone-storage.ts';
import { expectAllSent, toast } from '../../harness/player/player-steps.ts';

const card = (page: Page) => page.getByRole('region', { name: /^Daily Motivation/ });
const words = (page: Page) => card(page).getByRole('blockquote');

interface Today {
  prompt: string;
  category: string;
  isViewed: boolean;
}

async function todayOnServer(page: Page, id: string): Promise<Today> {
  const answer = await page.request.get(`/api/users/${id}/motivation/today`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Today;
}

onlineTest(
  'the motivation of the day is the server’s, viewed once opened, swapped and kept',
  async ({ page, player, sql, shot, axe }) => {
    await page.goto('/');
    const first = await todayOnServer(page, player.id);
    expect(first.isViewed).toBe(false);
    // Its beginning, if it is long.
    await expect(words(page)).toContainText(first.prompt.slice(0, 60));
    await axe();
    await shot('motivation-closed');

    await card(page).getByRole('button', { name: 'Expand' }).click();
    await expect(words(page)).toHaveText(first.prompt);
    await expectAllSent(page);
    expect(await todayOnServer(page, player.id)).toMatchObject({ isViewed: true });
    await axe();
    await shot('motivation-open');

    await card(page).getByRole('button', { name: 'Another one' }).click();
    await expect(toast(page)).toContainText('Motivation refreshed');
    await expect(words(page)).not.toHaveText(first.prompt);
    await expectAllSent(page);
    const second = await todayOnServer(page, player.id);
    await expect(words(page)).toHaveText(second.prompt);

    await card(page).getByRole('button', { name: 'Save' }).click();
    await expect(toast(page)).toContainText('Quote saved');
    await expectAllSent(page);
    expect(
      await sql('select quote, category, notes from saved_quotes where user_id = $1', [player.id]),
    ).toEqual([{ quote: second.prompt, category: second.category, notes: '' }]);
    await card(page).getByRole('button', { name: 'Collapse' }).click();
    await card(page).getByRole('button', { name: 'Expand' }).click();
    await card(page).getByRole('link', { name: 'Saved' }).click();
    await expect(page).toHaveURL('/saved-quotes');
    await expect(page.getByText(second.prompt)).toBeVisible();
  },
);

onlineTest(
  'a long text shows its beginning and Read more, a short one all of it',
  async ({ page, player, server }) => {
    await page.goto('/');
    await expect(words(page)).toBeVisible();
    for (let tries = 0; tries < 20; tries++) {
      const { prompt } = await todayOnServer(page, player.id);
      const isLong = prompt.length > 100;
      await expect(card(page).getByRole('button', { name: 'Read more' })).toHaveCount(isLong ? 1 : 0);
      if (isLong) {
        await expect(words(page)).toContainText('…');
        await card(page).getByRole('button', { name: 'Read more' }).click();
        await expect(words(page)).toHaveText(prompt);
        return;
      }
      await callAsApp(page.request, server, `POST /api/users/${player.id}/motivation/refresh`);
      await page.reload();
      await expect(words(page)).not.toContainText(prompt);
    }
    throw new Error('None of twenty prompts is long.');
  },
);

test('it works with no signal, and what was done arrives later', async ({ phone, player }) => {
  const { page } = phone;
  await page.goto('/');
  await expect(words(page)).toBeVisible();
  await expectReadyForOffline(page);
  await phone.goOffline();
  await phone.reopen();
  await card(phone.page).getByRole('button', { name: 'Expand' }).click();
  const before = await words(phone.page).textContent();
  await card(phone.page).getByRole('button', { name: 'Another one' }).click();
  await expect(toast(phone.page)).toContainText('Motivation refreshed');
  await expect(words(phone.page)).not.toHaveText(before ?? '');
  await card(phone.page).getByRole('button', { name: 'Save' }).click();
  await expect(toast(phone.page)).toContainText('Quote saved');
  const kept = await words(phone.page).textContent();

  await phone.goOnline();
  await expectAllSent(phone.page);
  expect(await todayOnServer(phone.page, player.id)).toMatchObject({ prompt: kept, isViewed: true });
});

onlineTest('what can’t be kept is said, and nothing changes', async ({ page, player }) => {
  await page.goto('/');
  await card(page).getByRole('button', { name: 'Expand' }).click();
  await expectAllSent(page);
  const { prompt } = await todayOnServer(page, player.id);
  await breakOutbox(page);
  await card(page).getByRole('button', { name: 'Another one' }).click();
  await expect(toast(page)).toContainText('Refresh failed');
  await expect(toast(page)).toContainText('Unable to refresh motivation. Please try again.');
  await card(page).getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Save failed');
  await expect(toast(page)).toContainText('Unable to save quote. Please try again.');
  await expect(words(page)).toHaveText(prompt);
});
