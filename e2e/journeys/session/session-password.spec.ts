import { expect, onlineTest as test } from '../../fixtures.ts';
import { signIn } from '../../harness/player/account.ts';
import { cloud } from '../../harness/player/player-steps.ts';

const NEW_PASSWORD = 'Another4spike';

test('changing the password: what it needs, what is wrong, and other devices are out', async ({
  page,
  player,
  morePhones,
  server,
  look,
}) => {
  const other = await morePhones(player);
  await other.page.goto('/');
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(`Hey ${player.firstName}`);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const current = dialog.getByLabel('Current Password');
  const next = dialog.getByLabel('New Password', { exact: true });
  const confirm = dialog.getByLabel('Confirm New Password');
  const submit = dialog.getByRole('button', { name: 'Update Password' });
  await expect(submit).toBeDisabled();

  await next.fill('spike');
  await expect(dialog.getByText('One lowercase letter')).toContainText('done');
  await expect(dialog.getByText('One uppercase letter')).not.toContainText('done');
  await next.press('Enter');
  await expect(page.getByText('Password requirements not met').first()).toBeVisible();
  await expect(next).toBeFocused();
  await expect(next).toHaveAccessibleDescription('Password requirements not met');
  await next.fill(NEW_PASSWORD);
  await confirm.fill('Another4spika');
  await confirm.press('Enter');
  await expect(page.getByText('Passwords don’t match').first()).toBeVisible();
  await expect(dialog.getByText('Passwords do not match')).toBeVisible();
  await expect(submit).toBeDisabled();
  await look('account-password-mismatch');
  await confirm.fill(NEW_PASSWORD);
  await expect(submit).toBeDisabled();
  // It can be pressed all the same, and says what is missing.
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription('Please enter your current password');

  await current.fill('Wrong7guess');
  await submit.click();
  await expect(page.getByText('Failed to update password').first()).toBeVisible();
  await expect(current).toHaveAccessibleDescription('This is not your current password');
  await expect(page.getByText('Please check your current password and try again.')).toHaveCount(0);
  await look('account-password-wrong');
  await next.fill('Volleyball1');
  await confirm.fill('Volleyball1');
  await current.fill(player.password);
  await submit.click();
  await expect(next).toHaveAccessibleDescription(/first passwords that others would guess/);
  await expect(page.getByText(/first passwords that others would guess/)).toHaveCount(1);
  await expect(dialog.getByText('Not easy to guess')).not.toContainText('done');
  await next.fill(NEW_PASSWORD);
  await confirm.fill(NEW_PASSWORD);
  await submit.click();
  await expect(page.getByText('Password updated successfully').first()).toBeVisible();
  await expect(dialog).toBeHidden();

  await expect(other.page).toHaveURL(/\/auth$/);
  await page.reload();
  await expect(cloud(page)).toHaveAccessibleName('Everything is saved');
  await signIn(other.page.request, server, { ...player, password: NEW_PASSWORD });
});

test('without a connection the password stays; without an answer nobody knows, and the dialog says so', async ({
  page,
  context,
  player,
}) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByLabel('Current Password').fill(player.password);
  await dialog.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel('Confirm New Password').fill(NEW_PASSWORD);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Update Password' }).click();
  await expect(dialog.getByText('Network error. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('New Password', { exact: true })).toHaveValue(NEW_PASSWORD);

  await context.setOffline(false);
  await page.route('**/api/auth/change-password', (route) => route.abort('connectionreset'));
  await dialog.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('We don’t know if it worked').first()).toBeVisible();
  await expect(dialog.getByText('Your new password may already be set.')).toBeVisible();
  await expect(dialog.getByLabel('New Password', { exact: true })).toHaveValue(NEW_PASSWORD);
});
