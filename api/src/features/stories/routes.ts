import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import * as calls from 'sync-protocol/contract/stories';
import { BAD_MEDIA, isMediaFit } from 'sync-protocol/entities/stories/victory-story';
import { storyCommentId, storyId, type StoryId, type UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { definedFields } from 'sync-protocol/mutations/defined-fields';
import { Refusal } from 'sync-protocol/mutations/mutation';
import { STORY_GONE } from 'sync-protocol/mutations/stories/story-changes';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { gateOf, REPORT_LIMIT } from '#features/profile/commands.ts';
import { DONE } from '#plugins/calls/done.ts';
import { requireOwn } from '#plugins/calls/require-own.ts';
import { invalidInput, serve } from '#plugins/calls/serve.ts';
import { mutateByCall } from '#sync/write/mutate-by-call.ts';
import { feedOf, storiesOf, type Page } from './feed/feed.ts';
import { flatMapInTurns } from './feed/in-turns.ts';
import { countNewStories } from './feed/new-stories.ts';
import { presentComment, presentStory } from './feed/present.ts';
import { playerCalled, playersOf, storiesOfIds, type Place } from './queries.ts';
import { commentOfId, commentsOn, type CommentRow } from './reactions/queries.ts';
import { readableOf } from './feed/readable.ts';
import { reportComment, reportStory } from './reports.ts';
import { countSeen, mayReadComment, seenByIds, type SeenStory, type SightDeps } from './feed/sight.ts';
import { takeAwayComment } from './reactions/take-away.ts';

/** Victory stories; each call that changes something is a thin door to the phone's own mutation. */
export function serveStories(app: FastifyInstance, deps: Deps): void {
  const { kysely } = deps.db;

  serve(app, calls.listStories, async ({ player, query }) => {
    const page = { limit: query.limit, before: placeOf(query.before) };
    return presentedAll(deps, player.id, await storiesAsked(deps, player.id, query, page));
  });

  serve(app, calls.postStory, ({ player, body, request }) => {
    const id = storyId.parse(newId());
    const { location, tags, mediaUrl, ...fields } = body;
    return mutateByCall(deps, player.id, request, {
      name: 'story.post',
      args: () => ({
        ...fields,
        storyId: id,
        location: location ?? '',
        tags: tags ?? [],
        mediaUrl: mediaUrl ?? '',
      }),
      present: (_, trx) => presented(deps, trx, player.id, id),
    });
  });

  serve(app, calls.editStory, ({ player, params, body, request }) =>
    mutateByCall(deps, player.id, request, {
      name: 'story.edit',
      args: async (trx) => {
        const { title, content, storyType, location, tags, isPublic, mediaType, mediaUrl } = await ownStory(
          deps,
          trx,
          player.id,
          params.id,
        );
        const now = { title, content, storyType, location, tags, isPublic, mediaType, mediaUrl };
        const { location: place = location, mediaUrl: url = mediaUrl, ...changed } = body;
        const args = {
          ...now,
          ...definedFields(changed),
          storyId: params.id,
          location: place ?? '',
          mediaUrl: url ?? '',
        };
        if (!isMediaFit(args)) throw invalidInput([{ path: 'mediaUrl', message: BAD_MEDIA.message }]);
        return args;
      },
      present: (_, trx) => presented(deps, trx, player.id, params.id),
    }),
  );

  serve(app, calls.deleteStory, ({ player, params, request }) =>
    mutateByCall(deps, player.id, request, {
      name: 'story.delete',
      args: async (trx) => ({
        storyId: params.id,
        mediaUrl: (await ownStory(deps, trx, player.id, params.id)).mediaUrl,
      }),
      present: () => DONE,
    }),
  );

  serve(app, calls.likeStory, ({ player, params, request }) =>
    mutateByCall(deps, player.id, request, {
      name: 'story.like',
      args: () => ({ storyId: params.id }),
      present: (_, trx) => presented(deps, trx, player.id, params.id),
    }),
  );

  serve(app, calls.unlikeStory, async ({ player, params, request }) => {
    await requireSeen(deps, player.id, params.id);
    return mutateByCall(deps, player.id, request, {
      name: 'story.unlike',
      args: () => ({ storyId: params.id }),
      present: (_, trx) => presented(deps, trx, player.id, params.id),
    });
  });

  serve(app, calls.listComments, async ({ player, params }) => {
    await requireSeen(deps, player.id, params.id);
    return presentedTo(deps, player.id, await commentsOn(kysely, params.id));
  });

  serve(app, calls.postComment, ({ player, params, body, request }) => {
    const commentId = storyCommentId.parse(newId());
    return mutateByCall(deps, player.id, request, {
      name: 'story.comment',
      args: () => ({ commentId, storyId: params.id, content: body.content }),
      present: async (_, trx) => {
        const made = await commentOfId(trx, commentId);
        const [comment] = await presentedTo({ ...deps, db: { kysely: trx } }, player.id, made ? [made] : []);
        if (!comment) throw new Error('a comment that was made is there');
        return comment;
      },
    });
  });

  serve(app, calls.deleteComment, async ({ player, params, request }) => {
    const comment = await commentOfId(kysely, params.commentId);
    if (comment?.userId !== player.id || comment.storyId !== params.id) {
      await takeAwayComment(deps, player.id, params);
      return DONE;
    }
    return mutateByCall(deps, player.id, request, {
      name: 'story.uncomment',
      args: () => ({ commentId: comment.id }),
      present: () => DONE,
    });
  });

  serve(
    app,
    calls.reportStory,
    async ({ player, params, body }) => {
      await reportStory(deps, player.id, params.id, body);
      return DONE;
    },
    { limit: REPORT_LIMIT },
  );

  serve(
    app,
    calls.reportComment,
    async ({ player, params, body }) => {
      await reportComment(deps, player.id, params, body);
      return DONE;
    },
    { limit: REPORT_LIMIT },
  );

  serve(app, calls.newVictoryStories, async ({ player, params }) => {
    requireOwn(player, params.id);
    return { count: await countNewStories(deps, player.id) };
  });

  serve(app, calls.countVictoryStories, async ({ player, params }) => ({
    count: await countSeen(deps, player.id, params.id),
  }));
}

/** One story, those of one player, or else all; somebody who is not there has told nothing, as who is not to be seen. */
async function storiesAsked(
  deps: Deps,
  viewer: UserId,
  { story, username, userId }: z.output<(typeof calls.listStories)['query']>,
  page: Page,
): Promise<SeenStory[]> {
  if (story) return [...(await seenByIds(deps, viewer, [story])).values()];
  if (username === undefined && userId === undefined) return feedOf(deps, viewer, page);
  const author = userId ?? (await playerCalled(deps.db.kysely, (username ?? '').replace(/^@/, '')));
  return author ? storiesOf(deps, viewer, author, page) : [];
}

function placeOf(before: string | undefined): Place | undefined {
  if (before === undefined) return undefined;
  const [createdAt = '', id = ''] = before.split(',');
  return { createdAt, id };
}

async function presentedAll(deps: SightDeps, viewer: UserId, seen: readonly SeenStory[]) {
  const readable = await readableOf(deps, viewer, seen);
  return seen.map((one) => presentStory(one, viewer, readable));
}

async function presented(deps: Deps, kysely: Queryable, viewer: UserId, id: StoryId) {
  const within = { ...deps, db: { kysely } };
  const seen = await seenByIds(within, viewer, [id]);
  const [story] = await presentedAll(within, viewer, [...seen.values()]);
  if (!story) throw notThere();
  return story;
}

/** @throws Refusal when the viewer may see no such story */
async function requireSeen(deps: SightDeps, viewer: UserId, id: StoryId): Promise<void> {
  if (!(await seenByIds(deps, viewer, [id])).has(id)) throw notThere();
}

/**
 * A story that the player has told.
 * @throws ApiError 403 when it is another's
 * @throws Refusal when it is not there, or not to be seen: then nothing tells that it is
 */
async function ownStory(deps: Deps, kysely: Queryable, player: UserId, id: StoryId) {
  const [story] = await storiesOfIds(kysely, [id]);
  if (!story) throw notThere();
  if (story.userId !== player) {
    await requireSeen({ ...deps, db: { kysely } }, player, id);
    requireOwn({ id: player }, story.userId);
  }
  return story;
}

const notThere = () => new Refusal(STORY_GONE.code, STORY_GONE.message);

/** Of what was said to a story what those said whom the viewer knows; what is held only its own author sees. */
async function presentedTo(deps: SightDeps, viewer: UserId, comments: readonly CommentRow[]) {
  const { kysely } = deps.db;
  const authors = [...new Set(comments.map(({ userId }) => userId))];
  const gate = await gateOf(deps, viewer, authors);
  const players = await playersOf(kysely, authors);
  return flatMapInTurns(comments, (comment) => {
    const row = players.get(comment.userId);
    if (!row || (comment.isHeld && row.id !== viewer)) return [];
    const { player, sees } = gate.standingTo(row);
    return sees.existence && mayReadComment(sees, comment) ? [presentComment(comment, player, sees)] : [];
  });
}
