import type { UserId } from 'sync-protocol/ids';
import { NEW_STORY_DAYS, STORY_PAGE } from 'sync-protocol/rules/stories/story-terms';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { gateOf } from '#features/profile/commands.ts';
import { CLOSE_OTHERS, storiesBy, toldOf } from '../queries.ts';
import { seenOf, type SightDeps } from './sight.ts';

/** How many stories of those close to them a player has not seen; more than a page of them is a page. */
export async function countNewStories(deps: SightDeps, player: UserId): Promise<number> {
  const latest = storiesBy(CLOSE_OTHERS)(undefined, STORY_PAGE);
  const gate = await gateOf(deps, player, undefined, latest);
  const stories = toldOf(gate.beside[0]);
  if (stories.length === 0) return 0;
  const since = await seenUpTo(deps, player);
  const fresh = stories.filter(({ story: { createdAt } }) => Date.parse(createdAt) > since);
  return seenOf(gate, player, fresh).length;
}

async function seenUpTo({ db: { kysely }, now }: SightDeps, player: UserId): Promise<number> {
  const settings = await kysely
    .selectFrom('userSettings')
    .select('storiesSeenAt')
    .where('id', '=', player)
    .executeTakeFirst();
  const earliest = now().getTime() - NEW_STORY_DAYS * DAY_MS;
  return Math.max(earliest, Date.parse(settings?.storiesSeenAt ?? '') || 0);
}
