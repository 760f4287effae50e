import { addDays, dayStart, trainingDay } from 'sync-protocol/rules/training-day';
import type { Deps } from '#deps';
import { insertPlayer } from '#features/session/sign-in/new-player.ts';
import { hashPassword } from '#features/session/password/passwords.ts';
import { userScope } from '#db/scopes.ts';
import { writeChanges } from '#sync/write/write.ts';
import { diceOf } from './dice.ts';
import { DEMO_DAYS, trainedWeeks } from './history.ts';
import { demoPeople, type DemoPerson } from './people.ts';

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

/**
 * Loads the demo's players with weeks of history up to now, alike every time; those who are there already stay
 * as they are. Answers two sign-ins, whose today is still to be trained.
 */
export async function loadDemo(deps: DemoDeps): Promise<DemoSignIn[]> {
  const now = deps.now().getTime();
  const yesterday = dayStart(trainingDay(now, 'UTC'), 'UTC') - 1;
  const people = demoPeople(diceOf(SEED), new Date(now).getUTCFullYear());
  const [steady, casual, ...others] = people;
  if (!steady || !casual) throw new Error('the demo has nobody in it');
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const person of [steady, casual]) await loadPerson(deps, person, passwordHash, yesterday);
  for (const person of others) await loadPerson(deps, person, passwordHash, now);
  return [
    { username: steady.displayName, password: DEMO_PASSWORD, about: 'trains nearly every day' },
    { username: casual.displayName, password: DEMO_PASSWORD, about: 'trains now and then' },
  ];
}

type DemoDeps = Pick<Deps, 'db' | 'catalog' | 'now'>;

async function loadPerson(
  { db, catalog, now }: DemoDeps,
  person: DemoPerson,
  passwordHash: string,
  until: number,
): Promise<void> {
  const isThere = await db.kysely
    .selectFrom('users')
    .select('id')
    .where('id', '=', person.id)
    .executeTakeFirst();
  if (isThere) return;
  const plans = [...catalog.entries.values()].map(({ plan }) => plan);
  // Dice of their own: a player is the same one whoever was loaded before.
  const changes = trainedWeeks(
    person,
    plans,
    until,
    diceOf(Number.parseInt(person.id.slice(0, 8), 16)),
  ).changes();
  const firstDay = addDays(trainingDay(until, 'UTC'), -DEMO_DAYS);
  const createdAt = new Date(dayStart(firstDay, 'UTC')).toISOString();
  const scope = userScope(person.id);
  await db.transaction(async ({ kysely }) => {
    await insertPlayer(kysely, person.id, {
      ...person,
      passwordHash,
      minor: true,
      timezone: 'UTC',
      createdAt,
    });
    await kysely.updateTable('users').set(profileOf(person)).where('id', '=', person.id).execute();
    await kysely
      .updateTable('userSettings')
      .set({ tutorialDone: true })
      .where('id', '=', person.id)
      .execute();
    await writeChanges(kysely, { now: now(), changes: changes.map((change) => ({ ...change, scope })) });
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
