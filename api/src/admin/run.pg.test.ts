import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountGone, resetPassword } from 'sync-protocol/contract/session/account';
import { listNotifications } from 'sync-protocol/contract/notifications/notifications';
import { getProfile, updateProfile } from 'sync-protocol/contract/profile/profile';
import { reportUser } from 'sync-protocol/contract/profile/safety';
import * as rivals from 'sync-protocol/contract/rivals';
import * as stories from 'sync-protocol/contract/stories';
import { authUser, login } from 'sync-protocol/contract/session/session';
import { createTeam, getTeam, updateTeam } from 'sync-protocol/contract/teams';
import { newId } from 'sync-protocol/new-id';
import { PROTOCOL } from 'sync-protocol/wire';
import { z } from 'zod';
import { lookOf } from 'sync-protocol/rules/words/look-alikes';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { parseConfig, type Config } from '#config';
import { createDb } from '#db/db.ts';
import { openEngine } from '#db/dialect.ts';
import { tellStory } from '#testing/access/stories.ts';
import { buildTestApp, type TestApp } from '#testing/app.ts';
import { asking } from '#testing/players/competing.ts';
import { makeDatabase } from '#testing/databases/databases.ts';
import { userScope } from '#db/scopes.ts';
import { openMediaStore } from '#providers/media/open-media-store.ts';
import { sharedPokeBus } from '#sync/pokes/shared-poke-bus.ts';
import { aQuarantined, aUser, copiesOf, forgetPassword, PASSWORD, signedIn } from '#testing/factories.ts';
import { aPhone } from '#testing/phone.ts';
import { renewEpochIfRestored } from '#sync/pull/epoch.ts';
import { unzip } from '#testing/bodies/unzip.ts';
import { UsageError } from './command.ts';
import { runAdmin } from './run.ts';

const NEW_PASSWORD = 'Another4spike';
const there = inject('postgresUrl') !== undefined;

let config: Config;
let dataDir: string;
beforeAll(async () => {
  if (!there) return;
  dataDir = await mkdtemp(join(tmpdir(), 'admin-'));
  config = parseConfig({ DATABASE_URL: await makeDatabase(), DATA_DIR: dataDir, DATABASE_POOL: '2' });
});

/** A server on the database that the commands work on. */
async function server(): Promise<TestApp> {
  const db = createDb(await openEngine(config, () => undefined), () => undefined);
  const pokes = await sharedPokeBus(config.databaseUrl ?? '', db.kysely, () => undefined);
  const world = await buildTestApp({ database: db, config, pokes });
  // The commands live by the real time.
  world.clock.now = Date.now();
  onTestFinished(async () => {
    await world.close();
    await pokes.close();
    await db.close();
  });
  return world;
}

/** What to type after a command's name, as each line of the operator's lists begins. */
const toType = (line: string) => (/^\w+ (.+?) {2}/.exec(line)?.[1] ?? '').split(' ');

async function admin(...words: string[]): Promise<string> {
  const said: string[] = [];
  await runAdmin(config, words, (line) => said.push(line));
  return said.join('\n');
}

test.runIf(there)('says what there is to be asked for', async () => {
  for (const words of [['what'], ['toString'], ['disable'], ['disable', 'nobody@example.org']])
    await expect(admin(...words)).rejects.toThrow(UsageError);
  for (const words of [[], ['help']])
    expect(await admin(...words)).toMatch(/disable <player>[\s\S]+reset-link <player>[\s\S]+delete <player>/);
});

test.runIf(there)('disables and enables a player, by whatever name', async () => {
  const world = await server();
  const { user, client } = await signedIn(world);
  const logIn = async () =>
    (await world.client().call(login, { body: { emailOrUsername: user.email, password: PASSWORD } })).status;
  expect(await admin('user', user.id)).toMatch(
    new RegExp(`${user.email}, born \\d{4}-\\d{2} \\(18 or older\\): 0 points, 0 tasks, streak 0$`),
  );
  expect(await admin('disable', user.displayName.toUpperCase())).toContain('logged out everywhere');
  expect([(await client.call(authUser)).status, await logIn()]).toEqual([401, 401]);
  await expect(admin('reset-link', user.id)).rejects.toThrow('is disabled');
  await admin('enable', user.email);
  expect([(await client.call(authUser)).status, await logIn()]).toEqual([401, 200]);
});

