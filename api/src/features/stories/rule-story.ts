import { sql } from 'kysely';
import type { StoryComment, VictoryStory } from 'sync-protocol/entities/stories/victory-story';
import { storyCommentId, storyId, uuid, type StoryId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { FILE_IN_COPY } from '#features/profile/commands.ts';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { loadScoped } from '#sync/write/load.ts';
import { mediaIdOf } from 'sync-protocol/rules/stories/story-media';
import { commentTexts, STORY_WORDS, storyTexts } from 'sync-protocol/rules/stories/story-words';
import { userScope } from '#db/scopes.ts';
import { fileName } from './media/file-name.ts';
import { storiesOfIds } from './queries.ts';
import { knownAmong, type SightDeps } from './feed/sight.ts';

// For the operator's command line.

/** Stories and comments that nobody but their authors sees, the oldest first. */
export async function heldWords({ db: { kysely } }: Pick<Deps, 'db'>) {
  const stories = await kysely
    .selectFrom('victoryStories as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['s.id', 'u.displayName', 's.createdAt', 's.editedAt'])
    .select(STORY_WORDS.map((field) => `s.${field}` as const))
    .where('s.isHeld', '=', sql.lit(true))
    .orderBy('s.createdAt')
    .execute();
  const comments = await kysely
    .selectFrom('storyComments as c')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .select(['c.id', 'u.displayName', 'c.content', 'c.createdAt'])
    .where('c.isHeld', '=', true)
    .orderBy('c.createdAt')
    .execute();
  return { stories, comments };
}

/**
 * The file that a story shows, or has shown if it was reported and deleted, and what it may be called on the operator's
 * disk.
 */
export async function fileShownBy(
  kysely: Queryable,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  const story = storyId.safeParse(id).data;
  const [shown] = story ? await storiesOfIds(kysely, [story]) : [];
  const fileId = shown && mediaIdOf(shown.mediaUrl);
  if (story && !shown) return fileReportedWith(kysely, story);
  const file = fileId
    ? await kysely.selectFrom('media').select(['id', 'type']).where('id', '=', fileId).executeTakeFirst()
    : undefined;
  return file && { id: file.id, name: fileName(file) };
}

/** What a story has shown that is gone since somebody has reported it; of what kind it was is not kept. */
async function fileReportedWith(
  kysely: Queryable,
  story: StoryId,
): Promise<{ id: string; name: string } | undefined> {
  const kept = await kysely
    .selectFrom('reports')
    .innerJoin('goneMedia', (join) => join.on(FILE_IN_COPY, '=', sql<string>`gone_media.id::text`))
    .select('goneMedia.id')
    .where('reports.kind', '=', 'story')
    .where('reports.subjectId', '=', story)
    .executeTakeFirst();
  return kept && { id: kept.id, name: kept.id };
}

/**
 * Keeps everybody else from seeing a story or a comment, or lets them.
 * @param isRead whether its words are those that the operator rules on; where they are not, nothing is done
 */
export async function ruleStory(
  deps: ChangeDeps & Pick<Deps, 'db' | 'relations'>,
  id: string,
  isHeld: boolean,
  isRead: (texts: readonly string[]) => boolean = () => true,
): Promise<'ruled' | 'otherWords' | 'none'> {
  if (!uuid.safeParse(id).success) return 'none';
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const changes =
      (await storyRuled(tx.kysely, id, isHeld, deps.now())) ?? (await commentRuled(within, id, isHeld));
    if (!changes) return 'none';
    if (!changes.every(({ table, before }) => isRead(textsOf(table, before)))) return 'otherWords';
    if (changes.length > 0) await changeRows(deps, tx, { changes, isRuling: true });
    return 'ruled';
  });
}

function textsOf(table: RowChange['table'], row: RowChange['before']): string[] {
  return table === 'victoryStories' ? storyTexts(row as VictoryStory) : commentTexts(row as StoryComment);
}

async function storyRuled(
  kysely: Queryable,
  id: string,
  isHeld: boolean,
  now: Date,
): Promise<RowChange[] | undefined> {
  const story = storyId.parse(id);
  const found = await kysely
    .selectFrom('victoryStories')
    .select('userId')
    .where('id', '=', story)
    .executeTakeFirst();
  if (!found) return undefined;
  await holdPlayers(kysely, [found.userId]);
  const rows = await loadScoped(kysely, [
    { table: 'victoryStories', scope: userScope(found.userId), ids: [id] },
  ]);
  const row = rows.get('victoryStories', id);
  if (row && row.isHeld !== isHeld) {
    // Others see it for the first time: it is new to them, and of no older words of it do they hear.
    const told = row.isUntold === true && { createdAt: now.toISOString(), editedAt: null };
    rows.put('victoryStories', {
      ...row,
      isHeld,
      isReleased: !isHeld,
      ...(!isHeld && { isUntold: null, ...told }),
    });
  }
  return rows.changes();
}

async function commentRuled(deps: SightDeps, id: string, isHeld: boolean): Promise<RowChange[] | undefined> {
  const { kysely } = deps.db;
  const comment = storyCommentId.parse(id);
  const found = await kysely
    .selectFrom('storyComments as c')
    .leftJoin('victoryStories as s', 's.id', 'c.storyId')
    .select(['c.userId', 's.userId as authorId'])
    .where('c.id', '=', comment)
    .executeTakeFirst();
  if (!found) return undefined;
  await holdPlayers(kysely, [found.userId, ...(found.authorId ? [found.authorId] : [])]);
  const rows = await loadScoped(kysely, [
    { table: 'storyComments', scope: userScope(found.userId), ids: [id] },
  ]);
  const row = rows.get('storyComments', id);
  if (row && row.isHeld !== isHeld) {
    const { userId, authorId } = found;
    // Of whom they have blocked they hear nothing.
    const isTold =
      !isHeld && authorId !== null && (await knownAmong(deps, authorId, new Set([userId]))).has(userId);
    rows.put('storyComments', {
      ...row,
      isHeld,
      isReleased: !isHeld,
      isUntold: (row.isUntold === true && !isTold) || null,
    });
  }
  return rows.changes();
}
