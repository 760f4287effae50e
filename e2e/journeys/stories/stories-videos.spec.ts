import type { Locator, Page } from '@playwright/test';
import {
  FILE_TOO_LARGE,
  STORY_FILE_MAX,
  STORY_VIDEO_SECONDS,
  UNREADABLE_FILE,
  VIDEO_TOO_LONG,
  WRONG_FILE,
} from 'sync-protocol/rules/stories/story-media';
import { expect, test } from '../../fixtures.ts';
import { filmed, HAS_FFMPEG, toldBy } from '../../harness/clips.ts';
import { slowUpload } from '../../harness/phone/slow-upload.ts';
import { signUp } from '../../harness/player/account.ts';
import { expectAllSent, toast, visit } from '../../harness/player/player-steps.ts';
import { becomeRivals } from '../../harness/player/become-rivals.ts';

test.skip(!HAS_FFMPEG, 'needs ffmpeg');

const dialog = (page: Page) => page.getByRole('dialog');
const story = (page: Page, title: string) => page.getByRole('article', { name: title });
const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { height: 0 };
const video = (buffer: Buffer, name = 'clip.mp4', mimeType = 'video/mp4') => ({ name, mimeType, buffer });

test('a video: wrong ones are told so, the right one goes on a slow way, held back, and through a killed server', async ({
  page,
  phone,
  player,
  server,
  morePhones,
  sql,
  look,
}) => {
  const second = await morePhones();
  const other = await signUp(second.context.request, server);
  await becomeRivals(server, phone, { phone: second, id: other.id });
  const clip = filmed({ seconds: 4 });
  expect(toldBy(clip)).toContain('Grandma');

  await visit(page, '/victory-stories');
  await phone.goOffline();
  await page.getByRole('button', { name: 'Share Story' }).first().click();
  await dialog(page).getByLabel('Title').fill('On film');
  await dialog(page).getByLabel('Your story').fill('See for yourself.');
  await dialog(page).getByText('Video', { exact: true }).click();
  const field = dialog(page).getByLabel('Choose a video');

  // What is no video, or too much of one, is told before anything of it is kept.
  const tooLong = filmed({ seconds: STORY_VIDEO_SECONDS + 3, rate: 1, kilobits: 20 });
  const wrong = {
    [UNREADABLE_FILE]: video(Buffer.from('Dear diary, today I hit an ace.')),
    [VIDEO_TOO_LONG]: video(tooLong),
    [FILE_TOO_LARGE]: video(Buffer.alloc(STORY_FILE_MAX + 1)),
    [WRONG_FILE]: video(clip, 'clip.avi', 'video/x-msvideo'),
  };
  for (const [told, file] of Object.entries(wrong)) {
    await field.setInputFiles(file);
    await expect(dialog(page).getByRole('alert')).toHaveText(told);
    await expect(dialog(page).getByLabel('Your video')).toHaveCount(0);
  }
  await look('stories-video-refused');
  await field.setInputFiles(video(clip));
  const preview = dialog(page).getByLabel('Your video');
  await expect(preview).toHaveJSProperty('muted', true);
  await expect(preview).toHaveJSProperty('paused', true);
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(toast(page)).toContainText('Others see it once your video is uploaded.');
  const own = story(page, 'On film');
  await expect(own).toContainText('The video waits to be sent');

  // On a slow way it says how much has gone; held back nothing goes.
  const fast = await slowUpload(page, 1000);
  await page.context().setOffline(false);
  await expect(own).toContainText(/Sending the video: [1-9]\d?%/);
  await look('stories-video-sending');
  await own.getByRole('button', { name: 'Pause' }).click();
  await expect(own).toContainText('Paused');
  await own.getByRole('button', { name: 'Resume' }).click();
  await expect(own).toContainText(/Sending the video: [1-9]\d?%/);

  // The server dies under it, and comes back: the file begins anew, and is one story.
  await server.kill();
  await fast();
  await expect(own).toContainText('The video waits to be sent');
  await server.start();
  await expect(own).not.toContainText('The video');
  await expectAllSent(page);
  expect(await sql('select id from victory_stories where user_id = $1', [player.id])).toHaveLength(1);

  // A rival sees its cover, and fetches nothing of it before they play it.
  const asked: { url: string; range: string | undefined; status: number }[] = [];
  second.page.on('response', (answer) => {
    const url = answer.url();
    const { range } = answer.request().headers();
    if (url.includes('/api/media/')) asked.push({ url, range, status: answer.status() });
  });
  await visit(second.page, '/victory-stories');
  const shown = story(second.page, 'On film').getByLabel('Video of “On film”');
  await expect.poll(() => asked.map(({ status }) => status)).toEqual([200]);
  expect(asked[0]?.url).toContain('?cover=1');
  await expect(shown).toHaveJSProperty('paused', true);
  await expect(shown).toHaveJSProperty('muted', true);
  await look('stories-video-cover', second);
  // The browser's own controls: where it plays from, over the picture's lower edge.
  const { height } = await boxOf(shown);
  await shown.tap({ position: { x: 24, y: height - 47 } });
  await expect.poll(() => shown.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
  await expect(shown).toHaveJSProperty('muted', true);
  // It stands upright, as it was filmed.
  await expect(shown).toHaveJSProperty('videoWidth', 360);
  expect(asked.at(-1)).toMatchObject({ status: 206, range: expect.stringMatching(/^bytes=/) });

  // What the rival gets tells nothing but what is seen and heard.
  const address = (await shown.getAttribute('src')) ?? '';
  const got = await second.context.request.get(address);
  const told = toldBy(await got.body());
  for (const trace of ['Grandma', '51.5', '2026-01-02', 'Mia']) {
    expect(told).not.toContain(trace);
    expect((await got.body()).includes(trace)).toBe(false);
  }
  const part = await second.context.request.get(address, { headers: { range: 'bytes=0-99' } });
  expect(part.status()).toBe(206);
  expect(await part.body()).toEqual((await got.body()).subarray(0, 100));
});