test.runIf(there)('goes on where its pokes are cut off, and says so', async () => {
  const { db, ...world } = await server();
  const user = await aUser({ db, ...world });
  const listening = `from pg_stat_activity
    where application_name = 'volleypath pokes' and datname = current_database()`;
  await sql
    .raw(
      `create function cut() returns trigger language plpgsql as $$ begin
        while exists (select ${listening}) loop
          perform pg_terminate_backend(pid) ${listening};
          perform pg_sleep(0.01);
          perform pg_stat_clear_snapshot();
        end loop;
        return new;
      end $$`,
    )
    .execute(db.kysely);
  await sql`create trigger cut before update on users for each row execute function cut()`.execute(db.kysely);
  onTestFinished(async () => void (await sql`drop function cut cascade`.execute(db.kysely)));
  const said = await admin('disable', user.email);
  expect(said).toContain('logged out everywhere');
  expect(said).toContain('terminating connection');
});

test.runIf(there).each([
  ['another password', () => undefined],
  ['a first one for who has none', forgetPassword],
])('prints a link that sets %s', async (_, prepare) => {
  const world = await server();
  const user = await aUser(world);
  await prepare(world, user.id);
  const link = await admin('reset-link', user.email);
  expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password#token=/);
  const token = link.split('=')[1] ?? '';
  await world.client().ok(resetPassword, { body: { token, newPassword: NEW_PASSWORD } });
  const answer = await world
    .client()
    .ok(login, { body: { emailOrUsername: user.email, password: NEW_PASSWORD } });
  // Handed over in the gym, it says nothing about whose the address is.
  expect(answer.emailVerified).toBe(false);
  expect((await world.mails()).map(({ to }) => to)).toContain(user.email);
});

test.runIf(there)('exports a player into a file', async () => {
  const world = await server();
  const user = await aUser(world);
  const file = join(dataDir, 'one.zip');
  await admin('export', user.email, file);
  expect((await unzip(await readFile(file))).get('profile.json')).toContain(user.email);
});

test.runIf(there)('deletes a player only when told twice', async () => {
  const world = await server();
  const { user, client } = await signedIn(world);
  await expect(admin('delete', user.email)).rejects.toThrow('--yes');
  expect(await client.call(authUser)).toMatchObject({ status: 200 });
  expect(await admin('delete', user.email, '--yes')).toContain('is deleted');
  // Not even before the server has heard of it.
  expect(await client.call(authUser)).toMatchObject({ status: 401 });
  expect(await client.ok(accountGone, { params: { id: user.id } })).toEqual({ gone: true, ended: false });
});

test.runIf(there)(
  'lists what players report, takes it off the list, and remembers what was done',
  async () => {
    const world = await server();
    const [reporter, reported] = [await signedIn(world), await signedIn(world)];
    expect(await admin('reports')).toBe('There are none.');
    const show = async (background: string) => {
      const create = { width: 300, height: 300, channels: 3, background } as const;
      const picture = await sharp({ create }).jpeg().toBuffer();
      const { profileImageUrl } = await reported.client.ok(updateProfile, {
        params: { id: reported.user.id },
        body: { profileImageUrl: `data:image/jpeg;base64,${picture.toString('base64')}` },
      });
      return profileImageUrl;
    };
    const path = await show('seagreen');
    const report = (details: string) =>
      reporter.client.ok(reportUser, {
        params: { id: reported.user.id },
        body: { reason: 'bullying', details },
      });
    await report('Mean words\n\u001b[2Jand more');
    const waiting = await admin('reports');
    const { displayName, id: reportedId } = reported.user;
    expect(waiting).toContain(`${displayName} (${reportedId}): bullying, by ${reporter.user.displayName}\n`);
    // What a player writes is one line, and steers no terminal.
    expect(waiting.split('\n').slice(1)).toEqual([
      `    "${displayName} | Real | Name | Setter | ${path}"`,
      '    Mean words [2Jand more',
    ]);

    const [id = ''] = waiting.split(' ');
    const file = join(dataDir, 'reported.jpg');
    expect(await admin('report-picture', id, file)).toBe(`What they showed is in ${file}.`);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg' });
    // Reported again, it is both: what it is now, and what it was at first.
    await show('darkred');
    await report('Again');
    expect(await admin('reports')).toContain(`at first: "${displayName} | Real | Name | Setter | ${path}"`);
    expect(await admin('report-picture', id, file)).toContain(`What they showed is in ${file}-2.jpg.`);
    for (const words of [[], ['x'], [newId()]])
      await expect(admin('report-picture', ...words)).rejects.toThrow(UsageError);
    await expect(admin('reports', 'Done')).rejects.toThrow(UsageError);
    for (const words of [[], [id], [newId(), 'Talked to them']])
      await expect(admin('resolve', ...words)).rejects.toThrow(UsageError);
    expect(await admin('resolve', id, 'Talked', 'to them')).toBe(`${id} is done.`);
    await expect(admin('resolve', id, 'Once more')).rejects.toThrow(`No report "${id}" is waiting.`);
    expect(await admin('reports')).toBe('There are none.');
    expect((await admin('reports', 'done')).split('\n').at(-1)).toBe('    done: Talked to them');
    await admin('delete', reporter.user.id, '--yes');
    expect(await admin('reports', 'done')).toContain('bullying, by a deleted account');
  },
);

