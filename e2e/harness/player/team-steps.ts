import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './player-steps.ts';

// What teams do again and again, by what they see.

export function dialog(page: Page, name: string | RegExp): Locator {
  return page.getByRole('dialog', { name });
}

/** A name that no other test's team has. */
export function aName(what: string): string {
  return `${what} ${Date.now().toString(36).replaceAll(/\d/g, 'x')}`;
}

/** Makes a team; the dialog that invites players is open then. */
export async function createTeam(page: Page, name: string): Promise<void> {
  await visit(page, '/teams');
  await page.getByRole('tab', { name: 'Create Team' }).click();
  await page.getByRole('textbox', { name: 'Team Name' }).fill(name);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Create Team' }).click();
  await expect(dialog(page, 'Invite Players')).toContainText(name);
}

/** The code of the team whose sheet is open. */
export async function codeOn(page: Page): Promise<string> {
  const text = await page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent();
  return (text ?? '').replace('-', '');
}
