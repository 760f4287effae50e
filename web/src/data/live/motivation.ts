import { useMemo } from 'react';
import type { Quote } from 'sync-protocol/entities/motivation/motivation';
import type { SavedQuote } from 'sync-protocol/entities/motivation/saved-quote';
import { motivationId } from 'sync-protocol/rules/derived-ids';
import { promptIndex } from 'sync-protocol/rules/motivation/motivation';
import { useActivePhone } from '../store/active-phone.ts';
import { useLive, useRows } from './live-query.ts';
import { keptPrompts, promptsInMemory } from '../catalog/prompts.ts';

/** A day's prompt, and whether the player has looked at it. */
export type TodaysMotivation = Quote & { isViewed: boolean };

/** The prompt of a training day with what the player did with it; null while this phone has no prompts. */
export function useMotivation(day: string): TodaysMotivation | null | undefined {
  const prompts = useLive(keptPrompts) ?? promptsInMemory();
  const userId = useActivePhone()?.db.userId;
  const id = userId ? motivationId(userId, day) : undefined;
  const done = useRows(
    id ? [{ table: 'motivations', ids: [id] }] : [],
    (rows) => (id ? rows.get('motivations', id) : undefined) ?? null,
    [id],
  );
  // The same as long as nothing of it changes: it is drawn on Home, which each tap draws anew.
  return useMemo(() => {
    if (!userId || !prompts || done === undefined) return undefined;
    const prompt = prompts[promptIndex(userId, day, done?.refreshes ?? 0, prompts.length)];
    return prompt ? { ...prompt, isViewed: done?.isViewed ?? false } : null;
  }, [userId, prompts, done, day]);
}

/** The quotes that the player keeps, the latest first. */
export function useSavedQuotes(): SavedQuote[] | undefined {
  return useRows([{ table: 'savedQuotes', all: true }], (rows) =>
    rows.all('savedQuotes').sort((a, b) => b.savedAt.localeCompare(a.savedAt)),
  );
}
