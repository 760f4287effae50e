import type { UserId } from 'sync-protocol/ids';
import { sayBirth } from 'sync-protocol/contract/session/session';
import { birthOf, isMinor } from 'sync-protocol/rules/session/age';
import { correctBirth } from '#features/session/account/correct-birth.ts';
import { deleteAccount } from '#features/session/account/delete-account.ts';
import { endOtherSessions, tellDevices } from '#features/session/account/devices.ts';
import { exportAccount, exportName } from '#features/session/account/export.ts';
import { showAsSeen } from '#features/profile/safety/hide-user.ts';
import { newLink } from '#features/session/links.ts';
import { ageRules } from '#features/session/policy.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { UsageError, type AdminCommand, type AdminDeps } from './command.ts';
import { writeFile } from './write-file.ts';

export interface Found {
  id: UserId;
  email: string;
  displayName: string | null;
  disabled: boolean;
  hidden: boolean;
  birthMonth: number | null;
  birthYear: number | null;
}

/** @throws UsageError unless there is such a player. */
export async function findUser({ db }: AdminDeps, wanted: string | undefined): Promise<Found> {
  if (!wanted) throw new UsageError('Say which player: an id, an email address or a username.');
  const name = wanted.toLowerCase();
  const found = await db.kysely
    .selectFrom('users')
    .select(['id', 'email', 'displayName', 'disabled', 'hidden', 'birthMonth', 'birthYear'])
    .where((of) =>
      of.or([
        of(of.cast<string>('id', 'text'), '=', name),
        of(of.fn<string>('lower', ['email']), '=', name),
        of(of.fn<string>('lower', ['displayName']), '=', name),
      ]),
    )
    .executeTakeFirst();
  if (!found) throw new UsageError(`There is no player "${wanted}".`);
  return found;
}

export const nameOf = ({ displayName, id }: Pick<Found, 'id' | 'displayName'>) =>
  `${displayName ?? '(no username yet)'} (${id})`;

/** What the player has said of their age, and how others are kept from them by it. */
function bornIn(user: Found, now: Date): string {
  const { birthYear, birthMonth } = user;
  if (birthYear === null || birthMonth === null) return 'has not said their age';
  const age = isMinor(birthOf(user), now.getTime()) ? 'under 18' : '18 or older';
  return `born ${birthYear}-${String(birthMonth).padStart(2, '0')} (${age})`;
}

async function setDisabled(deps: AdminDeps, user: Found, disabled: boolean): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { kysely } = tx;
    await kysely.updateTable('users').set({ disabled }).where('id', '=', user.id).execute();
    if (disabled) await endOtherSessions(kysely, user.id, null);
    await showAsSeen(deps, tx, user.id);
  });
  if (disabled) tellDevices(deps, user.id);
}

async function setBirth(deps: AdminDeps, [wanted, month = '', sure]: readonly string[]): Promise<string> {
  const user = await findUser(deps, wanted);
  const [, birthYear, birthMonth] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
  const birth = sayBirth.body.safeParse({ birthMonth: Number(birthMonth), birthYear: Number(birthYear) });
  if (!birth.success) throw new UsageError('Say the year and the month of birth, as in 2011-04.');
  const now = deps.now();
  if (Date.UTC(birth.data.birthYear, birth.data.birthMonth - 1) > now.getTime())
    throw new UsageError(`${month} is still to come. Say the year and the month of birth, as in 2011-04.`);
  const { refused, minor } = ageRules(birth.data, now.getTime());
  if (refused)
    throw new UsageError(
      `Born in ${month}, ${nameOf(user)} is under 13 and may have no account. Nothing was changed: delete it with "delete".`,
    );
  if (minor && !isMinor(birthOf(user), now.getTime()) && sure !== '--yes')
    throw new UsageError(
      `Born in ${month}, ${nameOf(user)} is under 18: what they have together with players of another age ends for good. If that is right add --yes.`,
    );
  const ended = await correctBirth(deps, user.id, birth.data);
  await deps.db.transaction(async (tx) => {
    await holdPlayers(tx.kysely, [user.id]);
    // A minor's username that tells how to reach them waits, and they are out of sight with it.
    await showAsSeen(deps, tx, user.id);
  });
  const age = minor ? 'under 18: others see as little of them as of anybody that age' : '18 or older';
  const others = ended === 1 ? '1 player' : `${ended} players`;
  const ties = ended > 0 ? ` Ties with ${others} of another age were ended.` : '';
  return `${nameOf(user)} was born in ${month}, and is ${age}.${ties}`;
}