test.runIf(there)('hides a player from everybody else, and shows them again', async () => {
  const world = await server();
  const [player, other] = [await signedIn(world), await signedIn(world)];
  const params = { id: player.user.id };
  await other.client.ok(reportUser, { params, body: { reason: 'spam' } });
  const seenBy = async ({ client }: typeof player) => (await client.call(getProfile, { params })).status;
  expect([await seenBy(other), await seenBy(player)]).toEqual([200, 200]);
  expect(await admin('hide', player.user.displayName)).toContain('is hidden from everybody else');
  expect([await seenBy(other), await seenBy(player)]).toEqual([404, 200]);
  expect(await admin('reports')).toContain(`(${player.user.id}), hidden: spam`);
  expect(await admin('user', player.user.id)).toContain(', hidden: ');
  expect(await admin('show', player.user.email)).toContain('can be seen again');
  expect([await seenBy(other), await seenBy(player)]).toEqual([200, 200]);
  expect(await admin('reports')).not.toContain('hidden');
  for (const command of ['hide', 'show'])
    for (const words of [[], ['nobody@example.org']])
      await expect(admin(command, ...words)).rejects.toThrow(UsageError);
});

test.runIf(there)('lists words that wait, releases and holds them, and renames', async () => {
  const world = await server();
  const [player, other, third] = [await signedIn(world), await signedIn(world), await aUser(world)];
  const { user } = player;
  expect(await admin('words')).toBe('There are none.');
  const write = (bio: string) =>
    player.client.ok(updateProfile, { params: { id: user.id }, body: { bio, isPrivate: false } });
  const readBio = async () => (await other.client.ok(getProfile, { params: { id: user.id } })).user.bio;
  await write('Naked truth\tand more');
  expect(await admin('words')).toContain(`  ${user.displayName}: "Naked truth and more"`);
  const read = toType(await admin('words'));
  expect(read).toEqual([user.id, 'bio', '--read', expect.stringMatching(/^\w{32}$/)]);
  expect(await admin('waiting')).toContain('words  1  what players say of themselves');
  expect(await readBio()).toBe('');
  for (const words of [read.slice(0, 2), read.slice(0, 3), [...read.slice(0, 3), 'x']])
    await expect(admin('release', ...words)).rejects.toThrow(/"words"/);
  await write('Nude truth');
  await expect(admin('release', ...read)).rejects.toThrow(/other words/);
  await write('Naked truth\tand more');
  expect(await readBio()).toBe('');
  expect(await admin('release', ...read)).toContain('others see bio "Naked truth and more"');
  expect([await readBio(), await admin('words')]).toEqual(['Naked truth\tand more', 'There are none.']);
  // What is written next is looked at anew; what is held stays so though no list knows it.
  await write('Nude truth');
  expect(await readBio()).toBe('');
  await write('Harmless');
  expect(await readBio()).toBe('Harmless');
  expect(await admin('hold', user.email, 'bio')).toContain('nobody else sees bio "Harmless"');
  expect(await readBio()).toBe('');
  expect(await admin('words')).toMatch(/ bio --read .+: "Harmless", held by you$/);
  for (const words of [['email'], ['school'], []])
    await expect(admin('hold', user.id, ...words)).rejects.toThrow(UsageError);
  await player.client.ok(updateProfile, { params: { id: user.id }, body: { clubTeam: 'Blue' } });
  await admin('hold', user.email, 'clubTeam');
  const held = (await admin('words')).split('\n').map((line) => line.replace(/^\S+ \S+ (\w+) .*: /, '$1 '));
  expect(held).toEqual(['bio "Harmless", held by you', 'clubTeam "Blue", held by you']);

  const seq = async () => {
    const found = world.db.kysely.selectFrom('users').select('seq').where('id', '=', user.id);
    return (await found.executeTakeFirstOrThrow()).seq;
  };
  const before = await seq();
  expect(await admin('rename', user.displayName, 'QuickOtter12')).toContain('is called QuickOtter12 now');
  expect(await player.client.ok(authUser)).toMatchObject({ displayName: 'QuickOtter12' });
  expect(await seq()).toBe(before + 1);
  for (const name of ['', 'no spaces', 'Qu1ck0tter12'])
    await expect(admin('rename', third.id, name)).rejects.toThrow(UsageError);
  // The operator's own choice waits for nobody.
  await admin('rename', user.id, 'NakedSetter');
  const { user: renamed } = await other.client.ok(getProfile, { params: { id: user.id } });
  expect(renamed).toMatchObject({ displayName: 'NakedSetter', clubTeam: '' });
});

