import { receivedInvitations, sentInvitations } from 'sync-protocol/contract/teams';
import { joinRequestId, membershipId, newId, teamId, type TeamId, teamInvitationId } from 'sync-protocol/ids';
import { CHEERS } from 'sync-protocol/rules/cheers';
import { UNNAMED_COMPETITION, UNNAMED_OPPONENT } from 'sync-protocol/rules/competitions/competition-terms';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import type { OutboxMutation } from 'sync-protocol/wire';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import {
  anInvitation,
  asking,
  aSquad,
  challenging,
  creatorOf,
  join,
  say,
  train,
  underWay,
} from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { aComment, aStory } from '#testing/players/telling.ts';
import { hideUser, showAsSeen } from './hide-user.ts';

/** By what nobody sees a player any more. */
type Way = 'hidden' | 'disabled' | 'with a held name';

/** What they write wherever they can. */
const WORDS = 'Meet me behind the hall';

/** What another team has of a challenge of theirs. */
const OUT_OF_SIGHT = { name: UNNAMED_COMPETITION, description: '', otherTeamName: UNNAMED_OPPONENT };

onOneDatabase('whom nobody sees by the operator’s word', (database) => {
  const world = testApp({ database });

  /** The hidden one and another player, each with a squad, and both in a third one; the other one tells a story. */
  async function scene() {
    const [own, theirs, shared] = [await aSquad(world()), await aSquad(world()), await aSquad(world())];
    const [player, other] = [creatorOf(own), creatorOf(theirs)];
    for (const phone of [player, other]) expect(await join(phone, shared.code)).toBe('applied');
    const story = aStory({ isPublic: true });
    expect(await say(other, 'story.post', story)).toBe('applied');
    for (const phone of [player, other]) await phone.pull();
    return { own, theirs, shared, player, other, story };
  }
  type Scene = Awaited<ReturnType<typeof scene>>;

  const placeOf = (phone: TestPhone, team: TeamId) =>
    membershipId.parse(phone.rows('memberships').find(({ teamId }) => teamId === team)?.id);
  const inviting = (team: TeamId, other: TestPhone) =>
    anInvitation(team, other, { message: WORDS, skillMatch: WORDS });
  /** All by which one player turns to another, with what is said of it where there is nobody. */
  const turning = ({ own, theirs, shared, player, other, story }: Scene): [OutboxMutation, string][] => [
    [player.mutation('team.invite', inviting(own.id, other)), 'user_not_found'],
    [
      player.mutation('team.request', {
        joinRequestId: joinRequestId.parse(newId()),
        teamId: theirs.id,
        teamName: theirs.name,
      }),
      'team_not_found',
    ],
    [
      player.mutation('competition.create', challenging(own, theirs, { name: WORDS, description: WORDS })),
      'team_not_found',
    ],
    [player.mutation('rival.request', asking(other, { message: WORDS })), 'user_not_found'],
    [player.mutation('friendStreak.offer', { friendId: other.user.id, askedAs: '' }), 'user_not_found'],
    [
      player.mutation('team.cheer', {
        teamId: shared.id,
        membershipId: placeOf(other, shared.id),
        cheer: CHEERS[0],
      }),
      'cheer_closed',
    ],
    [player.mutation('story.comment', aComment(story.storyId, WORDS)), 'story_not_found'],
    [player.mutation('story.like', { storyId: story.storyId }), 'story_not_found'],
  ];
  /** What each of some mutations was answered. */
  const answers = async (phone: TestPhone, all: readonly OutboxMutation[]) => {
    const { results } = await phone.push(...all);
    return all.map(({ id }) => {
      const one = results.find((result) => result.id <= id && id <= (result.to ?? result.id));
      return one?.code ?? one?.status;
    });
  };
  const everythingOf = async (phone: TestPhone) => {
    await phone.pull();
    return phone.everything();
  };

  /** Takes a player out of sight, or brings them back. */
  const setAway = ({ user: { id, displayName } }: TestPhone, how: Way, isAway = true) => {
    if (how === 'hidden') return hideUser(world().deps, id, isAway);
    const wordRulings = JSON.stringify(isAway ? { displayName: { text: displayName, shown: false } } : {});
    return world().db.transaction(async (tx) => {
      const away = how === 'disabled' ? { disabled: isAway } : { wordRulings };
      await tx.kysely.updateTable('users').set(away).where('id', '=', id).execute();
      await showAsSeen(world().deps, tx, id);
    });
  };

  test.each(['hidden', 'with a held name'] as const)(
    'reaches nobody, by whatever they turn to others, until they are seen again: %s',
    async (how) => {
      const all = await scene();
      const { player, other } = all;
      const before = await everythingOf(other);
      await setAway(player, how);
      const turned = turning(all);
      const said = await answers(
        player,
        turned.map(([mutation]) => mutation),
      );
      expect(said).toEqual(turned.map(([, code]) => code));
      expect(await everythingOf(other)).toEqual(before);
      // Their own is theirs still.
      const own = aStory();
      expect(await say(player, 'story.post', own)).toBe('applied');
      expect(await say(player, 'story.comment', aComment(own.storyId))).toBe('applied');
      await setAway(player, how, false);
      const again = turning(all).map(([mutation]) => mutation);
      expect(new Set(await answers(player, again))).toEqual(new Set(['applied']));
    },
  );

  test('leaves a competition that goes on without the name of their team, whatever they call it by then', async () => {
    const { own, theirs, player, other } = await scene();
    await underWay(own, theirs, { name: WORDS, description: WORDS });
    const competition = async () => (await everythingOf(other)).competitions;
    expect(await competition()).toMatchObject([{ name: WORDS, otherTeamName: own.name }]);
    await setAway(player, 'hidden');
    expect(await competition()).toMatchObject([OUT_OF_SIGHT]);
    expect(await say(player, 'team.update', { teamId: own.id, name: 'Hall of Shame' })).toBe('applied');
    expect(await competition()).toMatchObject([OUT_OF_SIGHT]);
  });

  test.each(['hidden', 'disabled', 'with a held name'] as const)(
    'leaves with nobody what they have asked and done before: %s',
    async (how) => {
      const all = await scene();
      const { player, other } = all;
      const rival = await aRivalOf(player);
      const before = (await everythingOf(other)).notifications;
      const declined = await anInvited(player, other);
      const asked = turning(all).map(([mutation]) => mutation);
      expect(new Set(await answers(player, asked))).toEqual(new Set(['applied']));
      const no = { invitationId: declined, isAccepted: false };
      expect(await say(other, 'team.respond', no)).toBe('applied');
      expect(JSON.stringify(await everythingOf(other)).split(WORDS)).toHaveLength(8);
      await player.pull();
      const sent = player.everything();
      await setAway(player, how);

      await rival.pull();
      expect(rival.everything()).toMatchObject({ rivalActivities: [], rivalCheers: [], knownPlayers: [] });
      const { notifications = [], ...after } = await everythingOf(other);
      expect(JSON.stringify(after)).not.toContain(WORDS);
      expect(JSON.stringify(await other.client.ok(receivedInvitations))).not.toContain(WORDS);
      expect(after).toMatchObject({ teamRequests: [], rivalries: [], friendStreaks: [] });
      expect(after.teamInvitations).toMatchObject([{ id: declined, status: 'declined', message: '' }]);
      // There is nothing left to answer but for the other team.
      const left = notifications.filter(({ id }) => !before?.some((one) => one.id === id));
      expect(left.map(({ title }) => title).toSorted()).toEqual([
        'A challenge for your team',
        'A comment on your story',
        'A teammate cheers for you',
      ]);
      expect(after.competitions).toMatchObject([OUT_OF_SIGHT]);
      expect(JSON.stringify([after.competitions, left])).not.toContain(all.own.name);
      if (how === 'disabled') return;
      // To them it looks sent.
      await player.pull();
      const { teamInvitations, joinRequests } = player.everything();
      expect({ teamInvitations, joinRequests }).toEqual({
        teamInvitations: sent.teamInvitations,
        joinRequests: sent.joinRequests,
      });
      expect(JSON.stringify(await player.client.ok(sentInvitations))).toContain(WORDS);
      // Seen again they ask anew; what was answered stays.
      await setAway(player, how, false);
      await player.pull();
      expect(player.rows('joinRequests')).toEqual([]);
      expect(player.rows('teamInvitations')).toMatchObject([{ status: 'declined' }]);
      const { id, name } = all.theirs;
      const again = { joinRequestId: joinRequestId.parse(newId()), teamId: id, teamName: name };
      expect(await say(player, 'team.request', again)).toBe('applied');
      await other.pull();
      expect(other.rows('teamRequests')).toHaveLength(1);
    },
  );

  /** The phone of a rival who has heard of what the player did today, and has cheered. */
  async function aRivalOf(player: TestPhone) {
    const rival = await aPhone(world());
    expect(await say(rival, 'rival.request', asking(player))).toBe('applied');
    expect(await say(player, 'rival.accept', { rivalId: rival.user.id })).toBe('applied');
    await train(player, 1);
    await rival.pull();
    const [{ id: activityId } = { id: newId() }] = rival.rows('rivalActivities');
    expect(await say(rival, 'rival.cheer', { activityId, cheer: CHEERS[0] })).toBe('applied');
    return rival;
  }
  /** An invitation into one more team, as the other one has it. */
  async function anInvited(player: TestPhone, other: TestPhone) {
    const id = teamId.parse(newId());
    const team = {
      teamId: id,
      membershipId: membershipId.parse(newId()),
      name: 'Late Nets',
      description: '',
    };
    const invitation = inviting(id, other);
    const found = player.mutation('team.create', { ...team, code: newTeamCode() });
    expect(await answers(player, [found, player.mutation('team.invite', invitation)])).toEqual([
      'applied',
      'applied',
    ]);
    await other.pull();
    return teamInvitationId.parse(other.rows('teamInvitations')[0]?.id);
  }
});
