import { inLetters } from 'api/src/testing/players/in-letters.ts';
import type { Page, Request } from '@playwright/test';
import { expect, onlineTest as test } from '../../fixtures.ts';
import { callAsApp, sendAsApp } from '../../harness/player/as-app.ts';
import { toast } from '../../harness/player/player-steps.ts';

async function sayBirth(page: Page, month: string, year: number): Promise<void> {
  await page.getByLabel('Month').selectOption(month);
  await page.getByLabel('Year').selectOption(String(year));
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function fillAccount(
  page: Page,
  fields: { email: string; password: string; confirm?: string },
): Promise<void> {
  await page.getByLabel('Email').fill(fields.email);
  await page.getByLabel('Password', { exact: true }).fill(fields.password);
  await page.getByLabel('Confirm Password').fill(fields.confirm ?? fields.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

const countOf = ([row]: Record<string, unknown>[]) => Number(row?.['count']);

test('a child under 13 is refused kindly, whatever is said next, and nothing is stored', async ({
  page,
  sql,
}) => {
  const players = async () => countOf(await sql('select count(*) from users'));
  const before = await players();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(new URL(request.url()).pathname);
  });
  await page.goto('/signup');
  await sayBirth(page, 'June', new Date().getFullYear() - 11);
  await expect(page.getByText('A little early')).toBeVisible();
  await expect(page.getByText(/for players of 13 and older/)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);

  // Only the question has left the phone, no address names the answer, and no date stays.
  expect(calls).toEqual(['/api/auth/age']);
  expect(await players()).toBe(before);
  const kept = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(await kept()).not.toMatch(/20\d\d/);
  await page.reload();
  await expect(page.getByText('A little early')).toBeVisible();
  // Another try in this browser, in a new tab, gets the same answer.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/signup');
  await sayBirth(page, 'June', 1990);
  await expect(page.getByText('A little early')).toBeVisible();
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  await page.getByRole('link', { name: 'Back to the start page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Better with every touch.');
});

test('the server refuses a child too, whatever a client says', async ({ page, server, sql }) => {
  const email = `child${Date.now()}@example.org`;
  const response = await sendAsApp(page.request, server, 'POST /api/auth/register', {
    email,
    password: 'Libero7digs',
    birthMonth: 6,
    birthYear: new Date().getFullYear() - 11,
  });
  expect(response.status()).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'under_age' });
  expect(await sql('select 1 from users where email = $1', [email])).toEqual([]);
});

test('sign-up says what is missing, what does not match and what is taken', async ({
  player,
  morePhones,
  sql,
}) => {
  const visitor = await morePhones();
  const form = visitor.page;
  await form.goto('/signup');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByText('Please fill this in.')).toHaveCount(2);
  await form.route('**/api/auth/age', (route) => route.abort());
  await sayBirth(form, 'April', 2001);
  await expect(form.getByRole('alert')).toHaveText('Network error. Please try again.');
  await form.unroute('**/api/auth/age');
  await sayBirth(form, 'April', 2001);
  await expect(form.getByLabel('Email')).toBeVisible();
  // The question was answered: a reload doesn't ask again.
  await form.reload();
  await expect(form.getByLabel('Email')).toBeVisible();
  // Nor does a look at what is kept.
  await form.getByLabel('First Name').fill('Robin');
  await form.getByRole('link', { name: 'What we keep, and who sees it' }).click();
  await form.getByRole('link', { name: 'Sign Up' }).click();
  await expect(form.getByLabel('First Name')).toHaveValue('Robin');

  const email = `late${Date.now()}@example.org`;
  await fillAccount(form, { email, password: 'short', confirm: 'other' });
  await expect(form.getByText('Password requirements not met')).toBeVisible();
  await expect(form.getByText('Passwords do not match')).toBeVisible();
  await form.getByLabel('Password', { exact: true }).fill('other');
  await expect(form.getByText('Passwords do not match')).toHaveCount(0);
  expect(await sql('select 1 from users where email = $1', [email])).toEqual([]);

  await fillAccount(form, { email: player.email.toUpperCase(), password: 'Libero7digs' });
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
    'There is already an account with this email. Log in instead.',
  );
  await expect(form.getByLabel('Email')).toBeFocused();
  expect(await sql('select id from users where lower(email) = $1', [player.email])).toEqual([
    { id: player.id },
  ]);
});

