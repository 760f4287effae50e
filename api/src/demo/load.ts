import { addDays, dayStart, isTimeZone, trainingDay } from 'sync-protocol/rules/training-day';
import { ConfigError } from '#config';
import type { Deps } from '#deps';
import { insertPlayer } from '#features/session/sign-in/new-player.ts';
import { hashPassword } from '#features/session/password/passwords.ts';
import { userScope } from '#db/scopes.ts';
import { changeRows } from '#sync/write/change-rows.ts';
import { loadRows } from '#sync/write/load.ts';
import { haveAnalyzed } from './analyses.ts';
import { makeCompetitions } from './competitions.ts';
import { diceOf } from './dice.ts';
import { DEMO_DAYS, trainedWeeks } from './history.ts';
import { befriend } from './rivals.ts';
import { DEMO_IDS, demoPeople, type DemoPerson } from './people.ts';
import { tellStories } from './stories.ts';
import { makeTeams } from './teams.ts';

const SEED = 20;
/** Known to everybody who reads this: the demo is for trying out, never for real players. */
export const DEMO_PASSWORD = 'Volley1demo';

/** Who to sign in as. */
export interface DemoSignIn {
  username: string;
  password: string;
  /** What to expect of them. */
  about: string;
}

/** Who tries the demo out sits before the machine that it runs on. */
const HERE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Loads the demo's players with weeks of history up to now, alike every time; those who are there already stay
 * as they are. Answers two sign-ins, whose today is still to be trained.
 * @param zone where they all are
 */
export async function loadDemo(
  deps: DemoDeps,
  zone = isTimeZone(HERE) ? HERE : 'UTC',
): Promise<DemoSignIn[]> {
  const now = deps.now().getTime();
  const yesterday = dayStart(trainingDay(now, zone), zone) - 1;
  const people = demoPeople(diceOf(SEED), new Date(now).getUTCFullYear());
  const [steady, casual, ...others] = people;
  if (!steady || !casual) throw new Error('the demo has nobody in it');
  await refuseOthers(deps);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const all = { passwordHash, zone };
  for (const person of [steady, casual]) await loadPerson(deps, person, { ...all, until: yesterday });
  for (const person of others) await loadPerson(deps, person, { ...all, until: now });
  for (const player of [steady, casual]) await befriend({ ...deps, zone }, player, others);
  await makeTeams(deps, steady, casual, others);
  await makeCompetitions(deps, steady, others, zone);
  await tellStories(deps, steady, others);
  await haveAnalyzed(deps, steady);
  return [
    { username: steady.displayName, password: DEMO_PASSWORD, about: 'trains nearly every day' },
    { username: casual.displayName, password: DEMO_PASSWORD, about: 'trains now and then' },
  ];
}

/**
 * In a database that was set up for players the demo begins only before they come. Who has signed up in the embedded one
 * tries things out, and so does whoever comes once the demo is there.
 * @throws ConfigError where others were there before it
 */
async function refuseOthers({ db: { kysely }, config }: DemoDeps): Promise<void> {
  if (config.databaseUrl === null) return;
  const users = kysely.selectFrom('users').select('id').limit(1);
  if (await users.where('id', 'in', DEMO_IDS).executeTakeFirst()) return;
  if (await users.executeTakeFirst())
    throw new ConfigError([
      '--demo: there are players in this database already, and the demo’s have a password that everybody knows. ' +
        'Give the demo a database of its own, or none: without DATABASE_URL it has an embedded one',
    ]);
}

type DemoDeps = Pick<
  Deps,
  'config' | 'db' | 'catalog' | 'now' | 'tables' | 'halves' | 'pokes' | 'recent' | 'media'
>;

async function loadPerson(
  deps: DemoDeps,
  person: DemoPerson,
  { passwordHash, zone, until }: { passwordHash: string; zone: string; until: number },
): Promise<void> {
  const { db, catalog } = deps;
  const isThere = await db.kysely
    .selectFrom('users')
    .select('id')
    .where('id', '=', person.id)
    .executeTakeFirst();
  if (isThere) return;
  const plans = [...catalog.entries.values()].map(({ plan }) => plan);
  // Dice of their own: a player is the same one whoever was loaded before.
  const rows = trainedWeeks({
    person,
    plans,
    until,
    zone,
    dice: diceOf(Number.parseInt(person.id.slice(0, 8), 16)),
  });
  const firstDay = addDays(trainingDay(until, zone), -DEMO_DAYS);
  const createdAt = new Date(dayStart(firstDay, zone)).toISOString();
  await db.transaction(async (tx) => {
    await insertPlayer(deps, tx, person.id, {
      ...person,
      passwordHash,
      minor: true,
      timezone: zone,
      createdAt,
    });
    const ids = [person.id];
    const own = [
      { table: 'users' as const, ids },
      { table: 'userSettings' as const, ids },
    ];
    await loadRows(deps, tx.kysely, [userScope(person.id)], own, rows);
    for (const user of rows.all('users')) rows.put('users', { ...user, ...profileOf(person) });
    for (const settings of rows.all('userSettings'))
      rows.put('userSettings', { ...settings, tutorialDone: true });
    await changeRows(deps, tx, { changes: rows.changes() });
  });
}

function profileOf({ displayName, position, skillLevel, yearsPlaying, club, town }: DemoPerson) {
  return {
    displayName,
    position,
    skillLevel,
    yearsPlaying,
    clubTeam: club,
    hometown: town,
    isPrivate: false,
  };
}
