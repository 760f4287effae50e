import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import type { Phone } from '../../harness/phone/phone.ts';
import { signUp } from '../../harness/player/account.ts';
import { enrol, expectAllSent, tick, toast, visit } from '../../harness/player/player-steps.ts';
import { aName, codeOn, createTeam, dialog } from '../../harness/player/team-steps.ts';

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const card = (page: Page) => page.getByRole('listitem', { name: 'Gym Cup' });

/** A team of two: its creator shows the code, the other one types it. */
async function meet(creator: Phone, mate: Phone, name: string): Promise<void> {
  await createTeam(creator.page, name);
  await dialog(creator.page, 'Invite Players').getByRole('button', { name: 'Close' }).click();
  await expectAllSent(creator.page);
  await creator.page.getByRole('button', { name: `Open ${name}` }).click();
  const code = await codeOn(creator.page);
  await mate.page.goto(`/teams?code=${code}`);
  await dialog(mate.page, 'Join by code').getByRole('button', { name: 'Join Team' }).click();
  await expect(mate.page.getByRole('button', { name: `Open ${name}` })).toBeVisible();
}

test('four phones: two make teams, two join by code, one team challenges, trains in a gym with no signal, and wins', async ({
  phone: mate,
  player,
  server,
  morePhones,
}) => {
  const [ours, theirs] = [aName('Rockets'), aName('Comets')];
  const another = () => morePhones(undefined, 'online');
  const [captain, rival, rivalMate] = [await another(), await another(), await another()];
  for (const one of [captain, rival]) await signUp(one.context.request, server);
  // A minor whom only the own coach may meet: their team is challenged all the same.
  await signUp(rivalMate.context.request, server, { birthYear: new Date().getFullYear() - 15 });
  await enrol(mate.context.request, server, player);
  await meet(captain, mate, ours);
  await meet(rival, rivalMate, theirs);

  await visit(captain.page, '/teams?tab=competitions');
  await captain.page.getByRole('button', { name: 'Create Challenge' }).click();
  const creating = dialog(captain.page, 'Create Challenge');
  await creating.getByLabel('Search teams').fill(theirs);
  await creating.getByRole('list', { name: 'Teams of your size' }).getByRole('button').click();
  await creating.getByRole('textbox', { name: 'Name' }).fill('Gym Cup');
  await creating.getByRole('spinbutton', { name: 'Target' }).fill('1');
  await creating.getByRole('button', { name: 'Send Challenge' }).click();
  await expectAllSent(captain.page);

  // Whoever leads the team answers; the others see that it is asked.
  await visit(rivalMate.page, '/teams?tab=competitions');
  await expect(card(rivalMate.page)).toContainText(`${ours} challenges you`);
  await expect(card(rivalMate.page).getByRole('button', { name: /Accept/ })).toHaveCount(0);
  await visit(rival.page, '/teams?tab=competitions');
  await card(rival.page).getByRole('button', { name: 'Accept Gym Cup' }).click();
  await expect(toast(rival.page)).toContainText('Challenge accepted successfully!');
  await expectAllSent(rival.page);

  await mate.page.goto('/');
  await mate.goOffline();
  await tick(mate.page, 0);
  await mate.goOnline();
  await expectAllSent(mate.page);

  for (const [one, word] of [
    [captain, 'Won'],
    [mate, 'Won'],
    [rival, 'Lost'],
    [rivalMate, 'Lost'],
  ] as const) {
    await visit(one.page, '/teams?tab=competitions');
    await tab(one.page, /^Completed/).click();
    await expect(card(one.page)).toContainText(word);
  }
});
