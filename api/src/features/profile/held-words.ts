import { userId, type UserId } from 'sync-protocol/ids';
import { birthOf, isMinor } from 'sync-protocol/rules/session/age';
import { heldFields } from 'sync-protocol/rules/words/shown';
import { WORD_FIELDS, type WordField } from 'sync-protocol/rules/words/word-fields';
import type { Deps } from '#deps';
import { JUDGES } from './judges.ts';

// For the operator's command line.

/** Players who are looked at in one go: nobody holds them all in memory, and other calls get their turn. */
const AT_ONCE = 500;
/** Before all others. */
const FIRST = userId.parse('00000000-0000-0000-0000-000000000000');

/** Words of a player's profile that others don't read. */
interface HeldWords {
  player: { id: UserId; displayName: string | null };
  field: WordField;
  text: string;
  /** The operator has said so; else they wait for the operator. */
  isRuled: boolean;
}

/** Every player's words that others don't read, in the order of the players' ids. */
export async function* heldProfileWords({ db, now }: Pick<Deps, 'db' | 'now'>): AsyncGenerator<HeldWords> {
  for (let after = FIRST; ;) {
    const players = await db.kysely
      .selectFrom('users')
      .select(['id', 'birthMonth', 'birthYear', 'wordRulings', ...WORD_FIELDS])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const player of players) {
      const minor = isMinor(birthOf(player), now().getTime());
      for (const field of heldFields(player, minor, player.wordRulings, JUDGES)) {
        const text = player[field] ?? '';
        yield { player, field, text, isRuled: player.wordRulings[field]?.text === text };
      }
    }
    const last = players.at(-1);
    if (!last || players.length < AT_ONCE) return;
    after = last.id;
  }
}