test('the profile setup says what is missing, and keeps everyone from the rest until it is done', async ({
  page,
  sql,
}) => {
  const email = `half${Date.now()}@example.org`;
  await page.goto('/signup');
  await sayBirth(page, 'April', new Date().getFullYear() - 15);
  await fillAccount(page, { email, password: 'Libero7digs' });
  await expect(page.getByRole('heading', { name: 'Set up your profile' })).toBeVisible();
  // A minor's real name is hidden unless they choose otherwise.
  await expect(page.getByRole('switch', { name: 'Hide my real name' })).toBeChecked();
  await expect(page.getByText(/Only teammates and rivals can find you by your real name/)).toBeVisible();

  await expect(page.getByLabel('Username')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(toast(page)).toContainText('Missing Information');
  await expect(toast(page)).toContainText('Please fill in all required fields.');
  expect(await sql('select display_name from users where email = $1', [email])).toEqual([
    { display_name: null },
  ]);

  await page.goto('/training');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Set up your profile' })).toBeVisible();
  const newIdea = page.getByRole('button', { name: 'New idea' });
  await newIdea.click();
  // One that came while a field is filled would be read together with what is typed.
  await expect(newIdea).not.toHaveAttribute('aria-busy');
  await expect(page.getByLabel('Username')).toHaveValue(/^[A-Za-z0-9]{3,20}$/);
  // What is typed outlives the screen, once the phone has kept it.
  await expect
    .poll(async () => {
      await page.getByLabel('First Name').fill('Kim');
      await page.getByLabel('Last Name').fill('Osei');
      await page.getByLabel('Username').fill('no spaces!');
      await page.getByLabel('Primary Position').selectOption('Libero');
      await page.reload();
      return page.getByLabel('Primary Position').inputValue();
    })
    .toBe('Libero');
  await expect(page.getByLabel('First Name')).toHaveValue('Kim');
  await expect(page.getByLabel('Username')).toHaveValue('no spaces!');
  await page.getByLabel('Skill Level').selectOption('Elite');
  await page.getByLabel('Years Playing').fill('25');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page.getByText('Use 3 to 20 letters (a-z) and numbers (0-9).')).toBeVisible();

  for (const [answer, said] of [
    [
      { status: 500, json: { message: 'Boom', code: 'unexpected' } },
      'Failed to complete profile. Please try again.',
    ],
    ['nothing', 'VolleyPath can’t be reached right now'],
  ] as const) {
    await page.route('**/api/auth/complete-profile', (route) =>
      answer === 'nothing' ? route.abort() : route.fulfill(answer),
    );
    await page.getByLabel('Username').fill('KimTheWall');
    const isSave = (request: Request) => request.url().endsWith('/api/auth/complete-profile');
    const over =
      answer === 'nothing'
        ? page.waitForEvent('requestfailed', isSave)
        : page.waitForEvent('requestfinished', isSave);
    await page.getByRole('button', { name: 'Complete Profile' }).click();
    await over;
    await expect(toast(page)).toContainText(said);
    // It goes by itself: the next round is to be told by a message of its own.
    await expect(page.getByText(said)).toHaveCount(0);
    await page.unroute('**/api/auth/complete-profile');
  }
  const username = `Kim${inLetters(Date.now() % 1e6)}`;
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(toast(page)).toContainText('Profile Completed!');
  expect(
    await sql(
      'select display_name, position, skill_level, years_playing, hide_real_name from users where email = $1',
      [email],
    ),
  ).toEqual([
    {
      display_name: username,
      position: 'Libero',
      skill_level: 'Elite',
      years_playing: 20,
      hide_real_name: true,
    },
  ]);
});

test('signing in: a wrong password says no more than that, the username does as well as the e-mail', async ({
  player,
  morePhones,
  sql,
}) => {
  const { page: form } = await morePhones();
  await form.goto('/auth');
  await form.getByRole('button', { name: 'Log In' }).click();
  await expect(form.getByText('Please fill this in.')).toHaveCount(2);
  await form.getByLabel('Email or Username').fill(player.displayName.toUpperCase());
  await form.getByLabel('Password', { exact: true }).fill('Wrong7guess');
  await form.getByRole('button', { name: 'Log In' }).click();
  await expect(form.getByRole('alert')).toHaveText('Invalid credentials');

  await form.getByLabel('Password', { exact: true }).fill(player.password);
  await form.getByRole('button', { name: 'Show password' }).click();
  await expect(form.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await form.getByRole('button', { name: 'Log In' }).click();
  await expect(form.getByRole('heading', { name: `Hey ${player.firstName}` })).toBeVisible();
  await expect(form).toHaveURL('/');
  expect(countOf(await sql('select count(*) from sessions where user_id = $1', [player.id]))).toBe(2);
});

test('arrow keys walk between Login and Sign Up', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Login' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/signup$/);
  await expect(page.getByRole('tab', { name: 'Sign Up', selected: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/auth$/);
  await expect(page.getByRole('tab', { name: 'Login', selected: true })).toBeFocused();
});

test('a player of unknown age is asked for it in the profile', async ({ page, server, sql }) => {
  const email = `ageless${Date.now()}@example.org`;
  await callAsApp(page.request, server, 'POST /api/auth/register', { email, password: 'Libero7digs' });
  const profile = {
    displayName: `Ageless${inLetters(Date.now() % 1e6)}`,
    firstName: 'Kim',
    lastName: 'Osei',
  };
  const basics = { position: 'Libero', skillLevel: 'Elite' };
  await callAsApp(page.request, server, 'POST /api/auth/complete-profile', { ...profile, ...basics });
  await page.goto('/profile');
  await expect(page.getByText('Other players can’t see you until you tell us.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please fill this in.')).toHaveCount(2);
  await page.getByLabel('Month').selectOption('April');
  await page.getByLabel('Year').selectOption('2001');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('April 2001')).toBeVisible();
  await expect(page.getByText('Other players can’t see you until you tell us.')).toHaveCount(0);
  expect(await sql('select birth_month, birth_year from users where email = $1', [email])).toEqual([
    { birth_month: 4, birth_year: 2001 },
  ]);
});
