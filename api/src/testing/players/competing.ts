import * as calls from 'sync-protocol/contract/competitions';
import {
  competitionId,
  joinRequestId,
  membershipId,
  newId,
  teamId,
  teamInvitationId,
  type CompetitionId,
  type TeamId,
} from 'sync-protocol/ids';
import type { MutationArgs, MutationName } from 'sync-protocol/mutations/index';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { closeDue } from '#features/competitions/closing/close-due.ts';
import type { TestApp } from '../app.ts';
import { testRegimenId } from '../catalog.ts';
import { aUser, GROWN_UP } from '../factories.ts';
import { inLetters } from './in-letters.ts';
import { aPhone, type TestPhone } from '../phone.ts';

let names = 0;

/** A team with the phones of who is in it, its creator's first. */
export interface Squad {
  id: TeamId;
  name: string;
  code: string;
  phones: TestPhone[];
}

/** Does something and answers the code of the refusal, or that it was applied. */
export async function say<Name extends MutationName>(
  phone: TestPhone,
  name: Name,
  args: MutationArgs<Name>,
): Promise<string | undefined> {
  const { results } = await phone.push(phone.mutation(name, args));
  return results[0]?.code ?? results[0]?.status;
}

/** A team as the phone of who makes it sends it. */
export function aTeam(more: Partial<MutationArgs<'team.create'>> = {}): MutationArgs<'team.create'> {
  return {
    teamId: teamId.parse(newId()),
    membershipId: membershipId.parse(newId()),
    name: `Squad ${inLetters(++names)}`,
    description: '',
    code: newTeamCode(),
    ...more,
  };
}

/** A new team of the phone's player. */
export async function found(phone: TestPhone): Promise<MutationArgs<'team.create'>> {
  const team = aTeam();
  const said = await say(phone, 'team.create', team);
  if (said !== 'applied') throw new Error(`a team is made: ${said}`);
  return team;
}

/** An invitation of another phone's player as the phone of who invites sends it. */
export function anInvitation(
  team: TeamId,
  { user }: TestPhone,
  more: Partial<MutationArgs<'team.invite'>> = {},
): MutationArgs<'team.invite'> {
  return {
    invitationId: teamInvitationId.parse(newId()),
    teamId: team,
    playerId: user.id,
    message: '',
    targetPosition: null,
    skillMatch: '',
    ...more,
  };
}

/** A request to another phone's player, as the phone of who asks sends it. */
export function asking(
  { user }: TestPhone,
  more: Partial<MutationArgs<'rival.request'>> = {},
): MutationArgs<'rival.request'> {
  return {
    rivalId: user.id,
    rivalshipType: 'friendly',
    message: '',
    askedAs: user.displayName,
    ...more,
  };
}

/** The titles of what a player was told. */
export async function newsOf(phone: TestPhone): Promise<string[]> {
  await phone.pull();
  return phone.rows('notifications').map(({ title }) => title);
}

/** A team of so many players, each with a program and today's tasks; who made it may be of another age than the others. */
export async function aSquad(world: TestApp, size = 2, age = GROWN_UP, creatorAge = age): Promise<Squad> {
  const team = aTeam();
  const { teamId: id, name, code } = team;
  const squad: Squad = { id, name, code, phones: [] };
  for (let place = 0; place < size; place++)
    squad.phones.push(await aTrainingPhone(world, place === 0 ? creatorAge : age));
  const [creator, ...others] = squad.phones;
  if (!creator) throw new Error('a team has a creator');
  await say(creator, 'team.create', team);
  for (const phone of others) await join(phone, code);
  return squad;
}

export function join(phone: TestPhone, code: string) {
  return say(phone, 'team.join', { joinRequestId: joinRequestId.parse(newId()), code });
}

