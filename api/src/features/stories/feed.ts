import type { UserId } from 'sync-protocol/ids';
import { gateOf } from '#features/profile/commands.ts';
import { publicStories, storiesBy, type Place, type Told } from './queries.ts';
import { seenOf, type SeenStory, type SightDeps } from './sight.ts';

/** Stories that the gate may keep back are followed by others so often; then a page stays short. */
const MAX_ROUNDS = 5;

type Source = (before: Place | undefined, limit: number) => Promise<Told[]>;

/** The latest stories that a viewer may see, before a place: their own, those of who is close, and those for everybody. */
export async function feedOf(
  deps: SightDeps,
  viewer: UserId,
  page: { limit: number; before: Place | undefined },
): Promise<SeenStory[]> {
  const { kysely } = deps.db;
  const gate = await gateOf(deps, viewer);
  const close = [viewer, ...gate.related];
  const look = (stories: readonly Told[]) => seenOf(gate, viewer, stories);
  // Each for itself: however many strangers tell everybody what this viewer may not see, it hides nobody who is close.
  const [own, open] = await Promise.all([
    pageOf(page, (before, limit) => storiesBy(kysely, close, before, limit), look),
    pageOf(page, (before, limit) => publicStories(kysely, before, limit), look),
  ]);
  return latest([...own, ...open], page.limit);
}

/** The latest stories of one player, as a viewer may see them. */
export async function storiesOf(
  deps: SightDeps,
  viewer: UserId,
  author: UserId,
  page: { limit: number; before: Place | undefined },
): Promise<SeenStory[]> {
  const { kysely } = deps.db;
  const gate = await gateOf(deps, viewer, [author]);
  return pageOf(
    page,
    (before, limit) => storiesBy(kysely, [author], before, limit),
    (stories) => seenOf(gate, viewer, stories),
  );
}

async function pageOf(
  { limit, before }: { limit: number; before: Place | undefined },
  source: Source,
  look: (stories: readonly Told[]) => SeenStory[],
): Promise<SeenStory[]> {
  const seen: SeenStory[] = [];
  let place = before;
  for (let round = 0; round < MAX_ROUNDS && seen.length < limit; round++) {
    const stories = await source(place, limit);
    seen.push(...look(stories));
    place = stories.at(-1)?.story;
    if (stories.length < limit) break;
  }
  return seen.slice(0, limit);
}

/** Each once, the latest first. */
function latest(stories: readonly SeenStory[], limit: number): SeenStory[] {
  const byId = new Map(stories.map((one) => [one.story.id, one]));
  return [...byId.values()].sort(byPlace).slice(0, limit);
}

function byPlace({ story: a }: SeenStory, { story: b }: SeenStory): number {
  return b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);
}
