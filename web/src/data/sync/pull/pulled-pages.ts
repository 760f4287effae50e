import { unpackChanges } from 'sync-protocol/wire-packing';
import type { PlainChange, PullAnswer } from 'sync-protocol/wire';

/** The pages of a pull put together: applied as one, so that no screen shows half of it. */
export interface PulledPages extends Pick<PullAnswer, 'epoch' | 'cursor' | 'lanes' | 'more'> {
  changes: PlainChange[];
  reset: boolean;
}

/** The pages so far and one more; a page that starts over makes the earlier ones void (S5.2). */
export function withPage(pages: PulledPages | undefined, page: PullAnswer): PulledPages {
  const { epoch, cursor, lanes, more } = page;
  const isReset = page.reset === true;
  const earlier = isReset || !pages ? [] : pages.changes;
  const changes = [...earlier, ...unpackChanges(page.changes)];
  return { epoch, cursor, lanes, more, changes, reset: isReset || pages?.reset === true };
}
