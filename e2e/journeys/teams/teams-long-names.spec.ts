import type { Page } from '@playwright/test';
import { expect, onlineTest as test } from '../../fixtures.ts';
import { callAsApp, type ChangingCall } from '../../harness/player/as-app.ts';
import { expectToFit } from '../../harness/looks/fits.ts';
import { type Account, signUp } from '../../harness/player/account.ts';
import { visit } from '../../harness/player/player-steps.ts';
import { dialog } from '../../harness/player/team-steps.ts';

/** The widest letter, without a blank. */
const word = (letters: number) => 'W'.repeat(letters);
const TEAM = word(40);
const PERSON = { firstName: word(50), lastName: word(50), hideRealName: false, isPrivate: false };
const NARROW = { width: 320, height: 640 };

test('names and words of a team without a blank make no screen wider than the phone', async ({
  phone,
  morePhones,
  server,
  shot,
}) => {
  const { page, context } = phone;
  const call = (by: typeof context, call: ChangingCall, data: object = {}) =>
    callAsApp<{ id: string; code: string }>(by.request, server, call, data);
  const somebody = async () => {
    const theirs = await morePhones(undefined, 'online');
    return { ...theirs, ...(await signUp(theirs.context.request, server, { profile: PERSON })) };
  };
  const squad = async (by: typeof context, mate: typeof context) => {
    const made = await call(by, 'POST /api/teams', { name: TEAM, description: word(300) });
    await call(by, `PATCH /api/teams/${made.id}`, { weeklyGoal: 2000 });
    await call(mate, 'POST /api/teams/join', { code: made.code });
    return made.id;
  };
  const captain: Account = await signUp(context.request, server, { profile: PERSON });
  const [mate, guest, foe, foeMate] = [
    await somebody(),
    await somebody(),
    await somebody(),
    await somebody(),
  ];
  const ours = await squad(context, mate.context);
  const theirs = await squad(foe.context, foeMate.context);
  const { id: competition } = await call(foe.context, `POST /api/teams/${theirs}/competitions`, {
    challengedTeamId: ours,
    name: word(60),
    description: word(300),
    targetValue: 100_000,
    duration: 30,
  });
  await call(foe.context, `POST /api/teams/${ours}/members`);
  await call(guest.context, 'POST /api/rivals', { rivalId: captain.id, message: word(200) });
  const rivalry = await call(mate.context, 'POST /api/rivals', { rivalId: captain.id });
  await call(context, `PUT /api/rivals/${rivalry.id}/accept`);
  const story = await call(mate.context, 'POST /api/victory-stories', {
    title: word(100),
    content: word(500),
    location: word(100),
    tags: [word(30)],
    isPublic: true,
  });
  await call(mate.context, `POST /api/victory-stories/${story.id}/comments`, { content: word(500) });
  await call(context, 'POST /api/team-invitations', {
    teamId: ours,
    inviteUserId: guest.id,
    message: word(500),
    targetPosition: 'defensive',
    skillMatch: word(200),
  });

  const look = async (on: Page, name: string) => {
    for (const size of [NARROW, { width: 390, height: 844 }]) {
      await on.setViewportSize(size);
      await expectToFit(on);
    }
    await shot(`names-${name}`, { page: on } as typeof phone);
  };
  const open = async (on: Page, path: string, name: string) => {
    await visit(on, path);
    await expect(on.getByText(word(30)).first()).toBeVisible();
    await look(on, name);
  };
  await open(page, '/teams', 'teams');
  await page.getByRole('button', { name: `Open ${TEAM}` }).click();
  await expect(dialog(page, TEAM)).toContainText(PERSON.firstName);
  await look(page, 'sheet');
  await dialog(page, TEAM)
    .getByRole('button', { name: /^Manage/ })
    .click();
  await look(page, 'manage');
  await visit(page, '/teams?tab=invitations');
  await page.getByText('Sent', { exact: true }).first().click();
  await expect(page.getByText(TEAM).first()).toBeVisible();
  await look(page, 'invitations-sent');
  await open(page, '/teams?tab=competitions', 'competitions');
  await call(context, `PATCH /api/competitions/${competition}/respond`, { status: 'active' });
  await page.getByRole('tab', { name: /^Active/ }).click();
  await expect(page.getByText(word(60)).first()).toBeVisible();
  await look(page, 'competitions-active');
  for (const path of [
    '/leaderboard',
    '/rivals',
    '/rivals?tab=requests',
    '/victory-stories',
    '/notifications',
    '/profile',
  ])
    await open(page, path, path.replaceAll(/\W/g, ''));
  // Under a sheet that opens at once the page has no heading to wait for.
  await page.goto(`/leaderboard?player=${mate.id}`);
  await expect(page.getByRole('dialog').getByText(word(30)).first()).toBeVisible();
  await look(page, 'player');

  // Somebody who is in no team yet.
  await open(guest.page, '/teams?tab=find', 'find');
  await open(guest.page, '/teams?tab=invitations', 'invited');
  await guest.page.getByRole('button', { name: /^Accept/ }).click();
  await expect(guest.page.getByRole('link', { name: `Open ${TEAM}` })).toBeVisible();
  await look(guest.page, 'accepted');
});
