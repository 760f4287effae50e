import type { UnreadWord } from 'sync-protocol/contract/profile/unread-words';
import type { UserId } from 'sync-protocol/ids';
import { birthOf, isMinor } from 'sync-protocol/rules/session/age';
import { heldFields } from 'sync-protocol/rules/words/shown';
import type { Deps } from '#deps';
import { JUDGES } from './judges.ts';
import { findPerson } from './queries.ts';

/**
 * What a player has written of themselves that nobody else reads, for the player alone. What of it minors alone don't read
 * is not said: a grown-up could try one way to be reached after another until the lists know none.
 */
export async function unreadWordsOf(
  { db: { kysely }, now }: Pick<Deps, 'db' | 'now'>,
  id: UserId,
): Promise<UnreadWord[]> {
  const player = await findPerson(kysely, id);
  if (!player) return [];
  const minor = isMinor(birthOf(player), now().getTime());
  return heldFields(player, minor, player.wordRulings, JUDGES).map((field) => {
    const text = player[field] ?? '';
    return { field, text, why: player.wordRulings[field]?.text === text ? 'kept' : 'waits' };
  });
}
