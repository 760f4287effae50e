import { useEffect, useEffectEvent } from 'react';

/** What a key does, by its name as the browser says it; no letters, which whoever speaks to their computer would strike unawares. */
export type GymKeys = Partial<Record<string, () => void>>;

/** Keys for those who train beside a computer. What has the focus and takes keys itself keeps them. */
export function useGymKeys(keys: GymKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key];
    const isMeantOtherwise =
      event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target, event.key);
    if (!action || event.repeat || event.defaultPrevented || isMeantOtherwise) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

function takesKeys(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role=dialog], [role=alertdialog], input, textarea, select')) return true;
  return (key === ' ' || key === 'Enter') && target.closest('button, a, summary') !== null;
}
