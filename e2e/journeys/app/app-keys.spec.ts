import { expect, onlineTest } from '../../fixtures.ts';
import { callAsApp } from '../../harness/player/as-app.ts';
import { cloud, toast, visit } from '../../harness/player/player-steps.ts';

onlineTest(
  'whoever goes on by keys sees where they are, in the view of a tab too',
  async ({ page, player: _player }) => {
    await visit(page, '/rivals');
    await page.getByRole('tab', { name: 'Activity' }).focus();
    await page.keyboard.press('Tab');
    const view = page.getByRole('tabpanel', { name: 'Activity' });
    await expect(view).toBeFocused();
    await expect(view).toHaveCSS('outline', /solid 3px/);

    // A sheet that shows all it has is no stop before what is in it.
    await visit(page, '/teams');
    await page.getByRole('button', { name: 'Join by code' }).focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Join by code' });
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sheet.getByLabel('Team code')).toBeFocused();
  },
);

onlineTest(
  'whoever listens hears which screen they have come to, also one that has no tabs',
  async ({ page, player: _player }) => {
    await visit(page, '/home');
    for (const [link, name] of [
      ['Leaderboard', 'Leaderboard'],
      ['Training', 'Training'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main', { name, exact: true })).toBeFocused();
    }
    await page.goto('/gym');
    await expect(page.getByRole('main', { name: 'Gym Mode', exact: true })).toBeVisible();
  },
);

onlineTest(
  'whoever goes on by keys keeps their place when what they have pressed goes',
  async ({ page, player, server }) => {
    for (const quote of ['Call the ball.', 'Land on two feet.', 'Breathe out.']) {
      const data = { quote, category: 'focus', notes: '' };
      await callAsApp(page.request, server, `POST /api/users/${player.id}/saved-quotes`, data);
    }
    await visit(page, '/profile');
    const way = page.getByRole('link', { name: /Saved Quotes/ });
    await way.focus();
    // Its list cuts off what sticks out.
    await expect(way).toHaveCSS('outline', /solid 3px/);
    await expect(way).toHaveCSS('outline-offset', '-3px');
    await page.keyboard.press('Enter');
    const quotes = page.getByRole('list', { name: 'Your quotes' }).getByRole('listitem');
    await expect(quotes).toHaveCount(3);
    const note = (at: number) => quotes.nth(at).getByRole('button', { name: 'Add a note' });

    // A row goes: on to the next. What brings it back goes, too: back to where one was.
    await quotes
      .nth(1)
      .getByRole('button', { name: /^Delete quote/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(quotes).toHaveCount(2);
    await expect(note(1)).toBeFocused();
    const undo = toast(page).getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await page.keyboard.press('F8');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(quotes).toHaveCount(3);
    await expect(note(2)).toBeFocused();

    // A form closes: on with the button that opened it.
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Your note')).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('Enter');
    await expect(note(2)).toBeFocused();

    // In a wide and low window the end of the rail comes into sight.
    await page.setViewportSize({ width: 1093, height: 400 });
    // The cloud above the page goes, and with it the focus; that of the rail is at the left.
    await expect.poll(async () => (await cloud(page).boundingBox())?.x).toBeLessThan(100);
    await cloud(page).focus();
    await expect(cloud(page)).toBeInViewport({ ratio: 1 });
  },
);
