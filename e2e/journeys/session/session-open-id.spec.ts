import { inLetters } from 'api/src/testing/players/in-letters.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIENT_ID, startFakeOpenId } from 'api/src/testing/outside/fake-open-id.ts';
import { expect, onlineTest as test } from '../../fixtures.ts';
import { signUp } from '../../harness/player/account.ts';
import { type ProductServer, startServer } from '../../harness/server/server.ts';

let provider: Awaited<ReturnType<typeof startFakeOpenId>>;
let server: ProductServer;
let dataDir: string;

test.beforeAll(async ({ database }) => {
  provider = await startFakeOpenId();
  dataDir = await mkdtemp(join(tmpdir(), 'volleypath-open-id-'));
  server = await startServer({
    dataDir,
    ...(database && { databaseUrl: database.url }),
    env: {
      OIDC_ISSUER: provider.issuer.origin,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: 'secret',
    },
  });
});
test.afterAll(async () => {
  await server.stop();
  await provider.close();
  await rm(dataDir, { recursive: true });
});

/** What the player does at the provider: agrees, or says no. */
function atProvider(answer: 'agree' | 'refuse', sub: string): void {
  provider.onVisit((authorization) => {
    const claims = { sub, email: `${sub}@example.org`, email_verified: true, given_name: 'Robin' };
    const back = provider.agree(authorization, { claims });
    if (answer === 'refuse') {
      back.searchParams.delete('code');
      back.searchParams.set('error', 'access_denied');
    }
    return back;
  });
}

test('a newcomer signs up with Google, says when they were born first, and comes back inside the app', async ({
  page,
  look,
}) => {
  const subject = `robin${Date.now()}`;
  const google = page.getByRole('button', { name: 'Continue with Google' });
  atProvider('agree', subject);
  await page.goto(`${server.url}/auth`);
  await google.click();
  await expect(page).toHaveURL(`${server.url}/signup?problem=birth_first`);
  await expect(page.getByRole('alert')).toContainText('Tell us when you were born');
  await page.getByLabel('Month').selectOption('April');
  await page.getByLabel('Year').selectOption('2001');
  await page.getByRole('button', { name: 'Continue' }).click();
  await look('sign-up-google');
  await google.click();
  await expect(page.getByRole('heading', { name: 'Set up your profile' })).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Robin');
  expect(new URL(page.url()).origin).toBe(server.url);
});

test('who changes their mind at Google is told that nothing happened', async ({ page, look }) => {
  atProvider('refuse', 'nobody');
  await page.goto(`${server.url}/auth`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing happened');
  await expect(page.getByLabel('Email or Username')).toBeVisible();
  await look('auth-google-cancelled');
});

test('a player connects Google in the profile, signs in with it, and takes it away again', async ({
  page,
  look,
}) => {
  const subject = `casey${Date.now()}`;
  const account = await signUp(page.context().request, server);
  const dialog = page.getByRole('dialog', { name: 'Log in with Google' });
  const row = page.getByRole('button', { name: /^Google/ });
  const password = dialog.getByLabel('Current Password');
  const connect = async (typed = account.password) => {
    await row.click();
    await password.fill(typed);
    await dialog.getByRole('button', { name: 'Connect Google' }).click();
  };
  await page.goto(`${server.url}/profile`);
  await row.click();
  await expect(dialog).toBeVisible();
  await look('connection-none');
  await dialog.getByRole('button', { name: 'Close' }).click();

  atProvider('agree', subject);
  await connect('Wrong1ball');
  await expect(password).toHaveAccessibleDescription(/This is not your current password/);
  await look('connection-wrong-password');
  await dialog.getByRole('button', { name: 'Close' }).click();

  atProvider('refuse', subject);
  await connect();
  await expect(
    page.getByText('You left before it was done. Nothing changed.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/profile`);
  await expect(row).toContainText('Connect it');

  atProvider('agree', subject);
  await connect();
  await expect(page.getByText('Google is connected', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/profile`);
  await expect(row).toContainText('Connected');
  await look('profile-connected');

  const logOut = async () => {
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  };
  const logIn = async () => {
    await page.getByRole('link', { name: 'Log In' }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
  };
  await logOut();
  await logIn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hey ${account.firstName}`);

  // Whoever logs in to see a page is led to it.
  await page.goto(`${server.url}/profile`);
  await logOut();
  await page.goto(`${server.url}/saved-quotes?show=focus`);
  await logIn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved Quotes');
  await expect(page).toHaveURL(`${server.url}/saved-quotes?show=focus`);

  // Also by the password, after they turned back at Google.
  await page.goto(`${server.url}/profile`);
  await logOut();
  await page.goto(`${server.url}/saved-quotes?show=focus`);
  atProvider('refuse', subject);
  await logIn();
  await expect(page).toHaveURL(`${server.url}/auth?problem=cancelled`);
  await page.getByLabel('Email or Username').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(`${server.url}/saved-quotes?show=focus`);

  await page.goto(`${server.url}/profile`);
  await row.click();
  await expect(dialog.getByText('Connected')).toBeVisible();
  await look('connection');
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  const question = page.getByRole('alertdialog', { name: 'Disconnect Google?' });
  await look('connection-disconnect');
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Google is disconnected', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Connect Google' })).toBeVisible();
});

test('Google stays while it is the only way to log in, and the player reads what to do', async ({
  page,
  look,
}) => {
  atProvider('agree', `robin${Date.now()}`);
  await page.goto(`${server.url}/signup`);
  await page.getByLabel('Month').selectOption('April');
  await page.getByLabel('Year').selectOption('2001');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const username = page.getByLabel('Username', { exact: true });
  // A suggestion that comes between marking and typing would stay in front of what is typed.
  await expect(username).not.toHaveValue('');
  await username.fill(`Only${inLetters(Date.now() % 1e6)}`);
  await page.getByLabel('Last Name').fill('Hale');
  await page.getByLabel('Primary Position').selectOption('Setter');
  await page.getByLabel('Skill Level').selectOption('Beginner');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hey Robin');
  await page.goto(`${server.url}/profile`);
  await page.getByRole('button', { name: /^Google/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('alert')).toContainText('This is your only way to log in.');
  await look('connection-only-way');
});

test('whoever comes in with Google stays in, though a sign-out was still waiting to be told', async ({
  page,
}) => {
  const account = await signUp(page.context().request, server);
  const subject = `casey${Date.now()}`;
  await page.goto(`${server.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hey ${account.firstName}`);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('volleypath.session') ?? '{}');
    localStorage.setItem('volleypath.session', JSON.stringify({ ...stored, user: null, isLogoutDue: true }));
  });
  // The server can't be told at first, so nobody leaves.
  await page.route('**/api/auth/logout', (route) => route.abort());
  await page.goto(`${server.url}/signup`);
  await page.getByLabel('Month').selectOption('April');
  await page.getByLabel('Year').selectOption('2001');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  atProvider('agree', subject);
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await google.click();
  await expect(page.getByText('Network error. Please try again.').first()).toBeVisible();
  await page.unroute('**/api/auth/logout');
  await google.click();
  await expect(page.getByRole('heading', { name: 'Set up your profile' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('Robin');
});

test('the start page offers Google too', async ({ page, look }) => {
  atProvider('refuse', 'nobody');
  await page.goto(`${server.url}/`);
  const google = page.getByRole('button', { name: 'Login with Google' });
  await expect(google).toBeVisible();
  await look('landing-google');
  await google.click();
  await expect(page.getByRole('alert')).toContainText('Nothing happened');
});
