import type { Dice } from 'api/src/demo/dice.ts';
import {
  joinRequestId,
  membershipId,
  newId,
  storyId,
  teamId as teamIdOf,
  teamInvitationId,
  type TeamId,
  type UserId,
} from 'sync-protocol/ids';
import { mediaPath } from 'sync-protocol/rules/stories/story-media';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { TEAM_ROLES } from 'sync-protocol/rules/teams/team-terms';
import { act as train } from './acts.ts';
import type { Device } from './device.ts';

/** What is known in the gym: codes that hang on its wall, also old ones, and the teams that there are or were. */
export interface Gym {
  players: readonly UserId[];
  codes: string[];
  teams: TeamId[];
  /** What a photo is here. */
  photo: Buffer;
}

type Act = (device: Device, gym: Gym) => Promise<unknown>;

/** What a player of a squad does, and how often. */
const ACTS: readonly (readonly [weight: number, act: Act])[] = [
  [14, (device) => train(device)],
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
  [6, doRivals],
  [6, doFriends],
  [5, tellWithPhoto],
  [2, deleteStory],
];

const ALL = ACTS.reduce((sum, [weight]) => sum + weight, 0);

/** Does something on a phone that a player with teams would. */
export async function actInGym(device: Device, gym: Gym): Promise<void> {
  let roll = device.dice.roll() * ALL;
  for (const [weight, act] of ACTS) {
    roll -= weight;
    if (roll < 0) {
      await act(device, gym);
      return;
    }
  }
}

/** The players are a team from the first day: else most of what is done in teams would find nobody to do it to. */
export async function bandTogether({
  devices,
  gym,
}: {
  devices: readonly Device[];
  gym: Gym;
}): Promise<void> {
  const [coach, ...others] = devices;
  if (!coach) return;
  await createTeam(coach, gym);
  await coach.sync();
  const [code = ''] = gym.codes;
  for (const device of others.filter(({ userId }) => userId !== coach.userId)) {
    await device.do('team.join', { joinRequestId: joinRequestId.parse(newId()), code });
    await device.sync();
  }
}

function pickOf<T>(dice: Dice, all: readonly T[]): T | undefined {
  return all.length > 0 ? dice.pick(all) : undefined;
}

/** A team that the phone shows as one of the player's. */
async function ownTeam({ db, dice }: Device) {
  const memberships = await db.synced('memberships').toArray();
  return pickOf(dice, memberships);
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

/** Somebody else of a team, as the phone shows it. */
async function someMember({ db, dice }: Device) {
  const own = new Set((await db.synced('memberships').toArray()).map(({ id }) => id));
  return pickOf(
    dice,
    (await db.synced('teamMembers').toArray()).filter(({ id }) => !own.has(id)),
  );
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

/** Another player, and what the two are to each other as the phone shows it. */
async function somebody(device: Device, { players }: Gym, table: 'rivalries' | 'friendStreaks') {
  const other = device.dice.pick(players.filter((one) => one !== device.userId));
  const rows = await device.db.synced(table).toArray();
  const row = rows.find((one) => other === ('rivalId' in one ? one.rivalId : one.friendId));
  return { other, status: row?.status };
}

async function doRivals(device: Device, gym: Gym) {
  const { other: rivalId, status } = await somebody(device, gym, 'rivalries');
  if (status === undefined)
    await device.do('rival.request', { rivalId, rivalshipType: 'friendly', askedAs: 'Me', message: '' });
  else if (status === 'asked')
    await device.do(device.dice.happens(0.7) ? 'rival.accept' : 'rival.decline', { rivalId });
  else if (status === 'requested') await device.do('rival.withdraw', { rivalId });
  else if (device.dice.happens(0.4)) await device.do('rival.remove', { rivalId });
}

async function doFriends(device: Device, gym: Gym) {
  const { other: friendId, status } = await somebody(device, gym, 'friendStreaks');
  if (status === undefined) await device.do('friendStreak.offer', { friendId, askedAs: 'Me' });
  else if (status === 'asked') await device.do('friendStreak.accept', { friendId });
  else if (device.dice.happens(0.3)) await device.do('friendStreak.end', { friendId });
}

/** Tells a story with a photo that goes before it. */
export async function tellWithPhoto(device: Device, { photo }: Pick<Gym, 'photo'>) {
  if ((await device.db.synced('victoryStories').count()) > 5) return;
  const id = newId();
  const bytes = new Uint8Array(photo).buffer;
  const since = device.phone.now();
  await device.db.files.put({ id, bytes, type: 'image/png', state: 'waiting', since });
  await device.do('story.post', {
    storyId: storyId.parse(newId()),
    title: 'First ace',
    content: 'In the last set!',
    storyType: 'tournament',
    location: '',
    tags: [],
    isPublic: false,
    mediaType: 'photo',
    mediaUrl: mediaPath(id),
  });
}

async function deleteStory(device: Device) {
  const story = pickOf(device.dice, await device.db.synced('victoryStories').toArray());
  if (story) await device.do('story.delete', { storyId: story.id, mediaUrl: story.mediaUrl });
}