test.runIf(there)('tells everybody something, in words of a fit length', async () => {
  const world = await server();
  const { client, user } = await signedIn(world);
  for (const words of [[], ['Hello'], ['Hello', ''], ['Hello', 'to', 'all'], ['a'.repeat(61), 'Hello']])
    await expect(admin('announce', ...words)).rejects.toThrow(UsageError);
  expect(await admin('announce', 'New drills', 'There are ten more for setters.')).toMatch(
    /^\d+ players were told/,
  );
  const told = await client.ok(listNotifications, { params: { id: user.id } });
  expect(told).toMatchObject([{ type: 'system_announcement', title: 'New drills', data: null, read: false }]);
  expect(await admin('announce', 'New drills', 'There are ten more for setters.')).toMatch(/^0 players/);
});

test.runIf(there)('holds and releases stories and comments, and shows what was said of them', async () => {
  const world = await server();
  const [author, reader] = [await signedIn(world), await signedIn(world)];
  world.relations.set(reader.user.id, new Map([[author.user.id, { isTeammate: true, isRival: false }]]));
  const { postStory, postComment, listStories, listComments, reportStory } = stories;
  const told = async (title: string) =>
    author.client.ok(postStory, { body: { title, content: 'In the last set', tags: ['ace'] } });
  const seen = async () =>
    (await reader.client.ok(listStories, { query: { userId: author.user.id } })).map(({ title }) => title);
  const unsure = await told('Naked truth');
  const plain = await told('Plain');
  expect(await seen()).toEqual(['Plain']);
  const shown = `  ${author.user.displayName}: "Naked truth | In the last set | #ace"`;
  expect(await admin('stories')).toContain(`story ${unsure.id} --read`);
  expect(await admin('stories')).toContain(shown);
  const early = toType(await admin('stories'));
  // Only what was read is let through: its author goes on writing meanwhile.
  const edit = (title: string) => author.client.ok(stories.editStory, { params: unsure, body: { title } });
  await edit('Call 0151 2345678');
  await expect(admin('release-story', ...early)).rejects.toThrow(/other words/);
  await expect(admin('release-story', unsure.id)).rejects.toThrow(/"stories"/);
  expect(await seen()).toEqual(['Plain']);
  await edit('Naked truth');
  expect(await admin('release-story', ...early)).toBe(`Others see ${unsure.id}.`);
  expect((await seen()).toSorted()).toEqual(['Naked truth', 'Plain']);

  const params = { id: plain.id };
  const { id: said } = await reader.client.ok(postComment, { params, body: { content: 'Well\tdone' } });
  await reader.client.ok(reportStory, { params, body: { reason: 'spam' } });
  await author.client.ok(stories.reportComment, {
    params: { ...params, commentId: said },
    body: { reason: 'spam' },
  });
  const reports = await admin('reports');
  expect(reports).toContain(`story ${plain.id}: spam`);
  expect(reports).toContain('"Plain | In the last set | #ace"');
  expect(reports).toContain(`comment ${said}: spam`);
  await admin('hold-story', said);
  await admin('hold-story', plain.id);
  expect(await admin('stories')).toContain(`  ${reader.user.displayName}: "Well done"`);
  expect(await author.client.ok(listComments, { params })).toEqual([]);
  expect(await author.client.ok(listStories, { query: { story: plain.id } })).toMatchObject([
    { comments: 0 },
  ]);
  expect(await seen()).toEqual(['Naked truth']);
  // What is held stays so, whatever its author makes of it.
  await author.client.ok(stories.editStory, { params, body: { title: 'Plainer' } });
  expect(await seen()).toEqual(['Naked truth']);
  for (const id of ['', 'x', newId()]) await expect(admin('hold-story', id)).rejects.toThrow(UsageError);

  const { story, media } = await tellStory(author.client, 'With a photo');
  await openMediaStore(config).put(media, Buffer.from('a photo'), 'image/jpeg');
  const file = join(dataDir, 'look.jpg');
  expect(await admin('story-file', story, file)).toBe(`What it shows is in ${file}.`);
  expect(await readFile(file, 'utf8')).toBe('a photo');
  for (const id of ['', 'x', plain.id]) await expect(admin('story-file', id)).rejects.toThrow(UsageError);
});

