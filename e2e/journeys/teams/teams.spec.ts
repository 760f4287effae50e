import type { Page } from '@playwright/test';
import { PACE } from '../../../.ci/pace.ts';
import { expectReadyForOffline } from '../../harness/phone/phone-storage.ts';
import { expect, onlineTest, test } from '../../fixtures.ts';
import { callAsApp } from '../../harness/player/as-app.ts';
import { signUp } from '../../harness/player/account.ts';
import { readQrCode } from '../../harness/looks/qr-code.ts';
import { rowsOn } from '../../harness/phone/phone-storage.ts';
import { enrol, expectAllSent, tick, toast, visit } from '../../harness/player/player-steps.ts';
import { aName, codeOn, createTeam, dialog } from '../../harness/player/team-steps.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** How high the words in each of a row of tabs stand. */
const tabHeights = (page: Page, row: string) =>
  page
    .getByRole('tablist', { name: row })
    .last()
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs.map((tab) => {
        const name = document.createTreeWalker(tab, NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        if (name) range.selectNode(name);
        return range.getBoundingClientRect().height;
      }),
    );

/** From the question of the birth to the completed profile, by what is seen. */
async function signUpAsMinor(page: Page, firstName: string, lastName: string): Promise<void> {
  await page.getByLabel('Month').selectOption('April');
  await page.getByLabel('Year').selectOption(String(new Date().getFullYear() - 15));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill(lastName);
  await page.getByLabel('Email').fill(`minor${Date.now()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('Libero7digs');
  await page.getByLabel('Confirm Password').fill('Libero7digs');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Username')).not.toHaveValue('');
  await page.getByLabel('Primary Position').selectOption('Setter');
  await page.getByLabel('Skill Level').selectOption('Beginner');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(toast(page)).toContainText('Profile Completed!');
}

test('a coach makes a team, a minor joins by its code, and both live in it without a signal', async ({
  phone,
  player,
  morePhones,
  server,
  look,
}) => {
  const { page } = phone;
  await enrol(phone.context.request, server, player);
  await visit(page, '/teams');
  await expect(page.getByText('No team yet')).toBeVisible();
  await look('teams-empty');
  const name = aName('Eagles');
  await createTeam(page, name);
  await expect(dialog(page, 'Invite Players')).toContainText(name);
  await look('teams-invite');
  await dialog(page, 'Invite Players').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Need 2+')).toBeVisible();
  await expectAllSent(page);
  await page.getByRole('button', { name: `Open ${name}` }).click();
  const code = await codeOn(page);
  await dialog(page, name).getByRole('button', { name: 'Show it large' }).click();
  const poster = dialog(page, `Join ${name}`).getByRole('img', { name: /^Code / });
  const link = await readQrCode(poster);
  expect(link).toBe(`${server.url}/teams?code=${code.replace('-', '')}`);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await readQrCode(poster)).toBe(link);
  await page.emulateMedia({ colorScheme: null });
  await look('teams-poster');
  // On its side too no camera misses a part of it.
  const standing = page.viewportSize();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(poster).toBeInViewport({ ratio: 1 });
  expect(await readQrCode(poster)).toBe(link);
  await page.setViewportSize(standing ?? { width: 390, height: 844 });
  await dialog(page, `Join ${name}`).getByRole('button', { name: 'Close' }).click();

  // The link of the picture on the wall, while nobody is signed in: it is kept over the sign-up and the profile.
  const other = await morePhones(undefined, 'online');
  await other.page.goto(link);
  await expect(other.page.getByText('Please log in to access teams.')).toBeVisible();
  await other.page.getByRole('link', { name: 'Sign Up' }).click();
  await signUpAsMinor(other.page, 'Robin', 'Young');
  await expect(other.page).toHaveURL(link);
  const byCode = dialog(other.page, 'Join by code');
  await expect(byCode.getByRole('textbox', { name: 'Team code' })).toHaveValue(
    `${code.slice(0, 4)}-${code.slice(4)}`,
  );
  await byCode.getByRole('textbox', { name: 'Team code' }).fill('AAAA-BBBB');
  await byCode.getByRole('button', { name: 'Join Team' }).click();
  await expect(byCode.getByRole('alert')).toContainText('There is no team with this code.');
  await byCode.getByRole('textbox', { name: 'Team code' }).fill(code.toLowerCase());
  await byCode.getByRole('button', { name: 'Join Team' }).click();
  await expect(dialog(other.page, 'Join by code')).toHaveCount(0);
  await other.page.getByRole('button', { name: `Open ${name}` }).click();
  await expect(dialog(other.page, name).getByRole('list', { name: 'Players' })).toContainText('Creator');
  // What a coach and a minor may not be to each other is not offered.
  await dialog(other.page, name).getByRole('link').first().click();
  const coach = dialog(other.page, 'Casey Rivers');
  await expect(coach.getByText('Teammate')).toBeVisible();
  await expect(coach.getByRole('button', { name: 'Block' })).toBeVisible();
  await expect(coach.getByRole('button', { name: /Rival|Streak/ })).toHaveCount(0);
  await coach.getByRole('button', { name: 'Close' }).click();

  const roster = dialog(page, name).getByRole('list', { name: 'Players' });
  await expect(roster.getByRole('listitem')).toHaveCount(2);
  await expect(roster).toContainText('Robin Young');
  await look('team-sheet');
  await dialog(page, name).getByRole('button', { name: 'Close' }).click();
  await look('teams');
  await tab(page, 'Find Teams').click();
  await expect(
    page.getByText('No teams found').or(page.getByRole('list', { name: 'Find Teams' })),
  ).toBeVisible();
  await look('teams-find');
  await tab(page, 'Invitations').click();
  await expect(page.getByText('No invitations')).toBeVisible();
  await look('teams-invitations');
  await tab(page, 'My Teams').click();

  await phone.goOffline();
  await page.getByRole('button', { name: `Open ${name}` }).click();
  await expect(roster).toContainText('Robin Young');
  await roster.getByRole('button', { name: 'Cheer for Robin Young' }).click();
  await look('team-cheer');
  await dialog(page, 'Cheer for Robin Young').getByRole('button', { name: 'Great hands!' }).click();
  await expect(roster).toContainText('You: Great hands!');
  await expect(roster.getByRole('img', { name: 'You cheered for Robin Young today' })).toBeVisible();
  await dialog(page, name).getByRole('button', { name: 'Manage team' }).click();
  const managed = dialog(page, `Manage ${name}`);
  const renamed = aName('Falcons');
  await managed.getByRole('textbox', { name: 'Team Name' }).fill(renamed);
  await managed.getByRole('textbox', { name: 'Goal of the week' }).fill('60');
  await look('team-manage');
  await managed.getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page, `Manage ${renamed}`)).toBeVisible();
  // It is kept a moment after it is shown.
  await expect.poll(async () => JSON.stringify(await rowsOn(page, 'outbox'))).toContain(renamed);
  await page.reload();
  await expect(dialog(page, renamed)).toContainText('0 of 60 tasks');
  // What the coach does without a signal counts for the team at once.
  await page.goto('/');
  await tick(page, 0);
  await visit(page, '/teams');
  await expect(page.getByText('1 of 60 tasks')).toBeVisible();
  await page.getByRole('button', { name: `Open ${renamed}` }).click();
  const named = dialog(page, renamed).getByRole('list', { name: 'Players' });
  await expect(named).toContainText('You: Great hands!');
  await look('team-offline');
  await phone.goOnline();
  const seen = dialog(other.page, renamed);
  await expect(seen).toContainText('For you: “Great hands!”');
  await look('team-cheered', other);
  // Once the server counts it, too, it is still one.
  await dialog(page, renamed).getByRole('button', { name: 'Close' }).click();
  await expectAllSent(page);
  await expect(page.getByText('1 of 60 tasks')).toBeVisible();
  await page.getByRole('button', { name: `Open ${renamed}` }).click();

  // The coach sees who the minor is as long as they play in one team, and not a moment longer.
  await named.getByRole('link', { name: /Robin Young/ }).click();
  await expect(dialog(page, 'Robin Young').getByText('Teammate')).toBeVisible();
  await seen.getByRole('button', { name: 'Leave team' }).click();
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(other.page.getByText('No team yet')).toBeVisible();
  await expect(page.getByText('User not found')).toBeVisible();
  await expect(page.getByText('Robin Young')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(
    dialog(page, renamed).getByRole('list', { name: 'Players' }).getByRole('listitem'),
  ).toHaveCount(1);
});

onlineTest(
  'players are invited and let in, given roles and the team itself, and taken out',
  async ({ phone, player: _creator, morePhones, server, look }) => {
    const { page } = phone;
    const other = await morePhones();
    const robin = await signUp(other.context.request, server, {
      profile: { firstName: 'Robin', lastName: 'West', hideRealName: false },
    });
    const name = aName('Herons');

    // The words of a template, and where the team needs somebody.
    await createTeam(page, name);
    const inviting = dialog(page, 'Invite Players');
    await inviting.getByRole('searchbox', { name: 'Search players' }).fill(robin.displayName);
    await inviting.getByRole('button', { name: 'Robin West' }).click();
    await inviting.getByLabel('Template').selectOption({ index: 1 });
    await inviting.getByLabel('Position').selectOption('Libero');
    const words = await inviting.getByLabel('Message').inputValue();
    expect(words).not.toBe('');
    await look('teams-invite-words');
    await inviting.getByRole('button', { name: 'Send Invitation' }).click();
    await expect(toast(page)).toContainText('Invitation Sent!');
    await expectAllSent(page);
    await visit(other.page, '/teams?tab=invitations');
    const invitation = other.page.getByRole('listitem').filter({ hasText: name });
    // On a small phone, too, the count at one tab leaves the names of all in one line.
    await expect(other.page.getByRole('tab', { name: 'Invitations 1 to answer' })).toBeVisible();
    await other.page.setViewportSize({ width: 375, height: 667 });
    expect(new Set(await tabHeights(other.page, 'Team Management'))).toHaveProperty('size', 1);
    await other.page.setViewportSize({ width: 390, height: 844 });
    await expect(invitation).toContainText(words);
    await expect(invitation).toContainText('Libero');
    await look('teams-invited', other);
    // Where to, before they say yes: who of the team they may see, and the way in.
    await invitation.getByRole('button', { name: `About ${name}` }).click();
    const about = dialog(other.page, name);
    await expect(about.getByRole('list', { name: 'Players' })).toContainText('Creator');
    await expect(about.getByRole('button', { name: `Decline ${name}` })).toBeVisible();
    await look('team-details', other);
    await about.getByRole('button', { name: 'Close' }).click();
    await invitation.getByRole('button', { name: `Accept ${name}` }).click();
    await expect(toast(other.page)).toContainText('Response sent successfully!');
    await expect(invitation).toContainText('Accepted');
    await tab(page, 'Invitations').click();
    await page.getByRole('radio', { name: 'Sent' }).check();
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Accepted');

    // Out, and in again by asking.
    await invitation.getByRole('link', { name: `Open ${name}` }).click();
    await dialog(other.page, name).getByRole('button', { name: 'Leave team' }).click();
    await other.page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expectAllSent(other.page);
    await tab(other.page, 'Find Teams').click();
    await other.page.getByRole('searchbox', { name: 'Search teams' }).fill(name);
    const hit = other.page.getByRole('listitem').filter({ hasText: name });
    await expect(hit).toContainText('Need 2+');
    await look('teams-found', other);
    await hit.getByRole('button', { name: `About ${name}` }).click();
    await about.getByRole('button', { name: `Ask to join ${name}` }).click();
    await expect(toast(other.page)).toContainText('Your request is on its way');
    await expect(about).toContainText('Asked');
    await about.getByRole('button', { name: 'Close' }).click();
    await tab(page, 'My Teams').click();
    await page.getByRole('button', { name: `Open ${name}` }).click();
    const team = dialog(page, name);
    await look('team-request');
    await team.getByRole('button', { name: 'Accept Robin West' }).click();
    await expect(team.getByRole('list', { name: 'Players' })).toContainText('Robin West');

    // An admin, then the creator; who made the team may then be taken out of it.
    await team.getByRole('button', { name: 'Manage team' }).click();
    const managed = dialog(page, `Manage ${name}`);
    const choose = async (what: string) => {
      await managed.getByRole('button', { name: 'Options for Robin West' }).click();
      await page.getByRole('menuitem', { name: what }).click();
    };
    await choose('Make admin');
    await tab(other.page, 'My Teams').click();
    await other.page.getByRole('button', { name: `Open ${name}` }).click();
    const theirs = dialog(other.page, name);
    await expect(theirs.getByRole('button', { name: 'Manage team' })).toBeVisible();
    await choose('Hand over the team');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over the team' }).click();
    await theirs.getByRole('button', { name: 'Manage team' }).click();
    const taken = dialog(other.page, `Manage ${name}`);
    await taken.getByRole('button', { name: 'Options for Casey Rivers' }).click();
    await other.page.getByRole('menuitem', { name: 'Make member' }).click();
    await expect(toast(page)).toContainText(`You’re no longer an admin of ${name}`);
    await expect(managed).toBeHidden();
    await expect(team).toBeVisible();
    await taken.getByRole('button', { name: 'Options for Casey Rivers' }).click();
    await other.page.getByRole('menuitem', { name: 'Remove from team' }).click();
    await other.page.getByRole('alertdialog').getByRole('button', { name: 'Remove from team' }).click();
    await expect(page.getByText('No team yet')).toBeVisible();
    // The sheets of the team closed by themselves: the phone says why, and it can be read later.
    await expect(toast(page)).toContainText(`${name} is no longer one of your teams`);
    await visit(page, '/notifications');
    await expect(
      page.getByRole('listitem').filter({ hasText: `You are no longer in ${name}` }),
    ).toBeVisible();
    await look('team-gone-news');
  },
);

onlineTest(
  'a roster is there before its names are, and they come by themselves',
  async ({ phone, player: _creator, morePhones, server, look }) => {
    const { page } = phone;
    const name = aName('Terns');
    // Only who is who has to be fetched, and that fails.
    const names = '**/api/teams/my-teams';
    await phone.context.route(names, (route) => route.abort());
    const { code } = await callAsApp<{ code: string }>(phone.context.request, server, 'POST /api/teams', {
      name,
    });
    const other = await morePhones();
    await signUp(other.context.request, server, { profile: { firstName: 'Robin', lastName: 'West' } });
    await callAsApp(other.context.request, server, 'POST /api/teams/join', { code });

    await visit(page, '/teams');
    await page.getByRole('button', { name: `Open ${name}` }).click();
    const team = dialog(page, name);
    await expect(team).toContainText('Names come once your phone reaches VolleyPath');
    const roster = team.getByRole('list', { name: 'Players' }).getByRole('listitem');
    await expect(roster).toHaveCount(2);
    await expect(roster.first()).toContainText('Casey Rivers');
    await expect(roster.last()).toContainText('Player');
    await expect(roster.getByRole('img', { name: /not known yet/ })).toHaveCount(1);
    // Nobody knows whom it would be for.
    await expect(roster.getByRole('link').or(roster.getByRole('button'))).toHaveCount(0);
    await look('team-without-names');

    await phone.context.unroute(names);
    await expect(roster.last()).toContainText('Robin West', { timeout: 60_000 * PACE });
    await expect(roster.getByRole('button', { name: 'Cheer for Robin West' })).toBeVisible();
    await expect(team.getByText('Names come once your phone reaches VolleyPath')).toHaveCount(0);
  },
);

test('a team that is first looked at without a signal has its names', async ({
  phone,
  player: _creator,
  morePhones,
  server,
}) => {
  const { page } = phone;
  const name = aName('Gulls');
  const { code } = await callAsApp<{ code: string }>(phone.context.request, server, 'POST /api/teams', {
    name,
  });
  const other = await morePhones(undefined, 'online');
  await signUp(other.context.request, server, { profile: { firstName: 'Robin', lastName: 'West' } });
  await callAsApp(other.context.request, server, 'POST /api/teams/join', { code });

  const asked = page.waitForResponse('**/api/teams/my-teams');
  await visit(page, '/');
  await expectReadyForOffline(page);
  await (await asked).finished();
  await phone.goOffline();
  await page.getByRole('link', { name: 'Teams' }).click();
  await page.getByRole('button', { name: `Open ${name}` }).click();
  await expect(dialog(page, name).getByRole('list', { name: 'Players' })).toContainText('Robin West');
});
