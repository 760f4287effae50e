import type { Notification } from 'sync-protocol/entities/notifications/notification';
import { derivedId, type UserId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { CHEER_WORDS, type Cheer } from 'sync-protocol/rules/cheers';
import { trainingDay } from 'sync-protocol/rules/training-day';
import type { Cause } from '#sync/server-half.ts';
import { loadScoped } from '#sync/write/load.ts';
import { newNotification, newsNeed, untoldOf, type News } from './news.ts';

/** A cheer that a player has got, and where they see more of it. */
export interface Heard {
  userId: UserId;
  cheer: Cheer;
  /** A path of the app. */
  path: string;
}

/** Who calls out, as the cheered is told: never by name. */
const FROM = {
  rival: { key: 'cheers', title: 'A rival cheers for you', message: 'Your rivals see what you do.' },
  teammate: {
    key: 'team-cheers',
    title: 'A teammate cheers for you',
    message: 'Your team sees what you do.',
  },
} as const;

/** What tells players of cheers: one notification a day, however many there are. Those who hear of them are held. */
export async function tellOfCheers(
  { kysely, now }: Pick<Cause, 'kysely' | 'now'>,
  from: keyof typeof FROM,
  heard: readonly Heard[],
): Promise<RowChange[]> {
  const day = trainingDay(now.getTime(), 'UTC');
  const all: RowChange[] = [];
  for (const [player, theirs] of Map.groupBy(heard, ({ userId }) => userId)) {
    const id: Notification['id'] = derivedId(player, FROM[from].key, day);
    const rows = await loadScoped(kysely, [newsNeed(player, id)]);
    const known = rows.get('notifications', id);
    rows.put('notifications', newNotification(player, bundled(from, theirs, known), now, id));
    all.push(...rows.changes());
  }
  return all;
}

/** All that were not read yet are one. */
function bundled(from: keyof typeof FROM, heard: readonly Heard[], known: Notification | undefined): News {
  const count = untoldOf(known) + heard.length;
  const [only] = heard;
  const last = heard.at(-1);
  const { title, message } = FROM[from];
  const single = count === 1 && only;
  return {
    type: 'rival_cheer',
    title: single ? title : `${count} cheers`,
    message: single ? `“${CHEER_WORDS[only.cheer]}”` : message,
    path: last?.path ?? '/notifications',
  };
}
