import type { Page } from '@playwright/test';

/**
 * Lets a page send no more than so many bytes a second. The page counts what it has handed over, 16 KB at a time: the first
 * of it at once, however slow the way is. Be slow enough that no file arrives before all of it was looked at.
 * @returns what takes it back
 */
export async function slowUpload(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const limit = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(bytesPerSecond);
  return async () => {
    await limit(-1);
    await session.detach();
  };
}
