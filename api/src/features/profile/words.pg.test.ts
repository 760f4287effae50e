import { leaderboard } from 'sync-protocol/contract/leaderboard';
import { getProfile, updateProfile } from 'sync-protocol/contract/profile/profile';
import { unreadWords } from 'sync-protocol/contract/profile/unread-words';
import { completeProfile, register } from 'sync-protocol/contract/session/session';
import { lookOf } from 'sync-protocol/rules/words/look-alikes';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import { aUser, PASSWORD, signedIn } from '#testing/factories.ts';
import { TestPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';

const FIRST = { firstName: 'Ana', lastName: 'Rossi', position: 'Libero', skillLevel: 'Elite' } as const;
const GROWN_UP = { birthMonth: 4, birthYear: 1990 };
let newcomers = 0;

onBothDatabases('words that others may see', (kind) => {
  const world = testApp({ database: kind });

  async function newcomer(birth: object = GROWN_UP) {
    const client = world().client();
    const email = `words${(newcomers += 1)}@example.org`;
    const { id } = await client.ok(register, { body: { email, password: PASSWORD, ...birth } });
    return { id, client };
  }
  const choose = async (displayName: string, birth?: object) =>
    (await newcomer(birth)).client.call(completeProfile, { body: { ...FIRST, displayName } });

  test('a username is nobody else’s that looks like it', async () => {
    expect(await choose('ZzMinorPlayer')).toMatchObject({ status: 200 });
    for (const name of ['ZzM1norPlayer', 'ZzMinorPIayer', 'zzminorp1ayer', '2zMin0rPlayer'])
      expect(await choose(name), name).toMatchObject(refusal(409, 'username_taken', 'displayName'));
    expect(await choose('ZzMinorPlayer2')).toMatchObject({ status: 200 });
  });

  test('of two at once who choose names that look alike one has it', async () => {
    const answers = await Promise.all(
      ['FlyingOtter1', 'F1yingOtterl', 'FIying0tter1'].map((name) => choose(name)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('the database knows a look as the rules do', async () => {
    const names = ['SsM1norPIayer', 'Barney01234', 'VVolf56789', 'rnRnVvvV', 'abcXYZ', 'iIlL1'];
    for (const displayName of names) {
      const { id } = await aUser(world());
      const row = await world()
        .db.kysely.updateTable('users')
        .set({ displayName })
        .where('id', '=', id)
        .returning('nameLook')
        .executeTakeFirst();
      expect(row?.nameLook).toBe(lookOf(displayName));
    }
  });

  test('a name that was taken before its words were known may be sent again', async () => {
    const { user, client } = await signedIn(world());
    const displayName = 'CoachOfOldDays';
    await world().db.kysely.updateTable('users').set({ displayName }).where('id', '=', user.id).execute();
    expect(await client.call(completeProfile, { body: { ...FIRST, displayName } })).toMatchObject({
      status: 200,
    });
  });

  onOneOfThem(kind, () => {
    test.each([
      ['Coach', 'username_reserved'],
      ['gr00mer', 'username_unfit'],
      ['killurself', 'username_unfit'],
      ['CallMe01761234', 'username_contact'],
    ])('%s is no username of a minor', async (name, code) => {
      expect(await choose(name, { birthMonth: 1, birthYear: 2011 })).toMatchObject(
        refusal(400, code, 'displayName'),
      );
    });

    test('what nobody should have to read gets into no profile, by whatever way', async () => {
      const { client } = await newcomer();
      const bio = 'you are all wh0res';
      expect(
        await client.call(completeProfile, { body: { ...FIRST, displayName: 'CalmRaven77', bio } }),
      ).toMatchObject(refusal(400, 'words_unfit', 'bio'));
      const { user, client: own } = await signedIn(world());
      expect(await own.call(updateProfile, { params: { id: user.id }, body: { bio } })).toMatchObject(
        refusal(400, 'words_unfit'),
      );
      const phone = new TestPhone(world(), { user, client: own });
      const pushed = await phone.push(phone.mutation('profile.update', { school: 'Hurensohn Gymnasium' }));
      expect(pushed.results).toMatchObject([{ status: 'rejected', code: 'words_unfit' }]);
      const row = await world()
        .db.kysely.selectFrom('users')
        .select(['bio', 'school'])
        .where('id', '=', user.id)
        .executeTakeFirst();
      expect(row).toEqual({ bio: '', school: '' });
    });

    test('what is unsure, and a minor’s contact data, the owner reads and nobody else', async () => {
      const viewer = await signedIn(world());
      for (const [birth, bio, seen] of [
        [GROWN_UP, 'sex education club', ''],
        [GROWN_UP, 'insta: kim07', 'insta: kim07'],
        [{ birthMonth: 1, birthYear: new Date().getFullYear() - 16 }, 'insta: kim07', ''],
      ] as const) {
        const { id, client } = await newcomer(birth);
        const displayName = `BoldFox${1000 + newcomers}`;
        await client.ok(completeProfile, { body: { ...FIRST, displayName, bio, hideRealName: false } });
        await client.ok(updateProfile, { params: { id }, body: { isPrivate: false } });
        expect((await client.ok(getProfile, { params: { id } })).user.bio).toBe(bio);
        const relationship = { isTeammate: true, isRival: false, isByCode: true };
        world().relations.set(viewer.user.id, new Map([[id, relationship]]));
        expect((await viewer.client.ok(getProfile, { params: { id } })).user, bio).toMatchObject({
          bio: seen,
        });
      }
    });

    test('of what others don’t read its writer is told, and why, and nobody else', async () => {
      const [grownUp, young, other] = [
        await signedIn(world()),
        await signedIn(world(), await aUser(world(), { age: 15 })),
        await signedIn(world()),
      ];
      const bio = 'Call me 0171 5551234 now';
      const unread = ({ user, client }: typeof young) => client.ok(unreadWords, { params: { id: user.id } });
      for (const { user, client } of [grownUp, young]) {
        expect(await unread({ user, client })).toEqual([]);
        await client.ok(updateProfile, {
          params: { id: user.id },
          body: { bio, hometown: 'sex education club', school: 'Lindenschule' },
        });
      }
      const hometown = { field: 'hometown', text: 'sex education club', why: 'waits' };
      expect(await unread(young)).toEqual([{ field: 'bio', text: bio, why: 'waits' }, hometown]);
      // What minors don't read of it a grown-up is not told: it would help to find words that they read.
      expect(await unread(grownUp)).toEqual([hometown]);
      const wordRulings = JSON.stringify({
        bio: { text: bio, shown: false },
        hometown: { text: hometown.text, shown: true },
      });
      await world().db.kysely.updateTable('users').set({ wordRulings }).execute();
      for (const one of [young, grownUp])
        expect(await unread(one)).toEqual([{ field: 'bio', text: bio, why: 'kept' }]);
      const params = { id: young.user.id };
      expect(await other.client.call(unreadWords, { params })).toMatchObject({ status: 403 });
    });

    test('somebody whose last name the lists take for abuse is let in, and others read it once the operator has looked', async () => {
      const viewer = await signedIn(world());
      const { id, client } = await newcomer();
      const names = { ...FIRST, lastName: 'Fick', displayName: `CalmFox${1000 + newcomers}` };
      await client.ok(completeProfile, { body: { ...names, hideRealName: false } });
      await client.ok(updateProfile, { params: { id }, body: { isPrivate: false } });
      const seenBy = async (one: typeof client) =>
        (await one.ok(getProfile, { params: { id } })).user.lastName;
      expect([await seenBy(client), await seenBy(viewer.client)]).toEqual(['Fick', '']);
      const wordRulings = JSON.stringify({ lastName: { text: 'Fick', shown: true } });
      await world().db.kysely.updateTable('users').set({ wordRulings }).where('id', '=', id).execute();
      expect(await seenBy(viewer.client)).toBe('Fick');
    });

    test('a player whose name is held stands before nobody but themselves', async () => {
      const [viewer, player] = [await signedIn(world()), await signedIn(world())];
      const { id } = player.user;
      const points = { userId: id, timeWindow: 'alltime', period: 'all', points: 70 } as const;
      await world().db.kysely.insertInto('pointTotals').values(points).execute();
      const board = async ({ client }: typeof viewer) =>
        (await client.ok(leaderboard, { query: { timeframe: 'alltime' } })).filter(
          (entry) => !entry.isPrivate && entry.id === id,
        ).length;
      const profile = async ({ client }: typeof viewer) =>
        (await client.call(getProfile, { params: { id } })).status;
      expect([await board(viewer), await profile(viewer)]).toEqual([1, 200]);
      const wordRulings = JSON.stringify({ displayName: { text: player.user.displayName, shown: false } });
      await world().db.kysely.updateTable('users').set({ wordRulings }).where('id', '=', id).execute();
      expect([await board(viewer), await profile(viewer)]).toEqual([0, 404]);
      expect([await board(player), await profile(player)]).toEqual([1, 200]);
    });
  });
});