/** Who leads one of two teams of a size comes to lead the other one, too: they are of a size again. */
export async function leadsBoth(world: TestApp, one: Squad, other: Squad): Promise<TestPhone> {
  const phone = creatorOf(one);
  await join(phone, other.code);
  await join(await aTrainingPhone(world), one.code);
  const place = phone.rows('memberships').find(({ teamId: team }) => team === other.id);
  const args = { teamId: other.id, membershipId: membershipId.parse(place?.id), role: 'admin' as const };
  await say(creatorOf(other), 'team.setRole', args);
  return phone;
}

export async function aTrainingPhone(world: TestApp, age = GROWN_UP): Promise<TestPhone> {
  const phone = await aPhone(world, await aUser(world, { age }));
  await phone.start(testRegimenId('serving'));
  await phone.pull();
  return phone;
}

/** A challenge as the phone of who makes it sends it. */
export function challenging(
  from: Squad,
  to: Squad,
  more: Partial<MutationArgs<'competition.create'>> = {},
): MutationArgs<'competition.create'> {
  return {
    competitionId: competitionId.parse(newId()),
    teamId: from.id,
    challengedTeamId: to.id,
    challengedTeamName: 'as the phone was told it',
    name: 'Spring Cup',
    description: '',
    competitionType: 'tasks',
    targetValue: 50,
    duration: 7,
    ...more,
  };
}

/** Whoever made the challenged team answers. */
export function respond(to: Squad, id: CompetitionId, isAccepted = true): Promise<string | undefined> {
  return say(creatorOf(to), 'competition.respond', { teamId: to.id, competitionId: id, isAccepted });
}

/** A competition that is under way between two teams. */
export async function underWay(
  from: Squad,
  to: Squad,
  more: Partial<MutationArgs<'competition.create'>> = {},
): Promise<CompetitionId> {
  const args = challenging(from, to, more);
  const said = [
    await say(creatorOf(from), 'competition.create', args),
    await respond(to, args.competitionId),
  ];
  if (said.some((one) => one !== 'applied')) throw new Error(`a competition begins: ${said.join(', ')}`);
  return args.competitionId;
}

export function creatorOf({ phones: [creator] }: Squad): TestPhone {
  if (!creator) throw new Error('a team has a creator');
  return creator;
}

/** Lets so many milliseconds pass; these phones then have the tasks of their day. */
export async function later({ clock }: TestApp, ms: number, ...phones: TestPhone[]): Promise<void> {
  clock.now += ms;
  for (const phone of phones) await phone.pull();
}

/** Does some of today's tasks: `from` the first of them. */
export async function train(phone: TestPhone, count: number, from = 0): Promise<void> {
  const tasks = openTasks(phone, from, count);
  await phone.push(...tasks.map((task) => phone.setCompleted(task)));
}

export function openTasks(phone: TestPhone, from: number, count: number) {
  const days = phone.rows('tasks').map(({ day }) => day);
  const latest = days.toSorted().at(-1);
  const today = phone.rows('tasks').filter(({ day }) => day === latest);
  return today.toSorted((a, b) => a.slot - b.slot).slice(from, from + count);
}

/** What a phone has of its competitions, and what it was told of them. */
export async function stateOf(phone: TestPhone) {
  await phone.pull();
  return {
    rows: phone.rows('competitions'),
    told: phone
      .rows('notifications')
      .filter(({ type }) => type === 'competition_update')
      .map(({ title }) => title),
  };
}

/** How far a competition is, the challenging team's count first, as a player is shown it. */
export async function scoresOf({ client }: TestPhone, id: CompetitionId): Promise<number[][]> {
  const found = (await client.ok(calls.listCompetitions)).find((one) => one.id === id);
  return (found?.stats ?? []).map(({ tasksCompleted, streakDays }) => [tasksCompleted, streakDays]);
}

/** How many of a team's competitions what runs every minute ends now: other tests may have left some in this world. */
export async function endedNow({ db, deps }: TestApp, { id }: Squad): Promise<number> {
  const open = () =>
    db.kysely
      .selectFrom('competitions')
      .select('id')
      .where('teamId', '=', id)
      .where('status', 'in', ['pending', 'active'])
      .execute();
  const before = await open();
  await closeDue(deps);
  return before.length - (await open()).length;
}
