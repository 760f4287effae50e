import { listStories } from 'sync-protocol/contract/stories';
import { newId, storyCommentId, storyId, type StoryId } from 'sync-protocol/ids';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { mediaPath } from 'sync-protocol/rules/stories/story-media';
import type { OutboxMutation, PushAnswer } from 'sync-protocol/wire';
import sharp from 'sharp';
import { digestOf } from '#features/stories/commands.ts';
import type { TestApp } from '../app.ts';
import type { Answer, TestClient } from '../client.ts';
import { asking } from './competing.ts';
import { aUser, GROWN_UP } from '../factories.ts';
import { aPhone, type TestPhone } from '../phone.ts';

type Story = MutationArgs<'story.post'>;

/** What a phone tells as a story: words alone, unless `more` says otherwise. */
export const aStory = (more: Partial<Story> = {}): Story => ({
  storyId: storyId.parse(newId()),
  title: 'First ace',
  content: 'My first ace in a real match!',
  storyType: 'tournament',
  location: '',
  tags: ['ace'],
  isPublic: false,
  mediaType: 'text_only',
  mediaUrl: '',
  ...more,
});

/** A story that shows a file: a photo, unless `more` says otherwise. */
export const showing = (fileId: string, more: Partial<Story> = {}): Story =>
  aStory({ mediaType: 'photo', mediaUrl: mediaPath(fileId), ...more });

/** The next mutation of a phone's lane of files: it tells a story that shows one. */
export function tellShowing(phone: TestPhone, fileId: string, more: Partial<Story> = {}): OutboxMutation {
  return phone.mutation('story.post', showing(fileId, more), { lane: 'media' });
}

/** Sends a file as the app does, a JPEG unless the headers say otherwise; whatever comes of it. */
export function putFile(
  client: TestClient,
  id: string,
  bytes: Buffer,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const said = { 'content-type': 'image/jpeg', 'content-digest': `sha-256=:${digestOf(bytes)}:`, ...headers };
  return client.send('PUT', mediaPath(id), { payload: bytes, headers: said });
}

/** A small JPEG of one colour. */
export function aPhoto(background: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** The phones of two players, of whom the second sees what the first tells. */
export async function authorAndReader(world: TestApp): Promise<[author: TestPhone, reader: TestPhone]> {
  const [author, reader] = [await aPhone(world), await aPhone(world)];
  world.relations.set(reader.user.id, new Map([[author.user.id, { isTeammate: false, isRival: true }]]));
  return [author, reader];
}

/** Two who are rivals, the story that the first one has told, and what the push answered. */
export async function told(
  world: TestApp,
  more: Partial<Story> = {},
  ages: readonly [number, number] = [GROWN_UP, GROWN_UP],
) {
  const [author, reader] = await rivals(world, ages);
  const story = aStory(more);
  const answer = await author.push(author.mutation('story.post', story));
  await author.pull();
  return { author, reader, story, answer };
}

/** Two players who are rivals by their own will. */
export async function rivals(
  world: TestApp,
  [ageOfOne, ageOfOther]: readonly [number, number] = [GROWN_UP, GROWN_UP],
): Promise<[one: TestPhone, other: TestPhone]> {
  const one = await aPhone(world, await aUser(world, { age: ageOfOne }));
  const other = await aPhone(world, await aUser(world, { age: ageOfOther }));
  await one.push(one.mutation('rival.request', asking(other)));
  await other.push(other.mutation('rival.accept', { rivalId: one.user.id }));
  return [one, other];
}

/** What a player finds of another: in the feed, where there may be others' as well. */
export async function feedOf({ client }: TestPhone, { user }: TestPhone) {
  return (await client.ok(listStories)).filter(({ userId }) => userId === user.id);
}

/** What a phone says to a story. */
export const aComment = (story: StoryId, content = 'Well served!'): MutationArgs<'story.comment'> => ({
  commentId: storyCommentId.parse(newId()),
  storyId: story,
  content,
});

/** What became of the mutations of a push, those alike in a row once. */
export function outcomes({ results }: Pick<PushAnswer, 'results'>): string[] {
  return results
    .map(({ status, code }) => code ?? status)
    .filter((one, index, all) => one !== all[index - 1]);
}
