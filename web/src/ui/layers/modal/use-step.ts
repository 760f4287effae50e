import { useEffect, useEffectEvent } from 'react';
import { useBackCloses } from './use-back-closes.ts';
import { onEscapeWithin } from './use-focus-kept.ts';

/** Has Escape and the phone's back gesture lead from a step in a modal to the one before it, and not out of it. */
export function useStep(isThere: boolean, goBack: () => void): void {
  const onEscape = useEffectEvent(goBack);
  useBackCloses(isThere, goBack);
  useEffect(() => (isThere ? onEscapeWithin(() => onEscape()) : undefined), [isThere]);
}
