import { unpackChanges } from 'sync-protocol/wire-packing';
import type { PlainChange, PullAnswer } from 'sync-protocol/wire';

/** The pages of a pull put together: applied as one, so that no screen shows half of it. */
export interface PulledPages extends Pick<PullAnswer, 'epoch' | 'cursor' | 'lanes' | 'rejected' | 'more'> {
  changes: PlainChange[];
  reset: boolean;
}

/** The pages so far and one more; a page that starts over makes the earlier ones void. */
export function withPage(pages: PulledPages | undefined, page: PullAnswer): PulledPages {
  const { epoch, cursor, lanes, more } = page;
  const goesOn = page.reset !== true || (pages?.reset === true && pages.epoch === epoch);
  const earlier = goesOn ? pages : undefined;
  return {
    epoch,
    cursor,
    lanes,
    more,
    rejected: [...(earlier?.rejected ?? []), ...page.rejected],
    changes: [...(earlier?.changes ?? []), ...unpackChanges(page.changes)],
    reset: (earlier?.reset ?? false) || page.reset === true,
  };
}
