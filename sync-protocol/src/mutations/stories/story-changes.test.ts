import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { storyPostArgs } from '../../entities/stories/victory-story.ts';
import { storyCommentId, storyId, userId } from '../../ids.ts';
import { mediaPath } from '../../rules/stories/story-media.ts';
import type { MutationContext } from '../mutation.ts';
import { Rows } from '../rows.ts';
import { runMutation } from '../run.ts';
import { storyDelete, storyEdit, storyPost } from './story-changes.ts';
import { storyComment, storyLike, storyUncomment, storyUnlike } from './story-reactions.ts';

const STORY = storyId.parse('018f6b2a-0000-7000-8000-0000000000d1');
const COMMENT = storyCommentId.parse('018f6b2a-0000-7000-8000-0000000000d2');
const FILE = '018f6b2a-0000-7000-8000-0000000000d4';
const fields = {
  storyId: STORY,
  title: 'First ace',
  content: 'In the last set!',
  storyType: 'tournament',
  location: '',
  tags: [],
  isPublic: false,
  mediaType: 'text_only',
  mediaUrl: '',
} as const;
const text = { ...fields, tags: [] };
const photo = { ...text, mediaType: 'photo' as const, mediaUrl: mediaPath(FILE) };

const context: Omit<MutationContext, 'planOf'> = {
  userId: userId.parse('018f6b2a-0000-7000-8000-000000000001'),
  clientGroup: '018f6b2a-0000-7000-8000-000000000002' as MutationContext['clientGroup'],
  at: '2026-11-21T12:00:00.000Z',
  day: '2026-11-21',
  tz: 'UTC',
};

const STEPS = {
  post: (rows: Rows) => runMutation(rows, storyPost, text, context, () => undefined),
  withdrawn: (rows: Rows) =>
    runMutation(rows, storyPost, { ...text, isWithdrawn: true }, context, () => undefined),
  edit: (rows: Rows) => runMutation(rows, storyEdit, { ...text, title: 'Two' }, context, () => undefined),
  delete: (rows: Rows) =>
    runMutation(rows, storyDelete, { storyId: STORY, mediaUrl: '' }, context, () => undefined),
  like: (rows: Rows) => runMutation(rows, storyLike, { storyId: STORY }, context, () => undefined),
  unlike: (rows: Rows) => runMutation(rows, storyUnlike, { storyId: STORY }, context, () => undefined),
  comment: (rows: Rows) =>
    runMutation(
      rows,
      storyComment,
      { storyId: STORY, commentId: COMMENT, content: 'Yes' },
      context,
      () => undefined,
    ),
  uncomment: (rows: Rows) =>
    runMutation(rows, storyUncomment, { commentId: COMMENT }, context, () => undefined),
};
type Step = keyof typeof STEPS;

/** What there is of a story, its like and its comment: the states between which the steps lead. */
interface State {
  story: 'none' | 'told' | 'edited';
  liked: boolean;
  said: boolean;
}

function stateOf(rows: Rows): State {
  const [story] = rows.all('victoryStories');
  return {
    story: story ? (story.editedAt ? 'edited' : 'told') : 'none',
    liked: rows.all('storyLikes').length > 0,
    said: rows.all('storyComments').length > 0,
  };
}

/** Every step in every state: where it leads, or that it is refused. */
function expected(state: State, step: Step): State | 'story_not_found' {
  switch (step) {
    case 'post':
      return { ...state, story: state.story === 'none' ? 'told' : state.story };
    case 'withdrawn':
      return state;
    case 'edit':
      return state.story === 'none' ? 'story_not_found' : { ...state, story: 'edited' };
    case 'delete':
      return { ...state, story: 'none' };
    case 'like':
      return { ...state, liked: true };
    case 'unlike':
      return { ...state, liked: false };
    case 'comment':
      return { ...state, said: true };
    case 'uncomment':
      return { ...state, said: false };
  }
}

describe('a story', () => {
  test('goes from state to state as the table says, and the counts equal the rows', () => {
    const steps = fc.array(fc.constantFrom(...(Object.keys(STEPS) as Step[])), { maxLength: 12 });
    fc.assert(
      fc.property(steps, (taken) => {
        const rows = new Rows();
        for (const step of taken) {
          const before = stateOf(rows);
          const refusal = STEPS[step](rows);
          const wanted = expected(before, step);
          expect(refusal ? refusal.code : stateOf(rows)).toEqual(wanted);
          if (refusal) expect(stateOf(rows)).toEqual(before);
        }
        const [stats] = rows.all('playerStats');
        expect(stats?.stories ?? 0).toBe(rows.all('victoryStories').length);
        // What players say is counted with the story alone.
        expect(stats?.comments ?? 0).toBe(0);
      }),
    );
  });

  test('keeps the photo that it has, and waits in its lane', () => {
    const rows = new Rows();
    runMutation(rows, storyPost, photo, context, () => undefined);
    const other = { ...photo, mediaUrl: mediaPath(COMMENT) };
    expect(runMutation(rows, storyEdit, other, context, () => undefined)?.code).toBe('media_fixed');
    expect(runMutation(rows, storyEdit, text, context, () => undefined)?.code).toBe('media_fixed');
    expect(
      runMutation(rows, storyEdit, { ...photo, title: 'Two' }, context, () => undefined),
    ).toBeUndefined();
    const link = { ...text, mediaType: 'link' as const, mediaUrl: 'https://youtu.be/ace' };
    for (const { lane } of [storyPost, storyEdit, storyDelete])
      expect([lane?.(photo), lane?.(text), lane?.(link)]).toEqual(['media', 'core', 'core']);
  });

  test.each([
    ['a photo without a file', { ...text, mediaType: 'photo' }],
    ['a photo from elsewhere', { ...photo, mediaUrl: 'https://evil.org/x.jpg' }],
    ['a text with a file', { ...photo, mediaType: 'text_only' }],
    ['a video from elsewhere', { ...photo, mediaType: 'video', mediaUrl: 'https://evil.org/x.mp4' }],
    ['a link to anywhere', { ...text, mediaType: 'link', mediaUrl: 'https://evil.org' }],
  ])('takes no %s', (_, args) => {
    expect(storyPostArgs.safeParse(args).success).toBe(false);
  });
});
