import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, onlineTest, test } from '../../fixtures.ts';
import { callAsApp } from '../../harness/player/as-app.ts';
import { HAS_FFMPEG } from '../../harness/clips.ts';
import { signUp } from '../../harness/player/account.ts';
import { becomeRivals } from '../../harness/player/become-rivals.ts';
import { expectAllSent, toast, visit } from '../../harness/player/player-steps.ts';

const PHOTO = join(import.meta.dirname, '../../media/serve_contact_side.jpg');
const VIDEO = join(import.meta.dirname, '../../media/court.webm');

const dialog = (page: Page) => page.getByRole('dialog');
const story = (page: Page, title: string) => page.getByRole('article', { name: title });
const pixelsOf = (photo: Locator) => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);

test('a story with a photo, written without a signal, through a crash of the server; a rival likes it, and is blocked', async ({
  page,
  phone,
  player,
  server,
  morePhones,
  sql,
  look,
}) => {
  const second = await morePhones();
  const other = await signUp(second.context.request, server, {
    profile: { firstName: 'Robin', lastName: 'Sands' },
  });
  await becomeRivals(server, phone, { phone: second, id: other.id });

  // Written where there is no signal; what is typed outlives the app.
  await visit(page, '/victory-stories');
  await expect(page.getByText('No Victory Stories Yet')).toBeVisible();
  await look('stories-empty');
  await phone.goOffline();
  await page.getByRole('button', { name: 'Share Story' }).first().click();
  await dialog(page).getByLabel('Title').fill('First ace');
  await dialog(page).getByLabel('Category').selectOption('Tournament');
  await dialog(page).getByText('Photo', { exact: true }).click();
  await dialog(page).getByLabel('Choose a photo').setInputFiles(PHOTO);
  await expect(dialog(page).getByAltText('Your photo')).toBeVisible();
  await dialog(page).getByLabel('Hashtags (optional)').fill('#ace #firstwin');
  await look('stories-share');
  await dialog(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog(page)).toContainText('Please fill in title and content.');
  await page.reload();
  await page.getByRole('button', { name: 'Share Story' }).first().click();
  await expect(dialog(page).getByLabel('Title')).toHaveValue('First ace');
  await expect(dialog(page).getByAltText('Your photo')).toBeVisible();
  await dialog(page).getByLabel('Your story').fill('Over the net and on the line, in the last set.');
  await dialog(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(toast(page)).toContainText('Others see it once your photo is uploaded.');
  await expect(story(page, 'First ace')).toContainText('The photo waits to be sent');
  await story(page, 'First ace').getByRole('button', { name: 'Pause' }).click();
  await expect(story(page, 'First ace')).toContainText('Paused');
  await look('stories-waiting');
  await story(page, 'First ace').getByRole('button', { name: 'Resume' }).click();

  // The server dies in the middle; once it is back the story is there, once.
  const sent = page.waitForResponse((answer) => answer.url().includes('/api/media/') && answer.ok());
  // Looked for from before there is a way: a toast doesn't wait for who looks later.
  const shared = expect(toast(page)).toContainText('Victory story shared!');
  await Promise.all([sent, shared, phone.goOnline()]);
  await server.kill();
  await server.start();
  await expectAllSent(page);
  const told = await sql('select id from victory_stories where user_id = $1', [player.id]);
  expect(told).toHaveLength(1);
  await expect(story(page, 'First ace')).not.toContainText('The photo waits');

  // A rival hears of it at home, reads, likes and answers.
  await visit(second.page, '/');
  await second.page.getByRole('link', { name: /^Victory Stories ?, 1 new/ }).click();
  const read = story(second.page, 'First ace');
  await expect(read).toContainText('Rival');
  const photo = read.getByAltText('Photo of “First ace”');
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => pixelsOf(photo)).toBeGreaterThan(0);
  const address = await photo.getAttribute('src');
  await look('stories-feed', second);
  await read.getByRole('button', { name: /^Like/ }).click();
  await expect(read.getByRole('button', { name: /^Unlike/ })).toHaveText(/1$/);
  await read.getByRole('button', { name: /^Comments/ }).click();
  await dialog(second.page).getByLabel('Your comment').fill('What a serve!');
  await dialog(second.page).getByRole('button', { name: 'Send' }).dblclick();
  const said = dialog(second.page).getByRole('list', { name: 'Comments' }).getByRole('listitem');
  await expect(said).toContainText(['What a serve!']);
  await look('stories-comments', second);
  await dialog(second.page).getByRole('button', { name: 'Close' }).click();
  await expectAllSent(second.page);

  // A video waits until it is played, and is silent; where the server can't look at any, none is asked for.
  await page.getByRole('button', { name: 'Share Story' }).first().click();
  const choice = dialog(page).getByText('Video', { exact: true });
  const latest = 'Cup final';
  if (HAS_FFMPEG) {
    await dialog(page).getByLabel('Title').fill('On film');
    await dialog(page).getByLabel('Your story').fill('See for yourself.');
    await choice.click();
    await dialog(page).getByLabel('Choose a video').setInputFiles(VIDEO);
    await expect(dialog(page).getByLabel('Your video')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Share', exact: true }).click();
    await expectAllSent(page);
    await visit(second.page, '/victory-stories');
    const video = story(second.page, 'On film').getByLabel('Video of “On film”');
    await expect(video).toHaveJSProperty('muted', true);
    await expect(video).toHaveJSProperty('paused', true);
    await expect(video).toHaveJSProperty('readyState', 0);
    await look('stories-video', second);
    await video.evaluate((one: HTMLVideoElement) => one.play());
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
  } else {
    await expect(choice).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
  }

  // What the server refuses comes back with every word, to be told another way.
  await page.getByRole('button', { name: 'Share Story' }).first().click();
  await dialog(page).getByLabel('Title').fill('Cup final');
  await dialog(page).getByLabel('Your story').fill('We won, fuck them all.');
  await dialog(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(toast(page)).toContainText('Failed to share your story. Please try again.');
  const refused = page.getByRole('list', { name: 'Not shared' }).getByRole('article', { name: 'Cup final' });
  await expect(refused).toBeVisible();
  await look('stories-refused');
  await refused.getByRole('button', { name: 'Change it' }).click();
  await expect(dialog(page).getByLabel('Your story')).toHaveValue('We won, fuck them all.');
  await dialog(page).getByLabel('Your story').fill('We won, all of us.');
  await dialog(page).getByRole('button', { name: 'Share', exact: true }).click();
  // Behind the dialog nothing is in any list; then for a moment both stand there under the same title.
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Not shared' })).toHaveCount(0);
  await expect(story(page, 'Cup final')).toContainText('We won, all of us.');
  await expectAllSent(page);

  // The author hears of it without a name, and is led to the story.
  await visit(page, '/notifications');
  const notice = page.getByRole('button', { name: /A comment on your story/ }).first();
  await expect(notice).not.toContainText(other.displayName);
  await notice.click();
  const own = page.getByRole('region', { name: 'The story you opened' }).getByRole('article');
  await expect(own.getByRole('button', { name: /^Like/ })).toHaveText(/1$/);
  await own.getByRole('button', { name: /^Comments/ }).click();
  await expect(dialog(page)).toContainText('What a serve!');

  // What is said to a story is its author's to remove.
  await dialog(page)
    .getByRole('button', { name: /^Remove .*’s comment “What a serve!”$/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(dialog(page)).toContainText('No comments yet');
  expect(await sql('select id from story_comments where user_id = $1', [other.id])).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await visit(page, '/profile');
  await expect(page.getByRole('link', { name: `Your Victory Stories “${latest}”` })).toBeVisible();

  // Without a signal the rival still reads it; once they are blocked nobody gives it to them.
  await second.goOffline();
  await visit(second.page, `/victory-stories/@${player.displayName}`);
  await expect(second.page.getByText('Stories need a connection')).toBeVisible();
  await look('stories-user-offline', second);
  await second.goOnline();
  await second.page.goto(`/victory-stories?player=${player.id}`);
  await expect(dialog(second.page)).toContainText(`“${latest}”`);
  await expect(dialog(second.page)).toContainText('We won, all of us.');
  await dialog(second.page)
    .getByRole('link', { name: /^Victory stories/ })
    .click();
  await expect(second.page.getByRole('heading', { name: /Victory Stories$/ })).toContainText('’s');
  await expect(story(second.page, 'First ace')).toBeVisible();
  await page.goto(`/victory-stories?player=${other.id}`);
  await dialog(page).getByRole('button', { name: 'Block' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Block/ })
    .last()
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await visit(second.page, '/victory-stories');
  await expect(second.page.getByText('No Victory Stories Yet')).toBeVisible();
  const gone = await second.context.request.get(new URL(address ?? '', server.url).href);
  expect(gone.status()).toBe(404);

  // The author takes it back.
  await page.goto('/victory-stories');
  await story(page, 'First ace').getByRole('button', { name: 'More about “First ace”' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Story deleted successfully!');
  await expectAllSent(page);
  // Of this player: another journey on the same server may have left one of this title.
  const titles = await sql('select title from victory_stories where user_id = $1', [player.id]);
  expect(titles).not.toContainEqual({ title: 'First ace' });

  // What is begun on one phone is there on the other, and on neither any more once it is shared.
  const third = await morePhones(player, 'online');
  await page.getByRole('button', { name: 'Share Story' }).first().click();
  await dialog(page).getByLabel('Title').fill('On the bus');
  await dialog(page).getByText('Photo', { exact: true }).click();
  await dialog(page).getByLabel('Choose a photo').setInputFiles(PHOTO);
  await expect(dialog(page).getByAltText('Your photo')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expectAllSent(page);
  await visit(third.page, '/victory-stories');
  await third.page.getByRole('button', { name: 'Share Story' }).first().click();
  await expect(dialog(third.page).getByLabel('Title')).toHaveValue('On the bus');
  await expect(dialog(third.page)).toContainText('Your photo is on the phone where you chose it.');
  await look('stories-begun-elsewhere', third);
  await dialog(third.page).getByText('Text', { exact: true }).click();
  await dialog(third.page).getByLabel('Your story').fill('We sang all the way home.');
  await dialog(third.page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog(third.page)).toHaveCount(0);
  await expectAllSent(third.page);
  await expect(story(page, 'On the bus')).toBeVisible();
  await page.getByRole('button', { name: 'Share Story' }).first().click();
  await expect(dialog(page).getByLabel('Title')).toHaveValue('');
});

onlineTest(
  'a story that is reported is held and released by the operator, and so is a comment that is unsure',
  async ({ page, phone, player, server, morePhones, sql, look }) => {
    const second = await morePhones();
    const other = await signUp(second.context.request, server);
    await becomeRivals(server, phone, { phone: second, id: other.id });
    const { id } = await callAsApp<{ id: string }>(
      phone.context.request,
      server,
      'POST /api/victory-stories',
      { title: 'Cup final', content: 'We won, and they cried.' },
    );
    const held = 'Only you can see this for now';

    // A rival reports it; the operator has a look.
    await visit(second.page, '/victory-stories');
    await story(second.page, 'Cup final').getByRole('button', { name: 'More about “Cup final”' }).click();
    await second.page.getByRole('menuitem', { name: 'Report' }).click();
    await dialog(second.page).getByLabel('Bullying or mean behavior').check();
    await dialog(second.page).getByRole('button', { name: 'Send Report' }).click();
    await expect(toast(second.page)).toContainText('Thank you. Your report was sent.');
    expect(await server.admin('reports')).toContain(`story ${id}: bullying`);
    await visit(page, '/victory-stories');
    await server.admin('hold-story', id);
    await expect(story(page, 'Cup final')).toContainText(held);
    await look('stories-held');
    await visit(second.page, '/victory-stories');
    await expect(second.page.getByText('No Victory Stories Yet')).toBeVisible();
    // The list says what to type, with the mark of the words that were read.
    const release = async (kind: 'story' | 'comment') => {
      const line = new RegExp(`^${kind} (\\S+ --read \\S+)`, 'm').exec(await server.admin('stories'));
      await server.admin('release-story', ...(line?.[1] ?? '').split(' '));
    };
    await release('story');
    await expect(story(page, 'Cup final')).not.toContainText(held);
    const told = sql('select title from notifications where user_id = $1', [player.id]);
    expect(await told).toContainEqual({ title: 'Your story is approved' });
    await visit(second.page, '/victory-stories');
    await expect(story(second.page, 'Cup final')).toBeVisible();

    // What the rival says to it is theirs alone until somebody has looked.
    await story(second.page, 'Cup final')
      .getByRole('button', { name: /^Comments/ })
      .click();
    await dialog(second.page).getByLabel('Your comment').fill('That is the naked truth.');
    await dialog(second.page).getByRole('button', { name: 'Send' }).click();
    await expect(dialog(second.page).getByRole('listitem')).toContainText(held);
    await look('stories-comment-held', second);
    const comments = story(page, 'Cup final').getByRole('button', { name: /^Comments/ });
    await expect(comments).toHaveText(/0$/);
    await release('comment');
    await expect(comments).toHaveText(/1$/);
    await expect(dialog(second.page).getByRole('listitem')).not.toContainText(held);
    const news = sql('select title from notifications where user_id = $1 and type = $2', [
      player.id,
      'victory_story_comment',
    ]);
    expect(await news).toEqual([{ title: 'A comment on your story' }]);
    // Whoever said it hears so, and is led to the story under which it stands.
    await visit(second.page, '/notifications');
    const approved = second.page.getByRole('listitem').filter({ hasText: 'Your comment is approved' });
    await look('notifications-comment-released', second);
    await approved.getByText('Your comment is approved').click();
    await expect(second.page).toHaveURL(new RegExp(`/victory-stories\\?story=${id}$`));
    await expect(story(second.page, 'Cup final')).toBeVisible();
  },
);

onlineTest(
  'a story whose words wait to be looked at is said to be saved, and on the profile to be seen by nobody else',
  async ({ page, player: _author, look }) => {
    await page.goto('/victory-stories');
    await page.getByRole('button', { name: 'Share Story' }).first().click();
    await dialog(page).getByLabel('Title').fill('Our new school');
    await dialog(page).getByLabel('Your story').fill('That is the naked truth.');
    const saved = expect(toast(page)).toContainText('Your story is saved');
    await dialog(page).getByRole('button', { name: 'Share', exact: true }).click();
    await saved;
    await expect(story(page, 'Our new school')).toContainText('Only you can see this for now');
    await look('stories-held-saved');
    await page.goto('/profile');
    await expect(page.getByRole('link', { name: /Your Victory Stories/ })).toContainText(
      'Only you can see it for now',
    );
    await look('profile-story-held');
  },
);
