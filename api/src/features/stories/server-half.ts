import type { Statement } from '#db/statement.ts';
import type { Relations } from '#features/profile/commands.ts';
import type { Cause, ServerHalf } from '#sync/server-half.ts';
import { commentsSaid } from './reactions/arrived-comments.ts';
import { followStories } from './follow.ts';
import { storiesTold } from './judge-stories.ts';
import { storyVets } from './vet.ts';

/** What others have of a player's stories, and what they do to them. */
export const storiesHalf = (relations: Relations): ServerHalf => ({
  vet: storyVets(relations),
  follow: async (cause) => {
    const { changes, gone } = await followStories(cause, relations);
    return {
      changes,
      parts: (statement) => [...goneFiles(statement, gone, cause.now), ...shared(statement, cause)],
    };
  },
});

/** Nobody gets the file any more; its bytes go with the next clean-up. */
function goneFiles(statement: Statement, ids: readonly string[], now: Date): string[] {
  if (ids.length === 0) return [];
  return [
    `loose_media as (delete from media where id = any(${statement.value([...ids], 'uuid[]')}) returning id)`,
    `gone_files as (
      insert into gone_media (id, at)
      select id, ${statement.value(now.toISOString(), 'timestamptz')} from loose_media
      on conflict (id) do nothing)`,
  ];
}

/** What counts for the day, also once it is deleted. */
function shared(statement: Statement, cause: Cause): string[] {
  const made = [
    ...storiesTold(cause).map(({ userId }) => ({ userId, kind: 'story' })),
    ...commentsSaid(cause).map(({ userId }) => ({ userId, kind: 'comment' })),
  ];
  if (made.length === 0) return [];
  return [
    `story_shares as (
      insert into shares (user_id, kind, at)
      select r."userId", r.kind, ${statement.value(cause.now.toISOString(), 'timestamptz')}
      from json_to_recordset(${statement.rows(made)}) as r ("userId" uuid, kind text))`,
  ];
}
