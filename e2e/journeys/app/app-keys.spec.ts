import { expect, onlineTest } from '../../fixtures.ts';
import { visit } from '../../harness/player/player-steps.ts';

onlineTest(
  'whoever goes on by keys sees where they are, in the view of a tab too',
  async ({ page, player: _player }) => {
    await visit(page, '/rivals');
    await page.getByRole('tab', { name: 'Activity' }).focus();
    await page.keyboard.press('Tab');
    const view = page.getByRole('tabpanel', { name: 'Activity' });
    await expect(view).toBeFocused();
    await expect(view).toHaveCSS('outline', /solid 3px/);
  },
);
