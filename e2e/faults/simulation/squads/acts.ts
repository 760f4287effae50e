import type { MutationArgs } from 'sync-protocol/mutations/index';
import {
  joinRequestId,
  membershipId,
  newId,
  storyId as storyIdOf,
  teamId as teamIdOf,
  teamInvitationId,
  type StoryId,
} from 'sync-protocol/ids';
import { mediaPath } from 'sync-protocol/rules/stories/story-media';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { TEAM_ROLES } from 'sync-protocol/rules/teams/team-terms';
import { act as train, startProgram } from '../acts.ts';
import type { Device } from '../device.ts';
import { ownTeam, pickOf, someMember, type Act, type Deck, type Gym } from '../gym.ts';
import { COMPETING, SOCIAL_ACTS } from './social-acts.ts';

/** What changes teams, and how often a player of a squad does it. */
const OF_TEAMS: Deck = [
  [5, createTeam],
  [9, joinByCode],
  [5, ask],
  [7, answerRequest],
  [6, invite],
  [8, answerInvitation],
  [2, withdraw],
  [2, takeBack],
  [12, changeRole],
  [4, remove],
  [5, leave],
  [2, deleteTeam],
  [5, changeTeam],
  [2, renewCode],
];

/** What else there is to do. */
const ALWAYS: Deck = [
  [10, (device) => train(device)],
  [12, doRivals],
  [12, doFriends],
  [4, tellWithPhoto],
  [4, tellInWords],
  [2, deleteStory],
  ...SOCIAL_ACTS,
];

const MANY_CHANGES: Deck = [...OF_TEAMS, ...ALWAYS];
const MANY_TASKS: Deck = [[10, (device) => train(device)], [4, pickOneOf(OF_TEAMS)], ...COMPETING, ...ALWAYS];

/** Does something on a phone that a player with teams would. */
export async function actInGym(device: Device, gym: Gym): Promise<void> {
  await pickOneOf(gym.isCompeting ? MANY_TASKS : MANY_CHANGES)(device, gym);
}

function pickOneOf(deck: Deck): Act {
  const all = deck.reduce((sum, [weight]) => sum + weight, 0);
  return async (device, gym) => {
    let roll = device.dice.roll() * all;
    for (const [weight, act] of deck) {
      roll -= weight;
      if (roll < 0) return act(device, gym);
    }
    return undefined;
  };
}

/**
 * The players are in a team from the first day, or in two that compete and a third one whose size fits neither: else most
 * of what is done in teams would find nobody to do it to.
 */
export async function bandTogether({
  devices,
  gym,
}: {
  devices: readonly Device[];
  gym: Gym;
}): Promise<void> {
  const phones = gym.players.flatMap((id) => devices.find(({ userId }) => userId === id) ?? []);
  const squads = gym.isCompeting ? [phones.slice(0, 2), phones.slice(2), phones.slice(1)] : [phones];
  for (const device of gym.isCompeting ? phones : []) await startProgram(device);
  for (const [coach, ...others] of squads) {
    if (!coach) continue;
    await createTeam(coach, gym);
    await coach.sync();
    const code = gym.codes.at(-1) ?? '';
    for (const device of others) {
      await device.do('team.join', { joinRequestId: joinRequestId.parse(newId()), code });
      await device.sync();
    }
    if (gym.isCompeting) await trustAll(coach);
  }
}

/** Any of them may challenge for the team. */
async function trustAll(coach: Device): Promise<void> {
  await coach.sync();
  for (const { id, teamId, role } of await coach.db.synced('teamMembers').toArray())
    if (role === 'member') await coach.do('team.setRole', { teamId, membershipId: id, role: 'admin' });
  await coach.sync();
}

async function createTeam(device: Device, gym: Gym) {
  if ((await device.db.synced('memberships').count()) > 2) return;
  const teamId = teamIdOf.parse(newId());
  const code = newTeamCode();
  gym.codes.push(code);
  gym.teams.push(teamId);
  const ids = { teamId, membershipId: membershipId.parse(newId()), code };
  await device.do('team.create', { ...ids, name: 'Spikers', description: '' });
}

async function joinByCode(device: Device, { codes }: Gym) {
  // Mostly the newest; now and then one that nobody has.
  const code = device.dice.happens(0.05) ? newTeamCode() : pickOf(device.dice, codes.slice(-4));
  if (code) await device.do('team.join', { joinRequestId: joinRequestId.parse(newId()), code });
}

async function ask(device: Device, { teams }: Gym) {
  const teamId = pickOf(device.dice, teams.slice(-4));
  const args = { joinRequestId: joinRequestId.parse(newId()), teamName: 'Spikers' };
  if (teamId) await device.do('team.request', { ...args, teamId });
}

async function answerRequest(device: Device) {
  const request = pickOf(device.dice, await device.db.synced('teamRequests').toArray());
  if (!request) return;
  const { id, teamId } = request;
  await device.do('team.answer', { teamId, joinRequestId: id, isAccepted: device.dice.happens(0.7) });
}

async function invite(device: Device, { players }: Gym) {
  const team = await ownTeam(device);
  const playerId = device.dice.pick(players);
  if (!team || playerId === device.userId) return;
  const ids = { invitationId: teamInvitationId.parse(newId()), teamId: team.teamId, playerId };
  await device.do('team.invite', { ...ids, message: 'Come and play', targetPosition: null, skillMatch: '' });
}

