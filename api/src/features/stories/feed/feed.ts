import type { UserId } from 'sync-protocol/ids';
import { gateOf, type Beside } from '#features/profile/commands.ts';
import {
  CLOSE,
  latestFirst,
  only,
  publicStories,
  storiesBy,
  toldOf,
  type Place,
  type ToldRow,
} from '../queries.ts';
import { seenOf, type SeenStory, type SightDeps } from './sight.ts';

/** Stories that the gate may keep back are followed by others so often; then a page stays short. */
const MAX_ROUNDS = 5;

type Source = (before: Place | undefined, limit: number) => Beside<ToldRow>;

export interface Page {
  limit: number;
  before: Place | undefined;
}

/** The latest stories that a viewer may see, before a place: their own, those of who is close, and those for everybody. */
export function feedOf(deps: SightDeps, viewer: UserId, page: Page): Promise<SeenStory[]> {
  // Each for itself: however many strangers tell everybody what this viewer may not see, it hides nobody who is close.
  return pageOf(deps, { viewer, others: undefined }, page, [storiesBy(CLOSE), publicStories]);
}

/** The latest stories of one player, as a viewer may see them. */
export function storiesOf(deps: SightDeps, viewer: UserId, author: UserId, page: Page): Promise<SeenStory[]> {
  return pageOf(deps, { viewer, others: [author] }, page, [storiesBy(only(author))]);
}

async function pageOf(
  deps: SightDeps,
  { viewer, others }: { viewer: UserId; others: readonly UserId[] | undefined },
  { limit, before }: Page,
  sources: readonly Source[],
): Promise<SeenStory[]> {
  const all = sources.map((source) => ({ source, place: before, seen: [] as SeenStory[], isOver: false }));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const open = all.filter(({ isOver }) => !isOver);
    if (open.length === 0) break;
    const asked = open.map(({ source, place }) => source(place, limit));
    const gate = await gateOf(deps, viewer, others, ...asked);
    for (const [index, one] of open.entries()) {
      const stories = toldOf(gate.beside[index]);
      one.seen.push(...seenOf(gate, viewer, stories));
      one.place = stories.at(-1)?.story;
      one.isOver = stories.length < limit || one.seen.length >= limit;
    }
  }
  return latest(
    all.flatMap(({ seen }) => seen.slice(0, limit)),
    limit,
  );
}

/** Each once, the latest first. */
function latest(stories: readonly SeenStory[], limit: number): SeenStory[] {
  const byId = new Map(stories.map((one) => [one.story.id, one]));
  return [...byId.values()].sort(latestFirst).slice(0, limit);
}
