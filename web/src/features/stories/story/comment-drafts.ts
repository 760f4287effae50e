import { useSyncExternalStore } from 'react';
import type { StoryId } from 'sync-protocol/ids';
import { isBlank } from 'sync-protocol/rules/words/written';
import { onPhoneChange } from '#data/store/active-phone.ts';
import { holdUpdates } from '#pwa/hold-updates.ts';
import { createStore } from '#ui/store.ts';

/** What is begun under each story, as long as the app is open and the player stays. */
const drafts = createStore<ReadonlyMap<StoryId, string>>(new Map());
onPhoneChange(() => drafts.set(new Map()));

let release: (() => void) | undefined;
// Nothing else keeps them: a new version would take them away, also from under a closed sheet.
drafts.subscribe(() => {
  const isBegun = [...drafts.get().values()].some((draft) => !isBlank(draft));
  if (isBegun) return void (release ??= holdUpdates());
  release?.();
  release = undefined;
});

/** A comment that is begun under a story, to read and to change; under another one stands another. */
export function useCommentDraft(story: StoryId) {
  const all = useSyncExternalStore(drafts.subscribe, drafts.get);
  const change = (next: (before: string) => string) => {
    const now = drafts.get();
    drafts.set(new Map(now).set(story, next(now.get(story) ?? '')));
  };
  return [all.get(story) ?? '', change] as const;
}
