import { newId, storyId } from 'sync-protocol/ids';
import { storyPost } from 'sync-protocol/mutations/stories/story-changes';
import { mediaPath } from 'sync-protocol/rules/stories/story-media';
import type { StoredFile } from '../store/db.ts';
import { mutateOn } from '../rows/mutate-on.ts';
import type { TestPhone } from './test-phone.ts';

interface Photo {
  id?: string;
  /** How long it has been in its state, in milliseconds. */
  age?: number;
}

/** Keeps a photo on a phone; answers its id. */
export async function keepPhoto(
  { db }: TestPhone,
  state: StoredFile['state'],
  { id = newId(), age = 0 }: Photo = {},
): Promise<string> {
  await db.files.put({
    id,
    bytes: new ArrayBuffer(3),
    type: 'image/jpeg',
    state,
    since: Date.now() - age,
  });
  return id;
}

/** A story that shows a photo. */
export const storyWith = (fileId: string, title = 'First ace') => ({
  storyId: storyId.parse(newId()),
  title,
  content: 'In the last set!',
  storyType: 'tournament' as const,
  location: '',
  tags: [],
  isPublic: false,
  mediaType: 'photo' as const,
  mediaUrl: mediaPath(fileId),
});

/** Tells a story that shows a photo. */
export const tellWith = (phone: TestPhone, fileId: string, title?: string) =>
  mutateOn(phone, storyPost, storyWith(fileId, title));

/** Tells a story with a photo that the phone keeps in this state; answers the photo's id. */
export async function tellWithPhoto(
  phone: TestPhone,
  state: StoredFile['state'],
  photo?: Photo,
): Promise<string> {
  const id = await keepPhoto(phone, state, photo);
  await tellWith(phone, id);
  return id;
}
