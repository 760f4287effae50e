import type { UnreadWord } from 'sync-protocol/contract/profile/unread-words';
import type { UserId } from 'sync-protocol/ids';
import { birthOf, isMinor } from 'sync-protocol/rules/session/age';
import { heldFields } from 'sync-protocol/rules/words/shown';
import type { Deps } from '#deps';
import { JUDGES } from './judges.ts';
import { findPerson } from './queries.ts';

/** What a player has written of themselves that others don't read, for the player alone. */
export async function unreadWordsOf(
  { db: { kysely }, now }: Pick<Deps, 'db' | 'now'>,
  id: UserId,
): Promise<UnreadWord[]> {
  const player = await findPerson(kysely, id);
  if (!player) return [];
  const held = (minor: boolean) => heldFields(player, minor, player.wordRulings, JUDGES);
  const fromAll = held(isMinor(birthOf(player), now().getTime()));
  // As `wordsForMinors`: a username stays.
  const fromMinors = held(true).filter((field) => field !== 'displayName' && !fromAll.includes(field));
  const words = [
    ...fromAll.map((field) => {
      const isRuled = player.wordRulings[field]?.text === player[field];
      return { field, why: isRuled ? 'kept' : 'waits' } as const;
    }),
    ...fromMinors.map((field) => ({ field, why: 'minors' }) as const),
  ];
  return words.map((one) => ({ ...one, text: player[one.field] ?? '' }));
}
