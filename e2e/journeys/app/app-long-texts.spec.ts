import { signUp } from '../../harness/player/account.ts';
import { expect, onlineTest as test } from '../../fixtures.ts';
import { callAsApp, type ChangingCall } from '../../harness/player/as-app.ts';
import { expectToFit } from '../../harness/looks/fits.ts';
import { taskTicks } from '../../harness/player/player-steps.ts';

const word = (letters: number) => 'Volleyball'.repeat(Math.ceil(letters / 10)).slice(0, letters);
const LINK = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL';
const DRILL = `Jump serve like in ${LINK}`.padEnd(120, 'x');
const PROGRAM = word(60);

test('no text of a player’s makes a screen wider than the phone', async ({ phone, server, shot }) => {
  const { page, context } = phone;
  const [firstName, lastName, place] = [word(50), word(50), word(100)];
  const { id } = await signUp(context.request, server, {
    profile: { firstName, lastName, school: place, hometown: place, clubTeam: place, bio: word(300) },
  });
  const send = (call: ChangingCall, data?: object) =>
    callAsApp<{ id: string }>(context.request, server, call, data);
  const regimen = await send('POST /api/regimens', {
    name: PROGRAM,
    description: word(300),
    category: 'conditioning',
    difficulty: 'intermediate',
    totalWeeks: 2,
    dailyDuration: 30,
  });
  const week = { theme: word(80), dailyTasks: Array.from({ length: 6 }, () => DRILL) };
  for (const number of [1, 2]) await send(`PUT /api/regimens/${regimen.id}/weeks/${number}`, week);
  const archived = await send('POST /api/user-regimens', { userId: id, regimenId: regimen.id });
  const quote = { quote: word(200), category: 'focus', notes: word(200) };
  await send(`POST /api/users/${id}/saved-quotes`, quote);

  await page.goto('/home');
  await expect(taskTicks(page)).toHaveCount(6);
  await expectToFit(page);
  await shot('long-home');
  await page
    .getByRole('button', { name: /Jump serve/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(LINK);
  await expectToFit(page);
  await shot('long-guide');

  await page.goto('/training');
  await expect(page.getByText(PROGRAM).first()).toBeVisible();
  await expectToFit(page);
  await shot('long-training');
  await page.getByRole('button', { name: 'Create Custom' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectToFit(page);

  await page.goto('/training/conditioning');
  await expect(page.getByText(PROGRAM).first()).toBeVisible();
  await expectToFit(page);
  await shot('long-category');

  await page.goto(`/program/${regimen.id}`);
  await expect(page.getByText(PROGRAM).first()).toBeVisible();
  await expectToFit(page);
  await shot('long-program');
  await page.getByRole('button', { name: 'Edit week 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Week 1' })).toBeVisible();
  await expectToFit(page);
  await shot('long-week-editor');

  await page.goto('/gym');
  // First comes the warm-up.
  await page.getByRole('button', { name: 'Next task' }).click();
  await expect(page.getByText(/Jump serve/).first()).toBeVisible();
  await expectToFit(page);
  await shot('long-gym');

  await page.goto('/saved-quotes');
  await expect(page.getByText(quote.quote).first()).toBeVisible();
  await expectToFit(page);
  await shot('long-quotes');

  await page.goto('/profile');
  await expect(page.getByText(place).first()).toBeVisible();
  await expectToFit(page);
  await shot('long-profile');
  await page.goto('/edit-profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectToFit(page);

  await send(`PATCH /api/user-regimens/${archived.id}/archive`);
  await page.goto('/archived-programs');
  await expect(page.getByText(PROGRAM).first()).toBeVisible();
  await expectToFit(page);
  await shot('long-archived');
});
