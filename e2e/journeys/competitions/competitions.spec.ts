import { type APIRequestContext, type Page, request as requests } from '@playwright/test';
import { expect, onlineTest, test } from '../../fixtures.ts';
import { callAsApp } from '../../harness/player/as-app.ts';
import { signUp } from '../../harness/player/account.ts';
import { enrol, expectAllSent, tick, toast, visit } from '../../harness/player/player-steps.ts';
import { aName } from '../../harness/player/team-steps.ts';
import type { ProductServer } from '../../harness/server/server.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const card = (page: Page, name: string) => page.getByRole('listitem', { name });
/** How far a team is, as its bar says it. */
const bar = (page: Page, words: string) => page.getByRole('progressbar', { name: words });

/** A team of two, made by whose cookies `creator` holds; the other one is there for the size alone. */
async function aTeam(creator: APIRequestContext, server: ProductServer, name: string): Promise<string> {
  const made = await callAsApp<{ id: string; code: string }>(creator, server, 'POST /api/teams', { name });
  const mate = await requests.newContext();
  await signUp(mate, server);
  await callAsApp(mate, server, 'POST /api/teams/join', { code: made.code });
  await mate.dispose();
  return made.id;
}

/** One team challenges the other, by whose cookies `creator` holds. */
async function challenge(
  creator: APIRequestContext,
  server: ProductServer,
  { from, to, name }: { from: string; to: string; name: string },
): Promise<void> {
  const challenge = { challengedTeamId: to, name, targetValue: 50, duration: 7 };
  await callAsApp(creator, server, `POST /api/teams/${from}/competitions`, challenge);
}

test('two teams compete: challenged, accepted, trained for without a signal, and won', async ({
  page,
  phone,
  player,
  server,
  morePhones,
  look,
}) => {
  const unique = Date.now().toString(36).replaceAll(/\d/g, 'x');
  const [ours, theirs] = [`Rockets ${unique}`, `Comets ${unique}`];
  const second = await morePhones(undefined, 'online');
  await signUp(second.context.request, server);
  const to = await aTeam(phone.context.request, server, ours);
  const from = await aTeam(second.context.request, server, theirs);
  await enrol(phone.context.request, server, player);
  // One that can't compete yet doesn't stand in the way of one that can, though its name comes first.
  await callAsApp(phone.context.request, server, 'POST /api/teams', { name: `Aces ${unique}` });

  // The challenge: only a team of the same size is there to be chosen.
  await visit(page, '/teams');
  await tab(page, /^Competitions/).click();
  await expect(page.getByText('No competition is on')).toBeVisible();
  await look('competitions-empty');
  await page.getByRole('button', { name: 'Create Challenge' }).click();
  const creating = dialog(page, 'Create Challenge');
  await creating.getByLabel('Search teams').fill(theirs);
  const found = creating.getByRole('list', { name: 'Teams of your size' });
  await found.getByRole('button', { name: theirs }).click();
  await creating.getByRole('textbox', { name: 'Name' }).fill('Spring Cup');
  await creating.getByRole('spinbutton', { name: 'Target' }).fill('2');
  await look('competitions-challenge');
  await creating.getByRole('button', { name: 'Send Challenge' }).click();
  await expect(toast(page)).toContainText('Team challenge created successfully!');
  await expect(card(page, 'Spring Cup')).toContainText(`Waiting for ${theirs}`);
  await expectAllSent(page);

  // The others hear of it, and accept.
  await visit(second.page, '/notifications');
  await second.page
    .getByRole('button', { name: /A challenge for your team/ })
    .first()
    .click();
  const received = card(second.page, 'Spring Cup');
  await expect(received).toContainText(`${ours} challenges you`);
  await look('competitions-pending', second);
  await received.getByRole('button', { name: 'Accept Spring Cup' }).click();
  await expect(toast(second.page)).toContainText('Challenge accepted successfully!');
  await expectAllSent(second.page);
  await tab(second.page, /^Active/).click();
  await expect(bar(second.page, `${ours}: 0 of 2`)).toBeVisible();

  // A phone that nobody has told the scores yet says no false 0.
  const late = await morePhones(player, 'online');
  await late.context.route('**/api/competitions', (route) => route.abort());
  await visit(late.page, '/teams?tab=competitions');
  await tab(late.page, /^Active/).click();
  await expect(late.page.getByText('The scores aren’t here yet')).toBeVisible();
  await expect(late.page.getByRole('progressbar')).toHaveCount(0);
  await look('competitions-without-scores', late);

  // Training without a signal counts at once, on this phone.
  await tab(page, /^Active/).click();
  await expect(card(page, 'Spring Cup')).toContainText(/7 days|8 days/);
  await page.goto('/');
  await phone.goOffline();
  await tick(page, 0);
  await visit(page, '/leaderboard');
  const onBoard = page.getByRole('region', { name: 'Team Competitions' });
  await expect(onBoard.getByRole('progressbar', { name: `${ours}: 1 of 2` })).toBeVisible();
  await look('competitions-board');
  await onBoard.getByRole('link', { name: 'View All' }).click();
  await expect(card(page, 'Spring Cup')).toContainText('1 by you');
  await expect(bar(page, `${theirs}: 0 of 2`)).toBeVisible();
  await look('competitions-offline');
  await page.goto('/');
  await tick(page, 1);

  // With one it is won, and both hear of it.
  await phone.goOnline();
  await expectAllSent(page);
  await tab(second.page, /^Completed/).click();
  await expect(card(second.page, 'Spring Cup')).toContainText('Lost');
  await expect(bar(second.page, `${ours}: 2 of 2`)).toBeVisible();
  await visit(second.page, '/notifications');
  await expect(second.page.getByText(`${ours} has won, 2 to 0. Well played!`)).toBeVisible();
  await visit(page, '/notifications');
  await page
    .getByRole('button', { name: /Your team has won/ })
    .first()
    .click();
  await expect(card(page, 'Spring Cup')).toContainText('Won');
  await look('competitions-won');

  // Another challenge is taken back, and one is declined.
  await challenge(second.context.request, server, { from, to, name: 'Winter Cup' });
  await visit(page, '/notifications');
  const asked = page.getByRole('button', { name: /A challenge for your team/ });
  await expect(asked.first()).toBeVisible();
  await visit(second.page, '/teams?tab=competitions');
  await tab(second.page, /^Pending/).click();
  await card(second.page, 'Winter Cup').getByRole('button', { name: 'Take back Winter Cup' }).click();
  await second.page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(toast(second.page)).toContainText('Challenge cancelled successfully!');
  await tab(second.page, /^Completed/).click();
  await expect(card(second.page, 'Winter Cup')).toContainText('Taken back');
  await expectAllSent(second.page);
  // With those who were asked nothing stays of it.
  await expect(asked).toHaveCount(0);
  await visit(page, '/teams?tab=competitions');
  await tab(page, /^Completed/).click();
  await expect(card(page, 'Spring Cup')).toBeVisible();
  await expect(card(page, 'Winter Cup')).toHaveCount(0);
  await challenge(second.context.request, server, { from, to, name: 'Summer Cup' });
  await tab(page, /^Pending/).click();
  await card(page, 'Summer Cup').getByRole('button', { name: 'Decline Summer Cup' }).click();
  await expect(toast(page)).toContainText('Challenge declined successfully!');
  await tab(page, /^Completed/).click();
  // Of what was written for it nothing stays with those who said no.
  await expect(card(page, 'Team challenge')).toContainText('Declined');
});

