import type { TableName } from 'sync-protocol/entities/tables';
import { newId, type CompetitionId, type RegimenId, type TeamId, type UserId } from 'sync-protocol/ids';
import { competitionRowId } from 'sync-protocol/mutations/competitions/competition-changes';
import { aPlan } from 'sync-protocol/mutations/testing';
import { userRegimenArchive } from 'sync-protocol/mutations/training/user-regimen-archive';
import { friendStreakId, rivalryRowId } from 'sync-protocol/rules/derived-ids';
import { mutateOn } from '../rows/mutate-on.ts';
import { userOf } from './door.ts';
import type { TestPhone } from './test-phone.ts';

const DAY = '2026-03-04';
/** When it is for the player. */
export const AT = `${DAY}T12:00:00.000Z`;
const EARLIER = `${DAY}T09:00:00.000Z`;
const LATER = '2026-03-08T12:00:00.000Z';

/** The player's own team, one that invites them and one that they see. */
export const [HAWKS, LIONS, BEARS] = [newId<TeamId>(), newId<TeamId>(), newId<TeamId>()];
/** The place of a teammate. */
export const ROBIN = newId();
/** A program that the player has not started; another one runs, and one is paused. */
export const NEW = newId<RegimenId>();

const OF_TEAMS: TableName[] = ['teams', 'teamMembers', 'teamRequests', 'competitions'];
type Put = (table: TableName, ...rows: object[]) => Promise<unknown>;

/** Fills a phone with what its player can tap on each screen. */
export async function fillPhone(phone: TestPhone): Promise<void> {
  const { db } = phone;
  const put: Put = (table, ...rows) => {
    const of = OF_TEAMS.includes(table) ? {} : { userId: db.userId };
    return db.table(table).bulkPut(rows.map((row) => ({ id: newId(), ...of, ...row })));
  };
  const paused = await phone.start({ ...aPlan(), name: 'Paused' });
  await mutateOn(phone, userRegimenArchive, { userRegimenId: paused });
  await phone.start({ ...aPlan(), name: 'Running' });
  await phone.know({ ...aPlan(NEW), name: 'New' });
  const last = (await phone.tasks(DAY)).at(-1);
  if (!last) throw new Error('nothing was dealt');
  await phone.set(last);
  await db.synced('tasks').update(last.id, { name: 'Stretch' });
  const programs = await db.programs.toArray();
  await db.catalog.bulkPut(
    programs.map(({ content: { program } }, place) => ({ ...program, version: '1', themes: [], place })),
  );
  await put('users', userOf(db.userId));
  const quotes = ['target', 'ball'].map((what, n) => ({
    id: `focus/0${n}`,
    category: 'focus' as const,
    prompt: `See the ${what} before you go, and trust your feet.`,
  }));
  await db.meta.put({ key: 'prompts', version: '1', quotes });
  await put('userBadges', { badgeId: 'tasks-1', earnedAt: EARLIER, earnedDay: DAY, viewedAt: null });
  // Of which the player has been told: nothing is celebrated over the screens.
  const badges = await db.synced('userBadges').toCollection().primaryKeys();
  await db.meta.put({ key: 'told', badges });
  const news = { type: 'achievement', message: '', read: false, data: null, createdAt: EARLIER };
  await put('notifications', { ...news, title: 'One' }, { ...news, title: 'Two' });
  await put('savedQuotes', { quote: 'Breathe.', category: 'focus', notes: '', savedAt: EARLIER });
  await fillRivals(put, db.userId);
  await fillTeams(put);
}

/** Somebody asks to be rivals and to keep a streak, somebody is asked, and somebody has trained. */
async function fillRivals(put: Put, own: UserId): Promise<void> {
  const rivalry = { rivalshipType: 'friendly', message: '', createdAt: EARLIER, acceptedAt: null };
  const run = { since: null, streak: 0, best: 0, missed: 0, lastDay: null, friendDay: null, pauses: [] };
  for (const [status, askedAs] of [
    ['asked', 'Asking'],
    ['requested', 'Asked'],
  ]) {
    const other = newId<UserId>();
    const both = { status, askedAs, createdAt: EARLIER };
    await put('rivalries', {
      id: rivalryRowId(own, other),
      rivalryId: newId(),
      rivalId: other,
      ...both,
      ...rivalry,
    });
    await put('friendStreaks', { id: friendStreakId(own, other), friendId: other, ...both, ...run });
    await put('knownPlayers', { playerId: other, displayName: askedAs, hideRealName: true });
  }
  const did = { activityType: 'task_completed', day: DAY, data: { tasks: 2 }, pointsInvolved: 40 };
  await put('rivalActivities', { rivalId: newId(), ...did, createdAt: EARLIER });
}

/** The player leads a team, wants into others, and is challenged. */
async function fillTeams(put: Put): Promise<void> {
  const place = { id: newId(), teamId: HAWKS, joinedAt: EARLIER };
  const hawks = { teamId: HAWKS, name: 'Hawks', description: '', code: 'K7QM4XRT', isOpen: false };
  await put('teams', { id: HAWKS, ...hawks, weeklyGoal: null, createdAt: EARLIER });
  await put('memberships', { ...place, via: 'created' });
  await put('teamMembers', { ...place, role: 'creator' }, { ...place, id: ROBIN, role: 'member' });
  const waiting = { status: 'pending', createdAt: EARLIER };
  await put('teamRequests', { teamId: HAWKS, ...waiting });
  await put('joinRequests', { code: null, teamId: newId(), teamName: 'Owls', ...waiting });
  const words = { message: '', targetPosition: null, skillMatch: '' };
  const invitation = { ...words, ...waiting, expiresAt: LATER };
  await put(
    'teamInvitations',
    { side: 'received', teamId: LIONS, teamName: 'Lions', ...invitation },
    { side: 'sent', teamId: HAWKS, teamName: 'Hawks', ...invitation },
  );
  const challenge = {
    teamId: HAWKS,
    otherTeamName: 'Lions',
    description: '',
    competitionType: 'tasks',
    targetValue: 100,
    duration: 7,
    tz: 'UTC',
    ending: null,
    ...waiting,
    expiresAt: LATER,
    startedAt: null,
    endsAt: null,
    closedAt: null,
    ownScore: null,
    otherScore: null,
  };
  for (const [name, side] of [
    ['Their cup', 'challenged'],
    ['Our cup', 'challenging'],
  ] as const) {
    const competitionId = newId<CompetitionId>();
    const id = competitionRowId(competitionId, side);
    await put('competitions', { ...challenge, id, name, side, competitionId, otherTeamId: newId() });
  }
}
