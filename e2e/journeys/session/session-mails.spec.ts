import { expect, onlineTest as test } from '../../fixtures.ts';
import { linkTo, mailsTo } from '../../harness/server/mails.ts';
import { toast } from '../../harness/player/player-steps.ts';

const NEW_PASSWORD = 'Another4spike';

test('a forgotten password: a link by mail, once, and the same words for strangers', async ({
  player,
  morePhones,
  server,
  look,
}) => {
  const phone = await morePhones();
  const { page } = phone;
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await expect(page.getByText('Please fill this in.')).toBeVisible();
  await page.getByLabel('Email').fill('no address');
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await expect(page.getByText('Please enter an email address.')).toBeVisible();
  await look('account-forgot', phone);
  for (const email of ['nobody@example.org', player.email]) {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the Link' }).click();
    await expect(page.getByText(`If ${email} belongs to an account, a link is on its way.`)).toBeVisible();
    if (email === 'nobody@example.org')
      await page.getByRole('button', { name: 'Use another address' }).click();
  }
  await look('account-forgot-sent', phone);
  const link = await linkTo(server, player.email, '/reset-password');
  expect(await mailsTo(server, 'nobody@example.org')).toEqual([]);

  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  // As a phone does that had to let go of the page.
  await page.reload();
  await expect(page.getByText('Passkeys and connected accounts are removed')).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill('Password1');
  await page.getByLabel('Confirm New Password').fill('Password1');
  await page.getByRole('button', { name: 'Save Password' }).click();
  const next = page.getByLabel('New Password', { exact: true });
  await expect(next).toHaveAccessibleDescription(/first passwords that others would guess/);
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByLabel('Confirm New Password')).toHaveAccessibleDescription('Passwords do not match');
  await look('account-reset', phone);
  await next.fill('Password1');
  await expect(page.getByLabel('Confirm New Password')).toHaveAccessibleDescription('');
  await next.fill(NEW_PASSWORD);
  await page.getByLabel('Confirm New Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your password is set' })).toBeFocused();
  await page.getByRole('link', { name: 'Log In' }).click();
  await page.getByLabel('Email or Username').fill(player.email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: `Hey ${player.firstName}` })).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill('Third5serve');
  await page.getByLabel('Confirm New Password').fill('Third5serve');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByText('This link has expired')).toBeVisible();
  await look('account-reset-dead', phone);
});

test('an address is verified by a link, which can be sent again', async ({
  page,
  player,
  server,
  look,
  sql,
}) => {
  await page.goto('/profile');
  await expect(page.getByText('Verify your email address')).toBeVisible();
  await look('account-profile');
  const before = (await mailsTo(server, player.email)).length;
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(toast(page)).toContainText('The link is on its way');
  await expect.poll(async () => (await mailsTo(server, player.email)).length).toBe(before + 1);
  await page.goto(await linkTo(server, player.email, '/verify-email'));
  await expect(page.getByText('Email verified!')).toBeVisible();
  await look('account-verified');
  expect(
    await sql('select email_verified_at is null as missing from users where id = $1', [player.id]),
  ).toEqual([{ missing: false }]);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText('Your court is free')).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByText('Verify your email address')).toHaveCount(0);
  await page.goto('/verify-email#token=nothing');
  await expect(page.getByText('This link has expired')).toBeVisible();
});

test('another address takes the place of the old one once its link is opened', async ({
  page,
  player,
  server,
  look,
  sql,
}) => {
  const next = `new-${player.email}`;
  const addressOf = () => sql('select email from users where id = $1', [player.id]);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change Email' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Send the Link' });
  await dialog.getByLabel('New Email').fill('no address');
  await dialog.getByLabel('Current Password', { exact: true }).fill(player.password);
  await send.click();
  await expect(dialog.getByText('Please enter an email address.')).toBeVisible();
  await look('account-email');
  await dialog.getByLabel('New Email').fill(next);
  await dialog.getByLabel('Current Password', { exact: true }).fill(player.password);
  await send.click();
  await expect(toast(page)).toContainText(`We sent a link to ${next}.`);
  expect(await addressOf()).toEqual([{ email: player.email }]);
  await page.goto(await linkTo(server, next, '/verify-email'));
  await expect(page.getByText('Email verified!')).toBeVisible();
  expect(await addressOf()).toEqual([{ email: next }]);
  await page.goto('/profile');
  await expect(page.getByText(next)).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await mailsTo(server, player.email)))
    .toContain('Your VolleyPath email address was changed');
});
