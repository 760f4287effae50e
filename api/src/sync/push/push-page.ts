import type { MutationResult } from 'sync-protocol/wire';
import { epochMark, type Cursor } from '../pull/cursor.ts';
import type { Page } from '../pull/page.ts';
import { recentPage } from '../pull/recent-page.ts';

/** Where a push has brought its client group, between two states of the database that nothing came in between. */
export interface PushNews {
  epoch: string;
  lanes: { before: Cursor['lanes']; after: Cursor['lanes'] };
  kept: MutationResult[];
  /** Each scope that the player holds, with its counter after the push. */
  scopes: ReadonlyMap<string, number>;
}

/**
 * The page of a phone that has just pushed, made from what was written of late.
 * @returns undefined when there is more to it
 */
export function pageOfPush(
  deps: Parameters<typeof recentPage>[0],
  cursor: Cursor,
  { epoch, lanes, kept, scopes }: PushNews,
): Page | undefined {
  const isNext =
    cursor.epoch === epochMark(epoch) &&
    cursor.lanes.core === lanes.before.core &&
    cursor.lanes.media === lanes.before.media;
  const stands = [...scopes].map(([scope, seq]) => [scope, { seq, swept: 0 }] as const);
  const standing = { epoch, lanes: lanes.after, kept, held: [...scopes.keys()], scopes: new Map(stands) };
  return isNext ? recentPage(deps, cursor, standing) : undefined;
}
