import { competitionId, newId, storyCommentId } from 'sync-protocol/ids';
import { CHEERS } from 'sync-protocol/rules/cheers';
import { COMPETITION_TYPES } from 'sync-protocol/rules/competitions/competition-terms';
import type { Device } from '../device.ts';
import { ownTeam, pickOf, someMember, type Deck, type Gym } from '../gym.ts';

/** What two teams that compete do more often than others. */
export const COMPETING: Deck = [
  [8, challenge],
  [10, answerChallenge],
];

/** What players do to what others do and tell. */
export const SOCIAL_ACTS: Deck = [
  [4, challenge],
  [5, answerChallenge],
  [2, withdrawChallenge],
  [12, likeOrNot],
  [9, comment],
  [4, uncomment],
  [5, cheerTeammate],
  [8, cheerRival],
];

/** So much that only the time ends it. */
const NEVER_REACHED = 100_000;

async function challenge(device: Device, { teams }: Gym) {
  const { dice } = device;
  const team = await ownTeam(device);
  const other = pickOf(
    dice,
    teams.slice(-4).filter((id) => id !== team?.teamId),
  );
  if (!team || !other) return;
  await device.do('competition.create', {
    competitionId: competitionId.parse(newId()),
    teamId: team.teamId,
    challengedTeamId: other,
    challengedTeamName: 'Spikers',
    name: 'Spring Cup',
    description: '',
    competitionType: dice.pick(COMPETITION_TYPES),
    targetValue: dice.happens(0.5) ? dice.between(1, 12) : NEVER_REACHED,
    duration: dice.between(1, 2),
  });
}

/** A challenge that waits, as the phone shows it. */
async function waitingChallenge({ db, dice }: Device, side: 'challenging' | 'challenged') {
  const all = await db.synced('competitions').toArray();
  return pickOf(
    dice,
    all.filter((one) => one.side === side && one.status === 'pending'),
  );
}

async function answerChallenge(device: Device) {
  const found = await waitingChallenge(device, 'challenged');
  if (!found) return;
  const isAccepted = device.dice.happens(0.85);
  await device.do('competition.respond', {
    teamId: found.teamId,
    competitionId: found.competitionId,
    isAccepted,
  });
}

async function withdrawChallenge(device: Device) {
  const found = await waitingChallenge(device, 'challenging');
  if (!found) return;
  const { teamId, competitionId: id } = found;
  await device.do('competition.withdraw', { teamId, competitionId: id });
}

/** Mostly of what was told just now, and now and then by a double tap. */
async function likeOrNot(device: Device, { stories }: Gym) {
  const { dice } = device;
  const storyId = pickOf(dice, stories.slice(-3));
  if (!storyId) return;
  if (!dice.happens(0.75)) return device.do('story.unlike', { storyId });
  const taps = dice.happens(0.4) ? 2 : 1;
  for (let tap = 0; tap < taps; tap++) await device.do('story.like', { storyId });
}

async function comment(device: Device, { stories }: Gym) {
  const storyId = pickOf(device.dice, stories.slice(-3));
  const commentId = storyCommentId.parse(newId());
  if (storyId) await device.do('story.comment', { commentId, storyId, content: 'What a serve!' });
}

async function uncomment(device: Device) {
  const said = pickOf(device.dice, await device.db.synced('storyComments').toArray());
  if (said) await device.do('story.uncomment', { commentId: said.id });
}

async function cheerTeammate(device: Device) {
  const member = await someMember(device);
  if (!member) return;
  const { id: membershipId, teamId } = member;
  await device.do('team.cheer', { teamId, membershipId, cheer: device.dice.pick(CHEERS) });
}

async function cheerRival(device: Device) {
  const activity = pickOf(device.dice, await device.db.synced('rivalActivities').toArray());
  if (activity) await device.do('rival.cheer', { activityId: activity.id, cheer: device.dice.pick(CHEERS) });
}
