import { useEffect, useEffectEvent } from 'react';
import { useLive } from '#data/live/live-query.ts';
import type { UserDb } from '#data/store/db.ts';
import { lateRefusalText } from '#data/rows/refusal-text.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';

/** What each player's phone was known to have: a screen without the shell is left with the news of what came meanwhile. */
const known = new WeakMap<UserDb, ReadonlySet<string>>();

/** Says what the server refuses as it comes in, while the player may remember what they did; the cloud keeps it. */
export function useTellRefused(onShow: () => void): void {
  const held = useLive(async (db) => ({ db, refused: await db.refused.toArray() }));
  const show = useEffectEvent(onShow);
  useEffect(() => {
    if (!held) return;
    const { db, refused } = held;
    const before = known.get(db);
    known.set(db, new Set(refused.map(({ id }) => id)));
    const [first, ...more] = before ? refused.filter(({ id }) => !before.has(id)) : [];
    if (!first) return;
    const told =
      more.length > 0
        ? { title: messages.notSaved(1 + more.length), text: messages.seeWhich }
        : lateRefusalText(first);
    toast({
      ...told,
      tone: 'danger',
      action: { label: messages.show, onSelect: () => show() },
    });
  }, [held]);
}