/** What is done with single players, by id, email address or username. */
export const userCommands: Record<string, AdminCommand> = {
  user: {
    usage: '<player>',
    about: 'shows who that is, and how far they have come',
    run: async (deps, [wanted]) => {
      const user = await findUser(deps, wanted);
      const stats = await deps.db.kysely
        .selectFrom('playerStats')
        .select(['totalPoints', 'completedTasks', 'streak', 'lastDay'])
        .where('id', '=', user.id)
        .executeTakeFirst();
      const { totalPoints = 0, completedTasks = 0, streak = 0, lastDay } = stats ?? {};
      const done = `${totalPoints} points, ${completedTasks} tasks, streak ${streak}`;
      const last = lastDay ? `, trained last on ${lastDay}` : '';
      const about = [
        user.email,
        bornIn(user, deps.now()),
        user.disabled && 'disabled',
        user.hidden && 'hidden',
      ];
      deps.say(`${nameOf(user)} ${about.filter(Boolean).join(', ')}: ${done}${last}`);
    },
  },
  disable: {
    usage: '<player>',
    about: 'logs the player out everywhere and lets nobody log in',
    run: async (deps, [wanted]) => {
      const user = await findUser(deps, wanted);
      await setDisabled(deps, user, true);
      deps.say(`${nameOf(user)} is disabled and logged out everywhere.`);
    },
  },
  enable: {
    usage: '<player>',
    about: 'takes "disable" back',
    run: async (deps, [wanted]) => {
      const user = await findUser(deps, wanted);
      await setDisabled(deps, user, false);
      deps.say(`${nameOf(user)} can log in again.`);
    },
  },
  'set-birth': {
    usage: '<player> <year-month> [--yes]',
    about: 'corrects when the player was born, as in 2011-04, with all that follows from it',
    run: async (deps, words) => deps.say(await setBirth(deps, words)),
  },
  'reset-link': {
    usage: '<player>',
    about: 'prints a link that sets a new password, or a first one, once, within 30 minutes',
    run: async (deps, [wanted]) => {
      const user = await findUser(deps, wanted);
      if (user.disabled) throw new UsageError(`${nameOf(user)} is disabled.`);
      const handedOver = { id: user.id, email: '' };
      const link = await newLink(deps.db.kysely, deps.config, 'reset', handedOver, deps.now());
      if (link) deps.say(link);
    },
  },
  export: {
    usage: '<player> [file]',
    about: 'writes all that is held of the player into a ZIP',
    run: async (deps, [wanted, file = exportName(deps.now())]) => {
      const user = await findUser(deps, wanted);
      await writeFile(file, () => exportAccount(deps, user.id));
      deps.say(`All of ${nameOf(user)} is in ${file}.`);
    },
  },
  delete: {
    usage: '<player> --yes',
    about: 'deletes the player with everything that belongs to them, for good',
    run: async (deps, [wanted, sure]) => {
      const user = await findUser(deps, wanted);
      if (sure !== '--yes')
        throw new UsageError(`This can't be undone. To delete ${nameOf(user)} add --yes.`);
      const { tasks, points } = await deleteAccount(deps, user.id);
      deps.say(`${nameOf(user)} is deleted, with ${tasks} tasks and ${points} points.`);
    },
  },
};
