import type { z } from 'zod';
import type { storyDraftArgs, storyDropDraftArgs } from '../../entities/stories/story-draft.ts';
import type { UserId } from '../../ids.ts';
import { derivedId } from '../../new-id.ts';
import type { Mutator } from '../mutation.ts';

/** The id that phone and server give to what the same player has begun to tell. */
export function storyDraftId(user: UserId): string {
  return derivedId(user, 'storyDraft');
}

/** Keeps what the player has begun to tell: of two phones the later word counts. */
export const storyDraft: Mutator<'story.draft', z.infer<typeof storyDraftArgs>> = {
  name: 'story.draft',
  needs: (_, { userId }) => [{ table: 'storyDrafts', ids: [storyDraftId(userId)] }],
  effect: (rows, draft, { userId, at }) => {
    const id = storyDraftId(userId);
    const kept = rows.get('storyDrafts', id);
    if (!kept || kept.savedAt <= at) rows.put('storyDrafts', { id, userId, ...draft, savedAt: at });
  },
};

/** Forgets it, once it was shared or thrown away; what was written later stays. */
export const storyDropDraft: Mutator<'story.dropDraft', z.infer<typeof storyDropDraftArgs>> = {
  name: 'story.dropDraft',
  needs: (_, { userId }) => [{ table: 'storyDrafts', ids: [storyDraftId(userId)] }],
  effect: (rows, _, { userId, at }) => {
    const id = storyDraftId(userId);
    const kept = rows.get('storyDrafts', id);
    if (kept && kept.savedAt <= at) rows.delete('storyDrafts', id);
  },
};
