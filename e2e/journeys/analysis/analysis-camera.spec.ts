import { expect, onlineTest as test } from '../../fixtures.ts';
import { toast } from '../../harness/player/player-steps.ts';

/** What browsers say when there is no camera to be had, and what the player reads. */
const FAULTS = {
  NotAllowedError: 'Camera permission denied. Please allow camera access in your browser settings',
  NotFoundError: 'No camera found. Please connect a camera and try again',
  NotReadableError: 'Camera is in use by another app. Please close other apps and try again',
  TypeError: 'Please allow camera access and try again',
};

test('says why there is no camera, and lets the player try again', async ({ player, page, look }) => {
  void player;
  await page.addInitScript(() => {
    const { mediaDevices } = navigator as Partial<Navigator>;
    if (!mediaDevices) return;
    const label = 'Integrated Front-Facing Camera with a Very Long Name (04f2:b6d9)';
    const camera = { deviceId: 'front', groupId: '', kind: 'videoinput', label };
    mediaDevices.getUserMedia = () => Promise.reject(new DOMException('not now', history.state?.fault));
    mediaDevices.enumerateDevices = () => Promise.resolve([camera as MediaDeviceInfo]);
  });
  await page.goto('/ar-training');
  const allow = page.getByRole('button', { name: 'Allow Camera Access' });
  for (const [fault, words] of Object.entries(FAULTS)) {
    await page.evaluate((name) => history.replaceState({ ...history.state, fault: name }, ''), fault);
    await allow.click();
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    await expect(
      toast(page).filter({
        hasText: fault === 'NotAllowedError' ? 'Camera Permission Required' : 'Camera Access Required',
      }),
    ).toContainText(words);
    await look(`ar-training-${fault}`);
  }
  // All of a long name is there for who listens; what has no room ends in dots.
  const chosen = page.getByRole('combobox', { name: 'Camera' });
  await chosen.selectOption('front');
  await expect(chosen).toHaveCSS('text-overflow', 'ellipsis');
  await look('ar-training-long-name');
});
