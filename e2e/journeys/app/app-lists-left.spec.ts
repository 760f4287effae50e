import type { Page } from '@playwright/test';
import { expect, onlineTest as test } from '../../fixtures.ts';

/** A screen, what of it a player chooses, and where they go then. */
const LISTS: [path: string, role: 'radio' | 'tab', names: string[]][] = [
  ['/badges', 'radio', ['Streak']],
  ['/notifications', 'tab', ['Unread']],
  ['/leaderboard', 'radio', ['Rivals', 'Weekly']],
  ['/progress', 'radio', ['Months']],
];

async function expectChosen(page: Page, role: 'radio' | 'tab', names: string[]): Promise<void> {
  for (const name of names) {
    const one = page.getByRole(role, { name });
    await (role === 'radio'
      ? expect(one).toBeChecked()
      : expect(one).toHaveAttribute('aria-selected', 'true'));
  }
}

for (const [path, role, names] of LISTS)
  test(`Back finds ${path} as it was left, and so does a reload`, async ({ page, player: _player }) => {
    await page.goto(path);
    for (const name of names) {
      await page.getByRole(role, { name }).click();
      await expectChosen(page, role, [name]);
    }
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/profile');
    await page.goBack();
    await expectChosen(page, role, names);
    await page.reload();
    await expectChosen(page, role, names);
    // No step of its own: what comes next is the screen before.
    await page.goBack();
    await expect(page).not.toHaveURL(new RegExp(path));
  });
