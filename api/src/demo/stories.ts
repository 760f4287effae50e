import sharp from 'sharp';
import type { VictoryStory } from 'sync-protocol/entities/stories/victory-story';
import { derivedId, storyCommentId, storyId, type UserId } from 'sync-protocol/ids';
import { Rows } from 'sync-protocol/mutations/rows';
import { storyLikeId } from 'sync-protocol/rules/derived-ids';
import { mediaPath } from 'sync-protocol/rules/stories/story-media';
import { HOUR_MS } from 'sync-protocol/rules/training-day';
import type { Deps } from '#deps';
import { digestOf } from '#features/stories/commands.ts';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import type { DemoPerson } from './people.ts';
import { courtPicture } from './story-pictures.ts';

type StoryDeps = ChangeDeps & Pick<Deps, 'db' | 'media'>;
type Told = Pick<VictoryStory, 'title' | 'content' | 'storyType' | 'tags' | 'location'>;

/** From the latest to the oldest; every other one has a picture. */
const STORIES: readonly Told[] = [
  {
    title: 'Ten serves in a row',
    content: 'All ten over and in, the last five to zone 1. Two weeks ago I was happy with four.',
    storyType: 'training',
    tags: ['serving', 'ten'],
    location: '',
  },
  {
    title: 'We took a set off the league leaders',
    content: 'Lost the match, won the second set 25:21. Nobody thought we could.',
    storyType: 'tournament',
    tags: ['teamwork'],
    location: 'Riverside Hall',
  },
  {
    title: 'My first real block',
    content: 'Timed the jump, hands over the net, and the ball went straight down. I heard it twice.',
    storyType: 'achievement',
    tags: ['block'],
    location: '',
  },
  {
    title: 'Camp week',
    content: 'Three days of passing until my arms were red. Worth it: the ball goes where I look.',
    storyType: 'camp',
    tags: ['passing', 'camp'],
    location: 'Lakeside',
  },
];
const SAID = ['That is how it’s done!', 'See you at practice.'] as const;

/** Stories of who plays with a player of the demo, with likes and words to them; and one of their own. */
export async function tellStories(
  deps: StoryDeps,
  player: DemoPerson,
  others: readonly DemoPerson[],
): Promise<void> {
  const { kysely } = deps.db;
  const authors = (await closeTo(deps, player, others)).slice(0, STORIES.length - 1);
  const tellers = [authors[0], player, ...authors.slice(1)].filter((one) => one !== undefined);
  const own = derivedId(player.id, 'demo story');
  if (
    await kysely
      .selectFrom('victoryStories')
      .select('id')
      .where('id', '=', storyId.parse(own))
      .executeTakeFirst()
  )
    return;
  for (const [index, told] of STORIES.entries()) {
    const teller = tellers[index];
    if (!teller) continue;
    const readers = tellers.filter((one) => one !== teller).map(({ id }) => id);
    await tell(deps, teller.id, told, { hoursAgo: 3 + index * 20, isPhoto: index % 2 === 1, index, readers });
  }
}

/** Those of the others who are the player's rivals. */
async function closeTo(
  { db }: StoryDeps,
  player: DemoPerson,
  others: readonly DemoPerson[],
): Promise<DemoPerson[]> {
  const rivals = await db.kysely
    .selectFrom('rivalries')
    .select('rivalId')
    .where('userId', '=', player.id)
    .where('status', '=', 'accepted')
    .execute();
  const ids = new Set<UserId>(rivals.map(({ rivalId }) => rivalId));
  return others.filter(({ id }) => ids.has(id));
}

interface Telling {
  hoursAgo: number;
  isPhoto: boolean;
  index: number;
  readers: readonly UserId[];
}

async function tell(
  deps: StoryDeps,
  userId: UserId,
  told: Told,
  { hoursAgo, isPhoto, index, readers }: Telling,
): Promise<void> {
  const id = storyId.parse(derivedId(userId, 'demo story'));
  const at = new Date(deps.now().getTime() - hoursAgo * HOUR_MS).toISOString();
  const mediaUrl = isPhoto ? mediaPath(await keepPicture(deps, userId, index, at)) : '';
  const mediaType = isPhoto ? 'photo' : 'text_only';
  const fresh = { isPublic: false, isHeld: false, likes: 0, comments: 0, createdAt: at, editedAt: null };
  const story: VictoryStory = { id, userId, ...told, mediaType, mediaUrl, ...fresh };
  // The server stamps a story when it hears of it.
  const then = { ...deps, now: () => new Date(at) };
  await change(then, (rows) => rows.put('victoryStories', story));
  await change(then, (rows) => {
    for (const reader of readers)
      rows.put('storyLikes', { id: storyLikeId(reader, id), userId: reader, storyId: id, createdAt: at });
    for (const [turn, content] of SAID.entries()) {
      const reader = readers[turn];
      if (!reader) continue;
      const comment = storyCommentId.parse(derivedId(reader, 'demo comment', id));
      rows.put('storyComments', {
        id: comment,
        userId: reader,
        storyId: id,
        content,
        isHeld: false,
        createdAt: at,
      });
    }
  });
}

function change(deps: StoryDeps, write: (rows: Rows) => void) {
  const rows = new Rows();
  write(rows);
  return deps.db.transaction((tx) => changeRows(deps, tx, { changes: rows.changes() }));
}

async function keepPicture(
  { db, media }: StoryDeps,
  userId: UserId,
  index: number,
  createdAt: string,
): Promise<string> {
  const id = derivedId(userId, 'demo picture');
  const bytes = await sharp(Buffer.from(courtPicture(index)))
    .jpeg()
    .toBuffer();
  await media.put(id, bytes, 'image/jpeg');
  await db.kysely
    .insertInto('media')
    .values({ id, userId, digest: digestOf(bytes), type: 'image/jpeg', bytes: bytes.length, createdAt })
    .onConflict((known) => known.doNothing())
    .execute();
  return id;
}
