import type { Page } from '@playwright/test';
import { expect, onlineTest, test } from '../../fixtures.ts';
import { signUp } from '../../harness/player/account.ts';
import { cloud, enrol, expectAllSent, tick, toast, visit } from '../../harness/player/player-steps.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const feed = (page: Page) => page.getByRole('list', { name: 'Activity' });

test('two players become rivals, keep a streak, train without a signal and cheer', async ({
  page,
  phone,
  player,
  server,
  morePhones,
  look,
}) => {
  const second = await morePhones();
  const other = await signUp(second.context.request, server, {
    profile: { firstName: 'Robin', lastName: 'Sands', hideRealName: false, isPrivate: false },
  });
  await enrol(second.context.request, server, other);
  await enrol(page.context().request, server, player);

  // The challenge.
  await visit(page, '/rivals');
  await expect(page.getByText('Nothing yet')).toBeVisible();
  await look('rivals-empty');
  await page.getByRole('button', { name: 'Challenge Someone' }).first().click();
  await dialog(page).getByLabel('Find a player').fill(other.displayName.slice(0, -1));
  const found = dialog(page).getByRole('list', { name: 'Players' }).getByRole('button');
  await expect(found.filter({ hasText: other.displayName })).toContainText('Robin Sands');
  await look('rivals-search');
  await found.filter({ hasText: other.displayName }).click();
  const kind = dialog(page).getByLabel('What kind of rivalry?');
  await expect(kind).toHaveValue('training_partner');
  await kind.selectOption('Intense Rivalry');
  await dialog(page).getByLabel('Message (optional)').fill('First to 500?');
  await look('rivals-challenge');
  await dialog(page).getByRole('button', { name: 'Send Request' }).click();
  await expect(toast(page)).toContainText('Rival request sent!');
  await tab(page, /Requests/).click();
  await expect(page.getByRole('list', { name: 'Sent' })).toContainText('Robin Sands');
  await expectAllSent(page);

  // The other hears of it, in the app and without a name, and says yes.
  await visit(second.page, '/notifications');
  const notice = second.page.getByRole('button', { name: /New rival request/ }).first();
  await expect(notice).not.toContainText(player.displayName);
  await notice.click();
  await expect(tab(second.page, /Requests/)).toHaveAttribute('aria-selected', 'true');
  const received = second.page.getByRole('list', { name: 'Received' });
  await expect(received).toContainText('First to 500?');
  await look('rivals-requests', second);
  await received.getByRole('button', { name: /^Accept/ }).click();
  await expect(toast(second.page)).toContainText('Rival accepted!');
  await expectAllSent(second.page);
  await tab(page, /My Rivals/).click();
  await expect(page.getByRole('list', { name: 'My Rivals' })).toContainText('Robin Sands');

  // A streak together: offered on the rival's card, agreed to by the other.
  await page.getByRole('list', { name: 'My Rivals' }).getByRole('button').click();
  await dialog(page).getByRole('button', { name: 'Keep a Streak Together' }).click();
  await expect(dialog(page)).toContainText('Streak offered');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expectAllSent(page);
  await tab(second.page, /Requests/).click();
  await expect(received).toContainText('wants to keep a streak with you');
  await look('rivals-streak-offer', second);
  await received.getByRole('button', { name: /^Accept the streak/ }).click();
  await expect(toast(second.page)).toContainText('You keep a streak together!');
  await expectAllSent(second.page);

  // Training without a signal; the rival sees it once there is one.
  await second.page.goto('/');
  await second.goOffline();
  await tick(second.page, 0);
  await tick(second.page, 1);
  await visit(second.page, '/rivals?tab=rivals');
  await second.page.getByRole('list', { name: 'My Rivals' }).getByRole('button').click();
  await expect(dialog(second.page)).toContainText('Intense Rivalry');
  await look('rivals-rival', second);
  await dialog(second.page).getByRole('button', { name: 'Close' }).click();
  await second.goOnline();
  await expectAllSent(second.page);

  // The day counts on this phone in the moment in which both have trained, and then on the other.
  const together = (of: Page) => of.getByRole('list', { name: 'Streaks together' });
  await expect(together(page)).toContainText('Robin Sands trained today. Your turn?');
  await page.goto('/');
  await phone.goOffline();
  await tick(page, 0);
  await visit(page, '/rivals?tab=rivals');
  await expect(together(page).getByRole('img', { name: '1 day together' })).toBeVisible();
  await expect(together(page)).toContainText('You both trained today.');
  await look('rivals-streak');
  await phone.goOnline();
  await expectAllSent(page);
  await visit(second.page, '/rivals?tab=rivals');
  await expect(together(second.page).getByRole('img', { name: '1 day together' })).toBeVisible();
  await tab(page, /Activity/).click();
  await expect(feed(page)).toContainText('Robin Sands did 2 tasks');
  await look('rivals-activity');
  await feed(page)
    .getByRole('listitem')
    .filter({ hasText: 'did 2 tasks' })
    .getByRole('button', { name: 'Cheer for Robin Sands' })
    .click();
  await look('rivals-cheer');

  // A cheer, without a signal too.
  await phone.goOffline();
  await dialog(page).getByRole('button', { name: 'Ace!' }).click();
  await expect(feed(page)).toContainText('You: Ace!');
  await look('rivals-offline');
  await page.getByRole('button', { name: 'Challenge Someone' }).click();
  await dialog(page).getByLabel('Find a player').fill('Anybody');
  await expect(dialog(page)).toContainText('Finding players needs a connection');
  await look('rivals-search-offline');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await phone.goOnline();
  await expectAllSent(page);
  await tab(second.page, /Activity/).click();
  await expect(feed(second.page)).toContainText('cheers for you');
  await expect(feed(second.page)).toContainText('“Ace!”');

  // Among rivals alone.
  await page.goto('/leaderboard');
  await page.getByText('Rivals', { exact: true }).click();
  const ranking = page.getByRole('list', { name: 'Ranking' });
  await expect(ranking.getByRole('listitem')).toHaveCount(2);
  await expect(ranking).toContainText('Robin Sands');
  await look('leaderboard-rivals');
  await ranking.getByRole('link').filter({ hasText: 'Robin Sands' }).click();
  await expect(dialog(page)).toContainText('Rival');
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  // The end, for both.
  await visit(page, '/rivals?tab=rivals');
  await page.getByRole('list', { name: 'My Rivals' }).getByRole('button').click();
  await dialog(page).getByRole('button', { name: 'Remove Rival' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No rivals yet')).toBeVisible();
  await expectAllSent(page);
  await tab(second.page, /My Rivals/).click();
  await expect(second.page.getByText('No rivals yet')).toBeVisible();
  for (const of of [page, second.page]) await expect(together(of)).toHaveCount(0);
  await expect(cloud(second.page)).toHaveAccessibleName('Everything is saved');
});

onlineTest(
  'words that may be meant kindly reach a rival once the operator has read them',
  async ({ page, player: _player, server, morePhones, sql: _beside, look }) => {
    const second = await morePhones();
    const other = await signUp(second.context.request, server, {
      profile: { firstName: 'Robin', lastName: 'Sands', hideRealName: false, isPrivate: false },
    });
    const words = 'Loser wears the sexo shirt';
    await visit(page, '/rivals');
    await page.getByRole('button', { name: 'Challenge Someone' }).first().click();
    await dialog(page).getByLabel('Find a player').fill(other.displayName);
    await dialog(page).getByRole('list', { name: 'Players' }).getByRole('button').first().click();
    await dialog(page).getByLabel('Message (optional)').fill(words);
    await dialog(page).getByRole('button', { name: 'Send Request' }).click();
    await tab(page, /Requests/).click();
    await expect(page.getByRole('list', { name: 'Sent' })).toContainText(words);
    await expectAllSent(page);

    // The request is there at once, and can be answered without them.
    await visit(second.page, '/rivals?tab=requests');
    const received = second.page.getByRole('list', { name: 'Received' });
    await expect(received).toContainText('Casey Rivers');
    await expect(received.getByRole('button', { name: /^Accept/ })).toBeVisible();
    await expect(second.page.getByText(words)).toHaveCount(0);
    await look('rivals-words-held', second);
    await visit(page, '/notifications');
    await expect(page.getByText('We’re checking your message')).toBeVisible();
    await look('notifications-words-held');

    const [, held = ''] = /^message (\S+) .*sexo shirt/m.exec(await server.admin('messages')) ?? [];
    await server.admin('release-message', held);
    await expect(received).toContainText(words);
    await expect(page.getByText('Your message is approved')).toBeVisible();
    expect(await server.admin('messages')).not.toContain(held);
  },
);
