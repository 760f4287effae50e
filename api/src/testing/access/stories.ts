import { newId } from 'sync-protocol/new-id';
import { mediaPath } from 'sync-protocol/rules/stories/story-media';
import type { AccessRow } from './cast.ts';
import type { TestClient } from '../client.ts';
import { IMAGE } from '../bodies/image.ts';
import { putFile } from '../players/telling.ts';

/** For who is close: it is no story for everybody. */
const STORY: AccessRow = [401, [404, 404, 404, 200], 200];

/** To be changed by its player alone; who doesn’t see it is not told that it is there. */
const OWN: AccessRow = [401, [404, 404, 404, 403], 200];

/** What the calls about stories answer, as a row of access.pg.test.ts; `{id}` is the story of the victim, or its file. */
export const STORY_ROWS: Record<string, AccessRow> = {
  'GET /api/victory-stories': [401, 200, 200],
  'POST /api/victory-stories': [401, 400, 400],
  'POST /api/victory-stories/{id}/like': STORY,
  'DELETE /api/victory-stories/{id}/like': STORY,
  'GET /api/victory-stories/{id}/comments': STORY,
  'POST /api/victory-stories/{id}/comments': [401, [404, 404, 404, 201], 201],
  'DELETE /api/victory-stories/{id}/comments/{commentId}': [401, 404, 404],
  'POST /api/victory-stories/{id}/reports': [401, 201, 201],
  'POST /api/victory-stories/{id}/comments/{commentId}/reports': [401, 201, 201],
  'POST /api/victory-stories/upload': [401, 400, 400],
  'GET /api/media': [401, 200, 200],
  'PUT /api/media/{id}': [401, 415, 415],
  'GET /api/media/{id}': STORY,
  'PUT /api/victory-stories/{id}': OWN,
  'DELETE /api/victory-stories/{id}': OWN,
};

/** A story with a photo, for who is close. */
export async function tellStory(
  client: TestClient,
  title: string,
): Promise<{ story: string; media: string }> {
  const photo = Buffer.from(IMAGE.slice(IMAGE.indexOf(',') + 1), 'base64');
  const media = newId();
  await putFile(client, media, photo, { 'content-type': 'image/png' });
  const body = { title, content: 'We won!', mediaType: 'photo', mediaUrl: mediaPath(media) };
  const told = await client.json('POST', '/api/victory-stories', body);
  return { story: (told.body as { id: string }).id, media };
}
