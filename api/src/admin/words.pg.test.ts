import { getProfile, updateProfile } from 'sync-protocol/contract/profile/profile';
import { authUser } from 'sync-protocol/contract/session/session';
import { lookOf } from 'sync-protocol/rules/words/look-alikes';
import { expect, onTestFinished, test } from 'vitest';
import { asking } from '#testing/players/competing.ts';
import { userScope } from '#db/scopes.ts';
import { sharedPokeBus } from '#sync/pokes/shared-poke-bus.ts';
import { aUser, copiesOf, signedIn } from '#testing/factories.ts';
import { aPhone } from '#testing/phone.ts';
import { UsageError } from './command.ts';
import { anOperator, toType } from '#testing/operator.ts';

const operator = anOperator();

test.runIf(operator.isThere)('lists words that wait, releases and holds them, and renames', async () => {
  const world = await operator.server();
  const [player, other, third] = [await signedIn(world), await signedIn(world), await aUser(world)];
  const { user } = player;
  expect(await operator.admin('words')).toBe('There are none.');
  const write = (bio: string) =>
    player.client.ok(updateProfile, { params: { id: user.id }, body: { bio, isPrivate: false } });
  const readBio = async () => (await other.client.ok(getProfile, { params: { id: user.id } })).user.bio;
  await write('Naked truth\tand more');
  expect(await operator.admin('words')).toContain(`  ${user.displayName}: "Naked truth and more"`);
  const read = toType(await operator.admin('words'));
  expect(read).toEqual([user.id, 'bio', '--read', expect.stringMatching(/^\w{32}$/)]);
  expect(await operator.admin('waiting')).toContain('words  1  what players say of themselves');
  expect(await readBio()).toBe('');
  for (const words of [read.slice(0, 2), read.slice(0, 3), [...read.slice(0, 3), 'x']])
    await expect(operator.admin('release', ...words)).rejects.toThrow(/"words"/);
  await write('Nude truth');
  await expect(operator.admin('release', ...read)).rejects.toThrow(/other words/);
  await write('Naked truth\tand more');
  expect(await readBio()).toBe('');
  expect(await operator.admin('release', ...read)).toContain('others see bio "Naked truth and more"');
  expect([await readBio(), await operator.admin('words')]).toEqual([
    'Naked truth\tand more',
    'There are none.',
  ]);
  // What is written next is looked at anew; what is held stays so though no list knows it.
  await write('Nude truth');
  expect(await readBio()).toBe('');
  await write('Harmless');
  expect(await readBio()).toBe('Harmless');
  expect(await operator.admin('hold', user.email, 'bio')).toContain('nobody else sees bio "Harmless"');
  expect(await readBio()).toBe('');
  expect(await operator.admin('words')).toMatch(/ bio --read .+: "Harmless", held by you$/);
  for (const words of [['email'], ['school'], []])
    await expect(operator.admin('hold', user.id, ...words)).rejects.toThrow(UsageError);
  await player.client.ok(updateProfile, { params: { id: user.id }, body: { clubTeam: 'Blue' } });
  await operator.admin('hold', user.email, 'clubTeam');
  const held = (await operator.admin('words'))
    .split('\n')
    .map((line) => line.replace(/^\S+ \S+ (\w+) .*: /, '$1 '));
  expect(held).toEqual(['bio "Harmless", held by you', 'clubTeam "Blue", held by you']);

  const seq = async () => {
    const found = world.db.kysely.selectFrom('users').select('seq').where('id', '=', user.id);
    return (await found.executeTakeFirstOrThrow()).seq;
  };
  const before = await seq();
  expect(await operator.admin('rename', user.displayName, 'QuickOtter12')).toContain(
    'is called QuickOtter12 now',
  );
  expect(await player.client.ok(authUser)).toMatchObject({ displayName: 'QuickOtter12' });
  expect(await seq()).toBe(before + 1);
  for (const name of ['', 'no spaces', 'Qu1ck0tter12'])
    await expect(operator.admin('rename', third.id, name)).rejects.toThrow(UsageError);
  // The operator's own choice waits for nobody.
  await operator.admin('rename', user.id, 'NakedSetter');
  const { user: renamed } = await other.client.ok(getProfile, { params: { id: user.id } });
  expect(renamed).toMatchObject({ displayName: 'NakedSetter', clubTeam: '' });
});

test.runIf(operator.isThere)(
  'lists words of every player, however many, and how a minor can be reached',
  async () => {
    const world = await operator.server();
    const [minor, adult] = [await aUser(world, { minor: true }), await aUser(world)];
    await copiesOf(world, adult, 1000);
    const ids = [minor.id, adult.id];
    await world.db.kysely.updateTable('users').set({ bio: 'insta: kim07' }).where('id', 'in', ids).execute();
    const listed = (await operator.admin('words'))
      .split('\n')
      .filter((line) => line.endsWith(': "insta: kim07"'));
    expect(listed.map((line) => toType(line)[0])).toEqual([minor.id]);
  },
);

test.runIf(operator.isThere)(
  'a player who is renamed has a look of their own, and their devices and rivals hear of it',
  async () => {
    const world = await operator.server();
    const phone = await aPhone(world);
    const { user } = phone;
    const [rival, asked] = [await aPhone(world), await aPhone(world)];
    await phone.push(phone.mutation('rival.request', asking(asked)));
    await rival.push(rival.mutation('rival.request', asking(phone)));
    await phone.push(phone.mutation('rival.accept', { rivalId: rival.user.id }));
    const knownAs = async () => {
      await rival.pull();
      return rival.rows('knownPlayers').map(({ displayName }) => displayName);
    };
    await operator.admin('rename', user.id, 'QuietLynx76');
    expect(await knownAs()).toEqual(['QuietLynx76']);
    await operator.admin('hold', user.id, 'displayName');
    expect(await knownAs()).toEqual([]);
    await asked.pull();
    expect(asked.rows('rivalries')).toEqual([]);
    await world.db.kysely.updateTable('users').set({ looksAlike: true }).where('id', '=', user.id).execute();
    const pokes = await sharedPokeBus(operator.config().databaseUrl ?? '', world.db.kysely, () => undefined);
    onTestFinished(() => pokes.close());
    const heard: number[] = [];
    pokes.subscribe([userScope(user.id)], ({ seq }) => heard.push(seq));
    await operator.admin('rename', user.id, 'SteadyLynx77');
    const renamed = await world.db.kysely
      .selectFrom('users')
      .select(['nameLook', 'seq'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(renamed.nameLook).toBe(lookOf('SteadyLynx77'));
    expect(await knownAs()).toEqual(['SteadyLynx77']);
    // What came before may be heard late, also after it.
    await expect.poll(() => heard).toContain(renamed.seq);
  },
);