test.runIf(there)('lists what waits of requests, releases it and keeps it', async () => {
  const world = await server();
  const [asker, one, other] = [await signedIn(world), await signedIn(world), await signedIn(world)];
  expect(await admin('messages')).toBe('There are none.');
  const messageTo = async ({ client, user: { id } }: typeof one) =>
    (await client.ok(rivals.listRivalRequests, { params: { id } })).map(({ message }) => message);
  for (const { user } of [one, other])
    await asker.client.ok(rivals.requestRival, {
      body: { rivalId: user.id, rivalshipType: 'friendly', message: `Naked truth,\tplayer ${user.id}` },
    });
  const lines = (await admin('messages')).split('\n');
  expect(lines).toHaveLength(2);
  const numberOf = ({ user: { id } }: typeof one) => {
    const line = lines.find((text) => text.includes(`player ${id}`)) ?? '';
    const [by, to] = [asker, one.user.id === id ? one : other].map(
      ({ user }) => `${user.displayName} (${user.id})`,
    );
    expect(line.slice('message '.length + 36)).toBe(
      `  rival request by ${by} to ${to}: "Naked truth, player ${id}"`,
    );
    return line.split(' ')[1] ?? '';
  };
  expect(await admin('release-message', numberOf(one))).toBe(`Others can read ${numberOf(one)} now.`);
  expect(await admin('refuse-message', numberOf(other))).toBe(`Nobody else will read ${numberOf(other)}.`);
  expect(await messageTo(one)).toEqual([`Naked truth,\tplayer ${one.user.id}`]);
  expect(await messageTo(other)).toEqual(['']);
  expect(await admin('messages')).toBe('There are none.');
  for (const words of [[], ['x'], [numberOf(one)]])
    for (const command of ['release-message', 'refuse-message'])
      await expect(admin(command, ...words)).rejects.toThrow(UsageError);
});

test.runIf(there)('lists changes that were set aside, whose they are and what they were', async () => {
  const world = await server();
  const { id, displayName } = await aUser(world);
  expect(await admin('quarantined')).toBe('There are none.');
  const clientGroup = await aQuarantined(world, id, { bio: 'Hello\u009b2J' });
  expect(await admin('quarantined')).toBe(
    `${new Date(world.clock.now).toISOString()}  ${displayName} (${id})  profile.update {"bio":"Hello 2J"}: ` +
      `quarantined, ${clientGroup} core 7`,
  );
  expect(await admin('waiting')).toContain(
    'quarantined  1  changes of players that failed, of the last 30 days',
  );
});

