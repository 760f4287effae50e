import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

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
  await expect(dialog.getByText('You have no passkey yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('Added');
  await look('passkeys');
  await dialog.getByRole('button', { name: 'Close' }).click();

  const signOut = async () => {
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Log In' }).click();
  };
  const usePasskey = () => page.getByRole('button', { name: 'Use a passkey' }).click();
  await signOut();
  await device.recognises(false);
  await usePasskey();
  await expect(page.getByRole('alert')).toHaveText('That passkey did not work. Please try again.');
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
  await expect(dialog.getByText('You have no passkey yet.')).toBeVisible();
  expect(await used()).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await signOut();
  await usePasskey();
  await expect(page.getByRole('alert')).toContainText('does not open an account here');
});
