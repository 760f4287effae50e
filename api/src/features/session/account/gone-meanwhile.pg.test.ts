import { sql } from 'kysely';
import * as account from 'sync-protocol/contract/session/account';
import { login, register } from 'sync-protocol/contract/session/session';
import * as safety from 'sync-protocol/contract/profile/safety';
import { reportStory } from 'sync-protocol/contract/stories';
import { inviteToTeam } from 'sync-protocol/contract/teams';
import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import type { Answer } from '#testing/client.ts';
import { aSquad, creatorOf } from '#testing/players/competing.ts';
import { onDatabase } from '#testing/databases/databases.ts';
import { untilWaiting } from '#testing/databases/waiting.ts';
import { PASSWORD, signedIn, type TestUser } from '#testing/factories.ts';
import { aPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';
import { told } from '#testing/players/telling.ts';
import { removeAccount } from './delete-account.ts';
import { newLink } from '../links.ts';

// Whatever meets a deletion waits for it, and then finds nobody: that is an answer like any other, and no failure to log.

onDatabase('postgres', 'in the moment in which an account is deleted', (kind) => {
  const world = testApp({ database: kind });
  const failures = () =>
    world()
      .logs.splice(0)
      .filter((line) => line.includes('"level":50'));

  /** What comes of something that begins while somebody is being deleted. */
  async function duringDeletion(user: TestUser, act: () => Promise<Answer>): Promise<Answer> {
    const { db, deps } = world();
    const { answer } = await db.transaction(async (tx) => {
      await tx.kysely.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
      const begun = act();
      await untilWaiting(db, 1);
      await removeAccount(tx, deps, user.id);
      return { answer: begun };
    });
    const said = await answer;
    // Nothing that nobody waits for fails either.
    const mails = await world().mails();
    expect(mails.filter(({ text }) => text.includes('#token='))).toEqual([]);
    expect(failures()).toEqual([]);
    return said;
  }

  describe('somebody else', () => {
    test('blocks them, and learns nothing', async () => {
      const [own, other] = [await signedIn(world()), await signedIn(world())];
      const params = { id: own.user.id, blockedUserId: other.user.id };
      const answer = await duringDeletion(other.user, () => own.client.call(safety.blockUser, { params }));
      expect(answer).toMatchObject({ status: 200, body: { success: true } });
    });

    test('reports them, and learns nothing', async () => {
      const [own, other] = [await signedIn(world()), await signedIn(world())];
      const parts = { params: { id: other.user.id }, body: { reason: 'other' as const, details: '' } };
      const answer = await duringDeletion(other.user, () => own.client.call(safety.reportUser, parts));
      expect(answer).toMatchObject({ status: 201, body: { success: true } });
    });

    test('reports their story, and learns nothing', async () => {
      const { author, reader, story } = await told(world());
      const parts = { params: { id: story.storyId }, body: { reason: 'other' as const, details: '' } };
      const answer = await duringDeletion(author.user, () => reader.client.call(reportStory, parts));
      expect(answer).toMatchObject({ status: 201, body: { success: true } });
    });
  });

  test('nobody invites them', async () => {
    const squad = await aSquad(world(), 1);
    const guest = await signedIn(world());
    const parts = { params: { id: squad.id }, body: { invitedUserId: guest.user.id, message: '' } };
    const answer = await duringDeletion(guest.user, () => creatorOf(squad).client.call(inviteToTeam, parts));
    expect(answer).toMatchObject(refusal(404, 'user_not_found'));
  });

  describe('the player', () => {
    test('signs in: there is no such account', async () => {
      const { user } = await signedIn(world());
      const body = { emailOrUsername: user.email, password: PASSWORD };
      const answer = await duringDeletion(user, () => world().client().call(login, { body }));
      expect(answer).toMatchObject(refusal(401, 'invalid_credentials'));
    });

    test('pushes from a new device: nobody is signed in there', async () => {
      const phone = await aPhone(world());
      const answer = await duringDeletion(phone.user, () => phone.send([]));
      expect(answer).toMatchObject(refusal(401, 'not_signed_in'));
    });

    test.each([
      ['verify', '/api/auth/verify-email', {}],
      ['reset', '/api/auth/reset-password', { newPassword: 'Another4spike' }],
    ] as const)('opens a link (%s): it is dead', async (purpose, url, more) => {
      const { db, deps, clock } = world();
      const { user } = await signedIn(world());
      const link = await newLink(db.kysely, deps.config, purpose, user, new Date(clock.now));
      const token = /#token=(.*)$/.exec(link ?? '')?.[1];
      const answer = await duringDeletion(user, () =>
        world()
          .client()
          .json('POST', url, { token, ...more }),
      );
      expect(answer).toMatchObject(refusal(400, 'dead_link', 'token'));
    });

    test('has forgotten the password: no mail, no failure', async () => {
      const { user } = await signedIn(world());
      const body = { email: user.email };
      const answer = await duringDeletion(user, () =>
        world().client().call(account.forgotPassword, { body }),
      );
      expect(answer).toMatchObject({ status: 200 });
    });

    test('asks for another mail: no mail, no failure', async () => {
      const { user, client } = await signedIn(world());
      const answer = await duringDeletion(user, () => client.call(account.resendVerification));
      expect(answer).toMatchObject({ status: 200 });
    });

    test('changes the address: no link, no failure', async () => {
      const { user, client } = await signedIn(world());
      const body = { newEmail: `new.${user.email}`, currentPassword: PASSWORD };
      const answer = await duringDeletion(user, () => client.call(account.changeEmail, { body }));
      expect(answer).toMatchObject({ status: 200 });
    });
  });

  test('who signs up and deletes the account before the mail is written gets none, and nothing fails', async () => {
    const { db } = world();
    const client = world().client();
    const body = { email: 'in.a.hurry@example.org', password: PASSWORD };
    await db.transaction(async ({ kysely }) => {
      // The mail is counted before it is written: there it waits.
      await sql`lock table sent_mails in exclusive mode`.execute(kysely);
      await client.ok(register, { body });
      await untilWaiting(db, 1);
      await client.ok(account.deleteAccount);
    });
    expect((await world().mails()).filter(({ to }) => to === body.email)).toEqual([]);
    expect(failures()).toEqual([]);
  });
});