onlineTest(
  'an acceptance that comes too late is taken back in the place where it was said',
  async ({ page, player: _player, server, morePhones }) => {
    const others = await morePhones(undefined, 'online');
    await signUp(others.context.request, server);
    const from = await aTeam(others.context.request, server, aName('Comets'));
    const to = await aTeam(page.request, server, aName('Rockets'));
    await challenge(others.context.request, server, { from, to, name: 'Late Cup' });
    await visit(page, '/teams?tab=competitions');
    await tab(page, /^Pending/).click();
    // It is on its way while the others think again.
    const { promise: hasGone, resolve: go } = Promise.withResolvers<void>();
    await page.route('**/api/sync/push', async (route) => {
      await hasGone;
      await route.continue();
    });
    await card(page, 'Late Cup').getByRole('button', { name: 'Accept Late Cup' }).click();
    await expect(toast(page)).toContainText('Challenge accepted successfully!');
    await visit(others.page, '/teams?tab=competitions');
    await tab(others.page, /^Pending/).click();
    await card(others.page, 'Late Cup').getByRole('button', { name: 'Take back Late Cup' }).click();
    await others.page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    await expectAllSent(others.page);
    go();
    await expect(toast(page)).toContainText(
      'Failed to respond to challenge: This challenge is no longer open. It was answered or taken back',
    );
    await expect(toast(page)).not.toContainText('accepted successfully');
    await expect(card(page, 'Late Cup')).toHaveCount(0);
  },
);

onlineTest(
  'a competition whose other team is deleted is called off, and counted with no results',
  async ({ page, player: _player, server, morePhones, look }) => {
    const others = await morePhones();
    await signUp(others.context.request, server);
    const [ours, theirs] = [aName('Rockets'), aName('Comets')];
    const to = await aTeam(page.request, server, ours);
    const from = await aTeam(others.context.request, server, theirs);
    await challenge(others.context.request, server, { from, to, name: 'Winter Cup' });
    await visit(page, '/teams?tab=competitions');
    await tab(page, /^Pending/).click();
    await card(page, 'Winter Cup').getByRole('button', { name: 'Accept Winter Cup' }).click();
    await expectAllSent(page);
    await tab(page, /^Active/).click();
    await expect(card(page, 'Winter Cup')).toContainText(theirs);
    await callAsApp(others.context.request, server, `DELETE /api/teams/${from}`);
    await tab(page, /^Completed/).click();
    // The words of the challenge were theirs, and have gone with them.
    const off = page
      .getByRole('region', { name: 'Called off' })
      .getByRole('listitem', { name: 'Team challenge' });
    await expect(off).toContainText(`${ours} vs. a team that is gone`);
    await expect(off).toContainText('so nobody wins');
    await expect(page.getByText(theirs)).toHaveCount(0);
    await expect(tab(page, /^Completed/)).toHaveText('Completed');
    await look('competitions-called-off');
    await visit(page, '/notifications');
    await expect(page.getByText('A competition is called off')).toBeVisible();
  },
);
