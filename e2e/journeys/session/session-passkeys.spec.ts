import type { Page } from '@playwright/test';
import { expect, onlineTest as test } from '../../fixtures.ts';
import { linkTo, mailsTo } from '../../harness/server/mails.ts';

/** A device that keeps passkeys and knows its owner, as phones do. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the owner shows their face, or somebody else holds the phone. */
    recognises: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('link', { name: 'Log In' }).click();
}

test('a passkey is added, opens the account without a word, and opens nothing once it is removed', async ({
  page,
  player,
  look,
  sql,
}) => {
  const device = await withAuthenticator(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Passkeys' }).click();
  const dialog = page.getByRole('dialog', { name: 'Passkeys' });
  await expect(dialog.getByText('You don’t have a passkey yet.')).toBeVisible();
  const add = dialog.getByRole('button', { name: 'Add a Passkey' });
  const password = dialog.getByLabel('Current Password');
  await add.click();
  await expect(password).toHaveAccessibleDescription(/Please enter your current password/);
  await password.fill('Wrong1ball');
  await add.click();
  await expect(password).toHaveAccessibleDescription(/This is not your current password/);
  await look('passkeys-wrong-password');
  expect(await sql('select id from passkeys where user_id = $1', [player.id])).toEqual([]);
  await password.fill(player.password);
  await add.click();
  await expect(dialog.getByRole('listitem')).toContainText('Added');
  await expect(password).toHaveValue('');
  await look('passkeys');
  await password.fill(player.password);
  await add.click();
  await expect(dialog.getByText('This device already has a passkey for VolleyPath.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const usePasskey = () => page.getByRole('button', { name: 'Use a passkey' }).click();
  await signOut(page);
  await device.recognises(false);
  await usePasskey();
  await expect(page.getByRole('alert')).toContainText('If this device has none yet');
  await look('auth-passkey-failed');
  await device.recognises(true);
  await usePasskey();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hey ${player.firstName}`);
  const used = () => sql('select last_used_at from passkeys where user_id = $1', [player.id]);
  expect(await used()).toEqual([{ last_used_at: expect.anything() }]);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Passkeys' }).click();
  await dialog.getByRole('button', { name: /^Remove the passkey of/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('You don’t have a passkey yet.')).toBeVisible();
  expect(await used()).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await signOut(page);
  await usePasskey();
  await expect(page.getByRole('alert')).toContainText('doesn’t open an account here');
});

test('who has no password adds a passkey right after signing in, and reads so later', async ({
  page,
  player,
  look,
  sql,
}) => {
  await withAuthenticator(page);
  await sql("update users set password_hash = null, auth_provider = 'oauth' where id = $1", [player.id]);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Passkeys' }).click();
  const dialog = page.getByRole('dialog', { name: 'Passkeys' });
  const add = dialog.getByRole('button', { name: 'Add a Passkey' });
  await sql("update sessions set created_at = now() - interval '11 minutes' where user_id = $1", [player.id]);
  await add.click();
  await expect(dialog.getByRole('alert')).toContainText('log out, log in again');
  await expect(dialog.getByLabel('Current Password')).toBeHidden();
  await look('passkeys-sign-in-again');
  await sql('update sessions set created_at = now() where user_id = $1', [player.id]);
  await add.click();
  await expect(dialog.getByRole('listitem')).toContainText('Added');
});

test('whoever sets a new password by mail is rid of an intruder’s passkey', async ({
  page,
  player,
  morePhones,
  server,
  look,
}) => {
  // The intruder made the account with this address, or knew its password.
  await withAuthenticator(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Passkeys' }).click();
  const dialog = page.getByRole('dialog', { name: 'Passkeys' });
  await dialog.getByLabel('Current Password').fill(player.password);
  await dialog.getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('Added');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await signOut(page);
  const subjects = async () => (await mailsTo(server, player.email)).join('\n');
  await expect.poll(subjects).toContain('A passkey was added to your VolleyPath account');

  const phone = await morePhones();
  await phone.page.goto('/forgot-password');
  await phone.page.getByLabel('Email').fill(player.email);
  await phone.page.getByRole('button', { name: 'Send the Link' }).click();
  await phone.page.goto(await linkTo(server, player.email, '/reset-password'));
  await phone.page.getByLabel('New Password', { exact: true }).fill('Another4spike');
  await phone.page.getByLabel('Confirm New Password').fill('Another4spike');
  await phone.page.getByRole('button', { name: 'Save Password' }).click();
  await expect(phone.page.getByText('Your password is set')).toBeVisible();
  await look('account-reset-done', phone);

  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('doesn’t open an account here');
});
