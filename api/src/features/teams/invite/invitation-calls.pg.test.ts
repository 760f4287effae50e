import * as calls from 'sync-protocol/contract/teams';
import { newId, teamId, teamInvitationId, userId, type TeamInvitationId } from 'sync-protocol/ids';
import { INVITATION_TEMPLATES, TEMPLATE_CATEGORIES } from 'sync-protocol/rules/teams/invitation-templates';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { aTeam } from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, signedIn, YOUNG } from '#testing/factories.ts';
import { refusal } from '#testing/refusal.ts';

onOneDatabase('the calls of invitations', (database) => {
  const world = testApp({ database });
  const player = () => signedIn(world());
  /** A player with a team of their own. */
  async function creator() {
    const { client } = await player();
    const { id: team } = await client.ok(calls.createTeam, { body: { name: aTeam().name } });
    const send = async (more: object, inviteUserId = '') =>
      client.json('POST', '/api/team-invitations', {
        teamId: team,
        inviteUserId: inviteUserId || (await aUser(world())).id,
        ...more,
      });
    return { client, team, send };
  }

  test('have templates for each kind of team', async () => {
    const templates = await (await player()).client.ok(calls.invitationTemplates);
    expect(templates).toEqual(INVITATION_TEMPLATES);
    expect(new Set(templates.map(({ category }) => category))).toEqual(new Set(TEMPLATE_CATEGORIES));
  });

  test('send what is said, and of what is left empty the template’s', async () => {
    const { send } = await creator();
    const [template] = INVITATION_TEMPLATES;
    const templateId = template?.id;
    const personalizedReason = 'Has played for 4 years';
    const skillMatch = 'Plays at the level Advanced';
    for (const [said, shown] of [
      [{}, { message: '', targetPosition: null, skillMatch: '', status: 'pending', side: 'sent' }],
      [{ templateId }, { message: template?.message }],
      [{ templateId, message: '' }, { message: template?.message }],
      [{ templateId, message: 'We need you' }, { message: 'We need you' }],
      [{ templateId: 'no-such-template' }, { message: '' }],
      [{ personalizedReason }, { skillMatch: personalizedReason }],
      [{ personalizedReason, skillMatch }, { skillMatch }],
      [{ targetPosition: '' }, { targetPosition: null }],
      [{ targetPosition: 'setter' }, { targetPosition: 'Setter' }],
      [{ targetPosition: 'outside' }, { targetPosition: 'Outside Hitter' }],
      [{ targetPosition: 'middle' }, { targetPosition: 'Middle Blocker' }],
      [{ targetPosition: 'opposite' }, { targetPosition: 'Opposite Hitter' }],
      [{ targetPosition: 'libero' }, { targetPosition: 'Libero' }],
      [{ targetPosition: 'defensive' }, { targetPosition: 'Defensive Specialist' }],
    ] as const)
      expect(await send(said), JSON.stringify(said)).toMatchObject({ status: 201, body: shown });
  });

  test('reach the other one as they were sent', async () => {
    const { client, team, send } = await creator();
    const guest = await player();
    await send({ message: 'Come and play', targetPosition: 'libero', skillMatch: 'Digs all' }, guest.user.id);
    const both = {
      team: { id: team },
      message: 'Come and play',
      targetPosition: 'Libero',
      skillMatch: 'Digs all',
      invitedUser: { userId: guest.user.id },
    };
    expect(await guest.client.ok(calls.receivedInvitations)).toMatchObject([{ ...both, side: 'received' }]);
    expect(await client.ok(calls.sentInvitations)).toMatchObject([{ ...both, side: 'sent' }]);
  });

  test('are not sent without a team and a player, nor to whom the sender may not meet', async () => {
    const { send } = await creator();
    const young = await aUser(world(), { age: YOUNG });
    const guest = await aUser(world());
    for (const [said, answer] of [
      [{ teamId: undefined }, refusal(400, 'invalid_input', 'teamId')],
      [{ inviteUserId: undefined }, refusal(400, 'invalid_input', 'inviteUserId')],
      [{ targetPosition: 'goalkeeper' }, refusal(400, 'invalid_input', 'targetPosition')],
      [{ teamId: teamId.parse(newId()) }, refusal(404, 'foreign_scope')],
      [{ inviteUserId: userId.parse(newId()) }, refusal(404, 'user_not_found')],
      [{ inviteUserId: young.id }, refusal(404, 'user_not_found')],
      [{ message: 'You fucking loser' }, refusal(400, 'words_unfit')],
    ] as const)
      expect(await send(said, guest.id), JSON.stringify(said)).toMatchObject(answer);
    expect(await send({}, guest.id)).toMatchObject({ status: 201 });
    expect(await send({}, guest.id)).toMatchObject(refusal(409, 'already_invited'));
  });

  test('are answered by who got them and taken back by who sent them: for everybody else they are not there', async () => {
    const { client: sender, send } = await creator();
    const [guest, stranger] = [await player(), await player()];
    await send({}, guest.user.id);
    const [sent] = await sender.ok(calls.sentInvitations);
    const [received] = await guest.client.ok(calls.receivedInvitations);
    if (!sent || !received) throw new Error('both sides have it');
    const respond = (client: TestClient, id: TeamInvitationId) =>
      client.call(calls.respondToInvitation, { params: { id }, body: { status: 'accepted' } });
    const withdraw = (client: TestClient, id: TeamInvitationId) =>
      client.call(calls.withdrawInvitation, { params: { id } });
    const unknown = teamInvitationId.parse(newId());
    for (const [client, ...ids] of [
      [stranger.client, unknown, sent.id, received.id],
      [sender, unknown, received.id],
      [guest.client, unknown, sent.id],
    ] as const)
      for (const id of ids)
        for (const tried of [respond, withdraw])
          expect(await tried(client, id)).toMatchObject(refusal(404, 'invitation_not_found'));
    // Nor does whoever sent it answer it, or whoever got it take it back.
    expect(await respond(sender, sent.id)).toMatchObject(refusal(404, 'invitation_not_found'));
    expect(await withdraw(guest.client, received.id)).toMatchObject(refusal(404, 'invitation_not_found'));
    const bad = { params: { id: received.id }, body: { status: 'perhaps' as never } };
    expect(await guest.client.call(calls.respondToInvitation, bad)).toMatchObject(
      refusal(400, 'invalid_input', 'status'),
    );
    expect(await guest.client.ok(calls.receivedInvitations)).toMatchObject([{ status: 'pending' }]);

    expect(await withdraw(sender, sent.id)).toMatchObject({ status: 200 });
    expect(await respond(guest.client, received.id)).toMatchObject(refusal(404, 'invitation_not_found'));
    expect(await withdraw(sender, sent.id)).toMatchObject(refusal(404, 'invitation_not_found'));
    await send({}, guest.user.id);
    const [again] = await guest.client.ok(calls.receivedInvitations);
    expect(await respond(guest.client, again?.id ?? unknown)).toMatchObject({ status: 200 });
    expect(await guest.client.ok(calls.myTeams)).toMatchObject([{ userRole: 'member', memberCount: 2 }]);
  });
});