async function answerInvitation(device: Device) {
  const all = await device.db.synced('teamInvitations').toArray();
  const received = all.filter(({ side }) => side === 'received');
  const invitation = pickOf(device.dice, received);
  if (!invitation) return;
  await device.do('team.respond', { invitationId: invitation.id, isAccepted: device.dice.happens(0.7) });
}

async function withdraw(device: Device) {
  const all = await device.db.synced('teamInvitations').toArray();
  const sent = pickOf(
    device.dice,
    all.filter(({ side }) => side === 'sent'),
  );
  if (sent) await device.do('team.withdraw', { invitationId: sent.id });
}

async function takeBack(device: Device) {
  const request = pickOf(device.dice, await device.db.synced('joinRequests').toArray());
  if (request) await device.do('team.takeBack', { joinRequestId: request.id });
}

async function changeRole(device: Device) {
  const member = await someMember(device);
  if (!member) return;
  const { id, teamId } = member;
  await device.do('team.setRole', { teamId, membershipId: id, role: device.dice.pick(TEAM_ROLES) });
}

async function remove(device: Device, gym: Gym) {
  const member = await someMember(device);
  if (!member) return;
  const code = newTeamCode();
  gym.codes.push(code);
  await device.do('team.removeMember', { teamId: member.teamId, membershipId: member.id, code });
}

async function leave(device: Device) {
  const team = await ownTeam(device);
  if (team) await device.do('team.leave', { teamId: team.teamId });
}

async function deleteTeam(device: Device) {
  const team = await ownTeam(device);
  if (team) await device.do('team.delete', { teamId: team.teamId });
}

async function changeTeam(device: Device) {
  const team = await ownTeam(device);
  if (!team) return;
  const { dice } = device;
  const changed = dice.happens(0.5) ? { weeklyGoal: dice.between(1, 200) } : { isOpen: dice.happens(0.5) };
  await device.do('team.update', { teamId: team.teamId, ...changed });
}

async function renewCode(device: Device, gym: Gym) {
  const team = await ownTeam(device);
  if (!team) return;
  const code = newTeamCode();
  gym.codes.push(code);
  await device.do('team.renewCode', { teamId: team.teamId, code });
}

/** Another player, mostly one who waits for an answer, and what the two are to each other as the phone shows it. */
async function somebody(device: Device, { players }: Gym, table: 'rivalries' | 'friendStreaks') {
  const { dice } = device;
  const rows = (await device.db.synced(table).toArray()).map((one) => ({
    other: 'rivalId' in one ? one.rivalId : one.friendId,
    status: one.status,
  }));
  const asked = rows.find(({ status }) => status === 'asked');
  if (asked && dice.happens(0.6)) return asked;
  const other = dice.pick(players.filter((one) => one !== device.userId));
  return rows.find((one) => one.other === other) ?? { other, status: undefined };
}

async function doRivals(device: Device, gym: Gym) {
  const { other: rivalId, status } = await somebody(device, gym, 'rivalries');
  if (status === undefined)
    await device.do('rival.request', { rivalId, rivalshipType: 'friendly', askedAs: 'Me', message: '' });
  else if (status === 'asked')
    await device.do(device.dice.happens(0.8) ? 'rival.accept' : 'rival.decline', { rivalId });
  else if (status === 'requested') {
    if (device.dice.happens(0.3)) await device.do('rival.withdraw', { rivalId });
  } else if (device.dice.happens(0.2)) await device.do('rival.remove', { rivalId });
}

async function doFriends(device: Device, gym: Gym) {
  const { other: friendId, status } = await somebody(device, gym, 'friendStreaks');
  if (status === undefined) {
    if (device.dice.happens(0.5)) await device.do('friendStreak.offer', { friendId, askedAs: 'Me' });
  } else if (status === 'asked') await device.do('friendStreak.accept', { friendId });
  else if (device.dice.happens(0.2)) await device.do('friendStreak.end', { friendId });
}

/** Tells a story with a photo that goes before it. */
export async function tellWithPhoto(device: Device, { photo, stories }: Pick<Gym, 'photo' | 'stories'>) {
  if (await hasToldEnough(device)) return;
  const id = newId();
  const bytes = new Uint8Array(photo).buffer;
  const since = device.phone.now();
  await device.db.files.put({ id, bytes, type: 'image/png', state: 'waiting', since });
  await tell(device, stories, { mediaType: 'photo', mediaUrl: mediaPath(id) });
}

async function tellInWords(device: Device, { stories }: Gym) {
  if (!(await hasToldEnough(device))) await tell(device, stories, { mediaType: 'text_only', mediaUrl: '' });
}

async function hasToldEnough({ db }: Device): Promise<boolean> {
  return (await db.synced('victoryStories').count()) > 5;
}

async function tell(
  device: Device,
  stories: StoryId[],
  shown: Pick<MutationArgs<'story.post'>, 'mediaType' | 'mediaUrl'>,
) {
  const storyId = storyIdOf.parse(newId());
  stories.push(storyId);
  const words = { title: 'First ace', content: 'In the last set!', location: '', tags: [] };
  await device.do('story.post', {
    storyId,
    ...words,
    storyType: 'tournament',
    isPublic: device.dice.happens(0.6),
    ...shown,
  });
}

async function deleteStory(device: Device) {
  const story = pickOf(device.dice, await device.db.synced('victoryStories').toArray());
  if (story) await device.do('story.delete', { storyId: story.id, mediaUrl: story.mediaUrl });
}
