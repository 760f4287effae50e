import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Each story of a page is asked whether one player likes it, however many do, and however many that player likes. */
export const likesByStory = statements('0046-likes-by-story', [
  sql`drop index story_likes_story`,
  sql`create index story_likes_story on story_likes (story_id, user_id)`,
]);
