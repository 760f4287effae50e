import * as argon2 from '@node-rs/argon2';
import { forgotPassword } from 'sync-protocol/contract/session/account';
import { login } from 'sync-protocol/contract/session/session';
import { beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, PASSWORD } from '#testing/factories.ts';
import { refusal } from '#testing/refusal.ts';
import { hashPassword } from './password/passwords.ts';

// Hashing is nearly all of the time that an answer takes. What it costs is counted, not clocked: a clock would lie.
vi.mock('@node-rs/argon2', { spy: true });
// Files of tests share a worker's modules: those that know the real one are loaded anew.
vi.hoisted(() => vi.resetModules());

onOneDatabase('whoever asks for an account', (kind) => {
  const world = testApp({ database: kind });
  const [hashed, verified] = [vi.mocked(argon2.hash), vi.mocked(argon2.verify)];

  /** How often something was hashed and verified for an answer, and at what cost. */
  async function workOf<Answer>(ask: () => Promise<Answer>): Promise<{ answer: Answer; work: unknown }> {
    vi.clearAllMocks();
    const answer = await ask();
    const costs = verified.mock.calls.map(
      ([stored]) => /^\$argon2id\$v=\d+\$[^$]+/.exec(String(stored))?.[0],
    );
    return { answer, work: { hashed: hashed.mock.calls.length, verified: costs } };
  }

  beforeEach(() => vi.restoreAllMocks());

  test('has the same work done for an unknown name, a wrong password, and accounts that can’t be entered', async () => {
    const [user, disabled, elsewhere] = [await aUser(world()), await aUser(world()), await aUser(world())];
    const set = (id: typeof user.id, values: { disabled?: boolean; passwordHash: string | null }) =>
      world().db.kysely.updateTable('users').set(values).where('id', '=', id).execute();
    // As players have it; those of tests are cheap.
    const passwordHash = await hashPassword(PASSWORD);
    await set(user.id, { passwordHash });
    await set(disabled.id, { disabled: true, passwordHash });
    await set(elsewhere.id, { passwordHash: null });
    const logIn = (emailOrUsername: string, password: string) =>
      workOf(() => world().client().call(login, { body: { emailOrUsername, password } }));

    const wrong = await logIn(user.email, 'Wrong1ball');
    expect(wrong).toMatchObject({
      answer: { status: 401 },
      work: { verified: ['$argon2id$v=19$m=19456,t=2,p=1'] },
    });
    // The hash that nobody has is made once, at the very first try, whoever that is for.
    const work = { hashed: 0, verified: ['$argon2id$v=19$m=19456,t=2,p=1'] };
    for (const [name, password] of [
      [user.email, 'Wrong1ball'],
      ['nobody@example.org', PASSWORD],
      ['NobodyAtAll', PASSWORD],
      [disabled.email, PASSWORD],
      [elsewhere.email, PASSWORD],
    ] as const)
      expect(await logIn(name, password), name).toEqual({
        answer: { ...wrong.answer, headers: expect.anything() },
        work,
      });
  });

  test('stays out with a password that was changed while it was looked at', async () => {
    const user = await aUser(world());
    const body = { emailOrUsername: user.email, password: PASSWORD };
    verified.mockImplementationOnce(async () => {
      const passwordHash = 'another';
      await world().db.kysely.updateTable('users').set({ passwordHash }).where('id', '=', user.id).execute();
      return true;
    });
    expect(await world().client().call(login, { body })).toMatchObject(refusal(401, 'invalid_credentials'));
    const sessions = world().db.kysely.selectFrom('sessions').select('id').where('userId', '=', user.id);
    expect(await sessions.execute()).toEqual([]);
  });

  test('is answered before anybody looks whether a password can be reset', async () => {
    const user = await aUser(world());
    const held: (() => Promise<void>)[] = [];
    vi.spyOn(world().deps.background, 'run').mockImplementation((work) => held.push(work));
    const ask = (email: string) => workOf(() => world().client().call(forgotPassword, { body: { email } }));
    for (const email of [user.email, 'nobody@example.org']) {
      const { answer, work } = await ask(email);
      expect(answer).toMatchObject({ status: 200, body: { success: true } });
      expect(work).toEqual({ hashed: 0, verified: [] });
    }
    expect(held).toHaveLength(2);
    expect(await world().mails()).toEqual([]);
    await Promise.all(held.map((work) => work()));
    expect((await world().mails()).map(({ to }) => to)).toEqual([user.email]);
  });
});
