import { useEffect, useEffectEvent, useRef } from 'react';
import { useLive } from '#data/live/live-query.ts';
import { lateRefusalText } from '#data/rows/refusal-text.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';

/** Says what the server refuses as it comes in, while the player may remember what they did; the cloud keeps it. */
export function useTellRefused(onShow: () => void): void {
  const refused = useLive((db) => db.refused.toArray());
  const known = useRef<ReadonlySet<string>>(undefined);
  const show = useEffectEvent(onShow);
  useEffect(() => {
    const before = known.current;
    known.current = refused && new Set(refused.map(({ id }) => id));
    const [first, ...more] = (before && refused?.filter(({ id }) => !before.has(id))) ?? [];
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
  }, [refused]);
}
