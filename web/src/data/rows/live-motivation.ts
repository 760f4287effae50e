import type { Quote } from 'sync-protocol/entities/motivation';
import type { SavedQuote } from 'sync-protocol/entities/saved-quote';
import { motivationId } from 'sync-protocol/rules/derived-ids';
import { promptIndex } from 'sync-protocol/rules/motivation';
import { useLive } from './live-query.ts';
import { keptPrompts } from '../catalog/prompts.ts';

/** A day's prompt, and whether the player has looked at it. */
export type TodaysMotivation = Quote & { isViewed: boolean };

/** The prompt of a training day with what the player did with it; null while this phone has no prompts. */
export function useMotivation(day: string): TodaysMotivation | null | undefined {
  return useLive(
    async (db) => {
      const [prompts, done] = await Promise.all([
        keptPrompts(db),
        db.synced('motivations').get(motivationId(db.userId, day)),
      ]);
      const prompt = prompts[promptIndex(db.userId, day, done?.refreshes ?? 0, prompts.length)];
      return prompt ? { ...prompt, isViewed: done?.isViewed ?? false } : null;
    },
    [day],
  );
}

/** The quotes that the player keeps, the latest first. */
export function useSavedQuotes(): SavedQuote[] | undefined {
  return useLive(async (db) => {
    const own = await db.synced('savedQuotes').toArray();
    return own.sort((a, b) => b.savedAt.localeCompare(a.savedAt));
  });
}
