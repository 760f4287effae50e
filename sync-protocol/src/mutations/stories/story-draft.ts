import type { z } from 'zod';
import type {
  storyDraftArgs,
  StoryDraftRow,
  storyDropDraftArgs,
} from '../../entities/stories/story-draft.ts';
import type { UserId } from '../../ids.ts';
import { derivedId } from '../../new-id.ts';
import type { MutationContext, Mutator } from '../mutation.ts';
import type { Rows } from '../rows.ts';

/** The id that phone and server give to what the same player has begun to tell. */
export function storyDraftId(user: UserId): string {
  return derivedId(user, 'storyDraft');
}

function draftOf(rows: Rows, { userId }: MutationContext): StoryDraftRow | undefined {
  return rows.get('storyDrafts', storyDraftId(userId));
}

/** Whether another device has spoken later; a device's own words are later in the order in which it says them. */
function isOlder(kept: StoryDraftRow | undefined, { at, clientGroup }: MutationContext): boolean {
  return Boolean(kept?.savedAt && kept.savedAt > at && kept.savedBy !== clientGroup);
}

/** Keeps what the player has begun to tell: of two phones the later word counts. */
export const storyDraft: Mutator<'story.draft', z.infer<typeof storyDraftArgs>> = {
  name: 'story.draft',
  needs: (_, { userId }) => [{ table: 'storyDrafts', ids: [storyDraftId(userId)] }],
  effect: (rows, draft, context) => {
    const { userId, at, clientGroup } = context;
    const kept = draftOf(rows, context);
    if (isOlder(kept, context)) return;
    const savedAt = kept?.savedAt && kept.savedAt > at ? kept.savedAt : at;
    rows.put('storyDrafts', { id: storyDraftId(userId), userId, ...draft, savedAt, savedBy: clientGroup });
  },
};

/** Forgets it, once it was shared or thrown away; what was written later stays. */
export const storyDropDraft: Mutator<'story.dropDraft', z.infer<typeof storyDropDraftArgs>> = {
  name: 'story.dropDraft',
  needs: (_, { userId }) => [{ table: 'storyDrafts', ids: [storyDraftId(userId)] }],
  effect: (rows, _, context) => {
    const kept = draftOf(rows, context);
    if (kept && !isOlder(kept, context)) rows.delete('storyDrafts', kept.id);
  },
};
