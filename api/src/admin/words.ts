import { sql } from 'kysely';
import { username, USERNAME_TERMS } from 'sync-protocol/rules/session/account';
import { WORD_FIELDS, type WordField } from 'sync-protocol/rules/words/word-fields';
import { isUniqueViolation } from '#db/errors.ts';
import { changedProfile } from '#features/profile/change-profile.ts';
import { heldProfileWords } from '#features/profile/held-words.ts';
import { showAsSeen } from '#features/profile/safety/hide-user.ts';
import { goneNames } from '#features/session/gone-names.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import {
  inOneLine,
  lookAt,
  markOf,
  readOf,
  UsageError,
  type AdminCommand,
  type AdminDeps,
} from './command.ts';
import { findUser, nameOf } from './users.ts';

/** Says whether others see a player's text as it is now; another text is judged anew. */
async function rule(
  deps: AdminDeps,
  [wanted, asked, ...typed]: readonly string[],
  shown: boolean,
): Promise<string> {
  const user = await findUser(deps, wanted);
  const field = WORD_FIELDS.find((one) => one === asked);
  if (!field) throw new UsageError(`Say which words: ${WORD_FIELDS.join(', ')}.`);
  const { text } = await deps.db.kysely
    .selectFrom('users')
    .select(`${field} as text`)
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (!text) throw new UsageError(`${nameOf(user)} has written nothing there.`);
  if (shown && !readOf(typed, 'words')([text]))
    throw new UsageError(`There are other words of ${nameOf(user)} than you have read. ${lookAt('words')}`);
  await deps.db.transaction(async (tx) => {
    await tx.kysely
      .updateTable('users')
      .set({ wordRulings: withRuling(field, text, shown) })
      .where('id', '=', user.id)
      .execute();
    await showAsSeen(deps, tx, user.id);
  });
  return `${nameOf(user)}: ${shown ? 'others see' : 'nobody else sees'} ${said(field, text)}.`;
}

const withRuling = (field: WordField, text: string, shown: boolean) =>
  sql<string>`word_rulings || ${JSON.stringify({ [field]: { text, shown } })}::jsonb`;

const said = (field: WordField, text: string) => `${field} "${inOneLine(text)}"`;

async function rename(deps: AdminDeps, [wanted, name]: readonly string[]): Promise<string> {
  const user = await findUser(deps, wanted);
  const displayName = username.safeParse(name).data;
  if (!displayName) throw new UsageError(`Say the new username: ${USERNAME_TERMS}.`);
  try {
    await deps.db.transaction(async (tx) => {
      // Both at once: a name that is no longer let look like another's must not be the old one for a moment.
      // And it is the operator's choice, which does not wait for them.
      const wordRulings = withRuling('displayName', displayName, true);
      const names = { displayName, looksAlike: false, wordRulings };
      await holdPlayers(tx.kysely, [user.id]);
      const change = await changedProfile(tx.kysely, user.id, { displayName });
      await tx.kysely.updateTable('users').set(names).where('id', '=', user.id).execute();
      await showAsSeen(deps, tx, user.id, [change]);
      if ((await goneNames(tx.kysely, [displayName])).size > 0)
        throw new UsageError(
          `A deleted player was called "${displayName}", or had a name that looks the same.`,
        );
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_display_name') || isUniqueViolation(error, 'users_name_look'))
      throw new UsageError(`Another player is called "${displayName}", or has a name that looks the same.`);
    throw error;
  }
  return `${nameOf(user)} is called ${displayName} now, and logs in by that name.`;
}

/** What is done about words that others may read. */
export const wordCommands: Record<string, AdminCommand> = {
  words: {
    usage: '',
    about: 'lists the words that others don’t see until you release them',
    run: async (deps) => {
      let isEmpty = true;
      for await (const { player, field, text, isRuled } of heldProfileWords(deps)) {
        isEmpty = false;
        const mark = isRuled ? ', held by you' : '';
        const read = `${player.id} ${field} --read ${markOf([text])}`;
        deps.say(`player ${read}  ${player.displayName ?? ''}: "${inOneLine(text)}"${mark}`);
      }
      if (isEmpty) deps.say('There are none.');
    },
  },
  hold: {
    usage: '<player> <field>',
    about: 'keeps others from reading these words of the player, and from seeing who has such a username',
    run: async (deps, words) => deps.say(await rule(deps, words, false)),
  },
  release: {
    usage: '<player> <field> --read <mark>',
    about: 'lets others read these words as you have read them',
    run: async (deps, words) => deps.say(await rule(deps, words, true)),
  },
  rename: {
    usage: '<player> <username>',
    about: 'gives the player another username',
    run: async (deps, words) => deps.say(await rename(deps, words)),
  },
};