test.runIf(there)('gives a restored database a new history, of which phones hear', async () => {
  const world = await server();
  const phone = await aPhone(world);
  // A dump remembers the place that it was made in.
  const home = { key: 'home', value: JSON.stringify('elsewhere') };
  await world.db.kysely.insertInto('serverState').values(home).execute();
  const epoch = async () => {
    const params = new URLSearchParams({ protocol: String(PROTOCOL), clientGroup: phone.clientGroup });
    return z.object({ epoch: z.string() }).parse((await phone.client.get(`/api/sync/pull?${params}`)).body);
  };
  const before = await epoch();
  await expect(admin('restored', 'players.sql')).rejects.toThrow(UsageError);
  expect(await epoch()).toEqual(before);
  expect(await admin('restored')).toContain('send again what this database has never seen');
  const after = await epoch();
  expect(after).not.toEqual(before);
  // The next start of a server is not taken for one more restore.
  await renewEpochIfRestored(world.db);
  expect(await epoch()).toEqual(after);
});

test.runIf(there)('lists words of every player, however many, and how a minor can be reached', async () => {
  const world = await server();
  const [minor, adult] = [await aUser(world, { minor: true }), await aUser(world)];
  await copiesOf(world, adult, 1000);
  const ids = [minor.id, adult.id];
  await world.db.kysely.updateTable('users').set({ bio: 'insta: kim07' }).where('id', 'in', ids).execute();
  const listed = (await admin('words')).split('\n').filter((line) => line.endsWith(': "insta: kim07"'));
  expect(listed.map((line) => toType(line)[0])).toEqual([minor.id]);
});

test.runIf(there)(
  'a player who is renamed has a look of their own, and their devices and rivals hear of it',
  async () => {
    const world = await server();
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
    await admin('rename', user.id, 'QuietLynx76');
    expect(await knownAs()).toEqual(['QuietLynx76']);
    await admin('hold', user.id, 'displayName');
    expect(await knownAs()).toEqual([]);
    await asked.pull();
    expect(asked.rows('rivalries')).toEqual([]);
    await world.db.kysely.updateTable('users').set({ looksAlike: true }).where('id', '=', user.id).execute();
    const pokes = await sharedPokeBus(config.databaseUrl ?? '', world.db.kysely, () => undefined);
    onTestFinished(() => pokes.close());
    const heard: number[] = [];
    pokes.subscribe([userScope(user.id)], ({ seq }) => heard.push(seq));
    await admin('rename', user.id, 'SteadyLynx77');
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

test.runIf(there)('lists what teams have written, releases it and drops it', async () => {
  const world = await server();
  const coach = await signedIn(world);
  const { id } = await coach.client.ok(createTeam, { body: { name: 'Sexy\tSetters' } });
  const nameOf = async () => (await coach.client.ok(getTeam, { params: { id } })).name;
  expect(await nameOf()).toBe('New team');
  const listed = await admin('team-words');
  const { displayName, id: creator } = coach.user;
  expect(listed).toContain(`  New team, made by ${displayName} (${creator}): name "Sexy Setters"`);
  const [, ...read] = (/^team (\S+) (--at) (\S+) {2}/.exec(listed) ?? []).map(String);
  expect(read).toEqual([id, '--at', expect.any(String)]);
  const other = new Date(world.clock.now + 1000).toISOString();
  for (const words of [[id], [id, '--at', 'soon'], [id, '--at', other]])
    await expect(admin('release-team-words', ...words)).rejects.toThrow(/"team-words"/);
  expect(await nameOf()).toBe('New team');
  expect(await admin('release-team-words', ...read)).toBe(`Everybody sees what ${id} has written.`);
  expect(await nameOf()).toMatch(/^Sexy\sSetters$/);
  await coach.client.ok(updateTeam, { params: { id }, body: { description: 'We play naked.' } });
  const again = /--at (\S+)/.exec(await admin('team-words'))?.[1] ?? '';
  expect(await admin('refuse-team-words', id, '--at', again)).toBe(`Nobody sees what ${id} has written.`);
  expect(await admin('team-words')).toBe('There are none.');
  for (const team of ['', 'x', id, newId()])
    await expect(admin('release-team-words', team, '--at', again)).rejects.toThrow(UsageError);
});
