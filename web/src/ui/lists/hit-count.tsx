import { messages } from '../messages.ts';

/**
 * Says how much a search has found to who can't see it: the list itself is not read out at every letter. It stands there
 * before anything is found, or nobody would hear it.
 * @param count undefined while nothing is asked for, or not answered yet
 */
export function HitCount({ count }: { count: number | undefined }) {
  return <output className="sr-only">{count !== undefined && messages.found(count)}</output>;
}
