import { updateProfile } from 'sync-protocol/contract/profile/profile';
import * as calls from 'sync-protocol/contract/teams';
import { newId, teamId, type MembershipId, type TeamId } from 'sync-protocol/ids';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aUser, GROWN_UP, signedIn, YOUNG } from '#testing/factories.ts';
import { refusal } from '#testing/refusal.ts';

/** More than one page of a search holds. */
const MANY = 450;
const SHOWN = 50;

onBothDatabases('finding teams', (database) => {
  const world = testApp({ database });
  const player = async (age: number) => signedIn(world(), await aUser(world(), { age }));

  /** Newer teams of a grown-up; some were made in the same moment. */
  async function teamsOfGrownUps(): Promise<void> {
    const { kysely } = world().db;
    const { id: memberId } = await aUser(world(), { age: GROWN_UP });
    const madeAt = (minute: number) => new Date(Date.now() + minute * 60_000).toISOString();
    const rows = Array.from({ length: MANY }, (_, index) => {
      const id = teamId.parse(newId());
      const { code, name, description } = { code: newTeamCode(), name: 'Grown-ups', description: '' };
      const row = {
        id,
        teamId: id,
        scope: `team:${id}`,
        seq: 1,
        born: 1,
        createdAt: madeAt(1 + (index % 3)),
      };
      return { ...row, code, name, description, isOpen: false, weeklyGoal: null };
    });
    await kysely.insertInto('teams').values(rows).execute();
    const places = rows.map(({ id: of, createdAt }) => {
      return { id: newId<MembershipId>(), teamId: of, joinedAt: createdAt, seq: 1, born: 1 };
    });
    await kysely
      .insertInto('teamMembers')
      .values(places.map((at) => ({ ...at, memberId, role: 'creator', scope: `team:${at.teamId}` })))
      .execute();
    await kysely
      .insertInto('memberships')
      .values(places.map((at) => ({ ...at, userId: memberId, via: 'created', scope: `user:${memberId}` })))
      .execute();
  }

  test('looks behind many that a player may not find, and shows each once and no more than fit', async () => {
    const [minor, peer] = [await player(YOUNG), await player(YOUNG)];
    const made = (name: string) => peer.client.ok(calls.createTeam, { body: { name } });
    const [first, second] = [await made('Setters'), await made('Diggers')];
    await teamsOfGrownUps();
    const ids = (shown: readonly { id: TeamId }[]) => shown.map(({ id }) => id);
    expect(ids(await minor.client.ok(calls.listTeams))).toEqual([second.id, first.id]);
    expect(ids(await minor.client.ok(calls.listTeams, { query: { size: 1 } }))).toEqual([
      second.id,
      first.id,
    ]);
    const grownUp = await player(GROWN_UP);
    const shown = ids(await grownUp.client.ok(calls.listTeams, { query: { q: 'grown' } }));
    expect(new Set(shown).size).toBe(SHOWN);
    expect(shown).toHaveLength(SHOWN);
  });

  test('of another player are those that the viewer may know of', async () => {
    const coach = await player(GROWN_UP);
    const made = (name: string) => coach.client.ok(calls.createTeam, { body: { name } });
    const [team, closed] = [await made('Blockers'), await made('Hitters')];
    const [mate, minor] = [await player(GROWN_UP), await player(YOUNG)];
    // Whoever is no peer of a minor finds no team with one in it.
    const body = { code: closed.code ?? '' };
    for (const { client } of [mate, minor]) await client.ok(calls.joinTeamByCode, { body });
    const params = { id: coach.user.id };
    const seenBy = async ({ client }: { client: TestClient }) =>
      (await client.ok(calls.teamsOfUser, { params })).map(({ name, userRole }) => [name, userRole]).sort();
    const [own, others] = [
      ['Blockers', 'creator'],
      ['Blockers', 'none'],
    ];
    expect(await seenBy(coach)).toEqual([own, ['Hitters', 'creator']]);
    expect(await seenBy(mate)).toEqual([others, ['Hitters', 'member']]);
    expect(await seenBy(minor)).toEqual([['Hitters', 'member']]);
    const stranger = await player(GROWN_UP);
    expect(await seenBy(stranger)).toEqual([others]);
    const [shown] = await stranger.client.ok(calls.teamsOfUser, { params });
    expect(shown).toMatchObject({ id: team.id, memberCount: 1 });
    expect(shown).not.toHaveProperty('code');
    const look = async ({ client }: { client: TestClient }) => client.call(calls.teamsOfUser, { params });
    expect(await look(await player(YOUNG))).toMatchObject(refusal(404, 'user_not_found'));
    await coach.client.ok(updateProfile, { params, body: { isPrivate: true } });
    expect(await look(stranger)).toMatchObject(refusal(403, 'private_profile'));
    expect(await seenBy(mate)).toHaveLength(2);
  });
});
