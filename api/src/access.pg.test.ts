import type { Call } from 'sync-protocol/contract/call';
import { userId, type UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { avatarPath } from 'sync-protocol/rules/profile/avatars';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { PROTOCOL } from 'sync-protocol/wire';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SentPoke } from '#sync/pokes/poke-bus.ts';
import { canariesOf, LAST_AT, noteOwn, type Canaries } from '#testing/access/canaries.ts';
import { bodyOf } from '#testing/access/bodies.ts';
import {
  ACTOR_NAMES,
  ACTORS,
  LEVELS,
  levelOf,
  VICTIM_NAMES,
  VICTIMS,
  VIEWERS,
  type AccessRow as Row,
  type Actor,
  type Victim,
  type Viewer,
} from '#testing/access/cast.ts';
import { MATRIX } from '#testing/access/matrix.ts';
import { aChallengeFor } from '#testing/access/competitions.ts';
import { tellStory } from '#testing/access/stories.ts';
import { IMAGE } from '#testing/bodies/image.ts';
import { NOT_FOR_COACHES } from '#testing/access/teams.ts';
import { testApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import type { Answer, TestClient } from '#testing/client.ts';
import { aUser, signedIn, type TestUser } from '#testing/factories.ts';

// Who may call what, and what they then learn of whom: every route of the API has a row in testing/access/matrix.ts, and is called by every
// actor about every victim.

/** Stays open, so it is tried in sync/pokes; navigations, in features/session. */
const ELSEWHERE = ['GET /api/sync/poke', 'GET /api/login', 'GET /api/logout', 'DELETE /api/user/account'];
const NOT_OF_CONTRACT = ['GET /api/avatars/{id}', 'GET /api/media/{id}', 'GET /api/openapi.json'];

/** A team that brings a coach and a minor together brings them together nowhere else. */
const isBarred = (route: string, victim: Victim, viewer: Viewer) =>
  NOT_FOR_COACHES.includes(route) && viewer === 'coach' && victim.endsWith('minor');

function expected(route: string, row: Row, victim: Victim, viewer: Viewer): number {
  const [anonymous, others, self] = row;
  if (isBarred(route, victim, viewer)) return 404;
  if (viewer === 'anonymous') return anonymous;
  if (viewer === 'self') return self;
  if (typeof others === 'number') return others;
  return others[LEVELS.indexOf(levelOf(victim, viewer))] ?? 0;
}

interface Scene {
  user: TestUser;
  client: TestClient;
  /** Ids of things that are the victim's. */
  enrolment: string;
  task: string;
  picture: string;
  team: string;
  competition: string;
  story: string;
  media: string;
  canaries: Canaries;
  /** Whether it was the actor who blocked the victim, who is not to learn so. */
  isBlocked: boolean;
}

onOneDatabase('access', (database) => {
  const world = testApp({ database });
  const clients = new Map<Actor | 'anonymous', TestClient>();
  const actors = new Map<Actor, UserId>();
  const scenes = new Map<Victim, Scene>();
  let nobody: TestUser;

  beforeAll(async () => {
    clients.set('anonymous', world().client());
    nobody = await aUser(world());
    for (const name of ACTOR_NAMES) {
      const { client, user } = await signedIn(world(), await aUser(world(), { age: ACTORS[name].age }));
      clients.set(name, client);
      actors.set(name, user.id);
      world().relations.set(user.id, new Map());
    }
    for (const [index, name] of VICTIM_NAMES.entries()) scenes.set(name, await aVictim(name, index + 1));
    // Strangers have looked; then the victims have trained.
    for (const [name, { user }] of scenes)
      for (const actor of ACTOR_NAMES.filter((one) => levelOf(name, one) === 'open'))
        await clients.get(actor)?.get(`/api/users/${user.id}/stats`);
    await clients.get('stranger')?.get('/api/leaderboard');
    for (const [index, { user }] of [...scenes.values()].entries())
      await stats(user, 800_001 + index, 601 + index, index + 1);
  });

  async function aVictim(name: Victim, index: number): Promise<Scene> {
    const { db, relations, clock } = world();
    const { age, isPrivate } = VICTIMS[name];
    const { user, client } = await signedIn(world(), await aUser(world(), { age }));
    for (const [actor, id] of actors) relations.get(id)?.set(user.id, ACTORS[actor].relationship);
    const blocked = userId.parse(actors.get('blocked'));
    const isBlocked = index % 2 === 0;
    await db.kysely
      .insertInto('blocks')
      .values({
        blockerId: isBlocked ? blocked : user.id,
        blockedId: isBlocked ? user.id : blocked,
        createdAt: new Date(clock.now).toISOString(),
        // What the blocker may know of their own block is tried in profile/safety.
        listed: false,
      })
      .execute();
    const start = { userId: user.id, regimenId: testRegimenId('serving') };
    const enrolment = await client.json('POST', '/api/user-regimens', start);
    const upload = await client.json('POST', '/api/moderate-image', { userId: user.id, imageData: IMAGE });
    const picture = (upload.body as { profileImageUrl: string }).profileImageUrl;
    const { body: tasks } = await client.get('/api/tasks');
    const canaries = canariesOf(index, { user, picture });
    const team = await client.json('POST', '/api/teams', { name: canaries.closed.membership });
    const teamId = (team.body as { id: string }).id;
    const { story, media } = await tellStory(client, canaries.close.story);
    const { firstName, lastName, school, hometown } = canaries.close;
    const { clubTeam, teamName, bio, profileImageUrl } = canaries.open;
    await db.kysely
      .updateTable('users')
      .set({ firstName, lastName, school, hometown, clubTeam, teamName, bio, profileImageUrl })
      .set({ email: canaries.self.email, timezone: canaries.self.timezone, hideRealName: true, isPrivate })
      .where('id', '=', user.id)
      .execute();
    await stats(user, 700_000 + index, 500 + index, index);
    await noteOwn(db.kysely, user, canaries.self);
    return {
      user,
      client,
      canaries,
      isBlocked,
      enrolment: (enrolment.body as { id: string }).id,
      task: (tasks as { id: string }[])[0]?.id ?? '',
      team: teamId,
      competition: await aChallengeFor(world(), teamId, canaries.self.competition),
      picture: picture.slice(avatarPath('').length),
      story,
      media,
    };
  }

  /** What a victim has earned so far, today and ever. */
  async function stats({ id }: TestUser, points: number, streak: number, index: number): Promise<void> {
    const { db, clock } = world();
    const day = trainingDay(clock.now, 'UTC');
    await db.kysely
      .updateTable('playerStats')
      .set({ totalPoints: points, streak, bestStreak: streak, lastDay: day, lastAt: LAST_AT + index })
      .where('id', '=', id)
      .execute();
    await db.kysely
      .insertInto('pointTotals')
      .values({ timeWindow: 'alltime', period: 'all', userId: id, points })
      .onConflict((taken) => taken.columns(['timeWindow', 'period', 'userId']).doUpdateSet({ points }))
      .execute();
  }

  const sceneOf = (victim: Victim): Scene => {
    const scene = scenes.get(victim);
    if (scene) return scene;
    throw new Error('the victims are there once the tests run');
  };
  const clientOf = (victim: Victim, viewer: Viewer): TestClient =>
    (viewer === 'self' ? sceneOf(victim).client : clients.get(viewer)) ?? world().client();

  /** The path with the victim's own ids in it, or somebody's who is not there; of all else, an id of nothing. */
  const urlOf = (
    path: string,
    about: Pick<Scene, 'enrolment' | 'task' | 'picture' | 'team' | 'competition' | 'story' | 'media'> & {
      user: { id: string; displayName?: string };
    },
  ) => {
    const { user } = about;
    const subjects = {
      users: user.id,
      'user-regimens': about.enrolment,
      tasks: about.task,
      avatars: about.picture,
      teams: about.team,
      competitions: about.competition,
      'victory-stories': about.story,
      media: about.media,
    };
    const subject = new Map(Object.entries(subjects)).get(path.split('/')[2] ?? '');
    const url = path
      .replace('{id}', subject ?? testRegimenId('serving'))
      .replace('{week}', '1')
      .replace('{blockedUserId}', nobody.id)
      .replaceAll(/\{\w+\}/g, () => newId());
    if (path === '/api/victory-stories') return `${url}?userId=${user.id}`;
    if (path === '/api/users/search') return `${url}?q=${user.displayName}`;
    return path === '/api/sync/pull' ? `${url}?clientGroup=${newId()}&protocol=1` : url;
  };

  /** What an answer tells of a victim although it is not for this viewer. */
  const leaksOf = (victim: Victim, viewer: Viewer, text: string): string[] => {
    const { canaries, isBlocked } = sceneOf(victim);
    if (viewer === 'self') return isBlocked && text.includes(actors.get('blocked') ?? '') ? ['blocker'] : [];
    const level = LEVELS.indexOf(levelOf(victim, viewer));
    return (['closed', 'open', 'close', 'self'] as const)
      .filter((farthest) => LEVELS.indexOf(farthest) > level)
      .flatMap((farthest) => Object.entries(canaries[farthest]))
      .flatMap(([name, canary]) => (text.includes(canary) ? [name] : []));
  };

  const PLACE = /\{"rank":\d+,"points":\d+,"totalPoints":\d+,"isPrivate":true\}/g;

  test('has a row for every route, and a route for every row', () => {
    const served = world().app.servedCalls.map(({ method, path }: Call) => `${method} ${path}`);
    const rows = [...Object.keys(MATRIX), ...ELSEWHERE];
    expect(rows.toSorted()).toEqual([...served, ...NOT_OF_CONTRACT].toSorted());
  });

  test.each(VICTIM_NAMES)('shows what it hides to those who may see it, of %s', async (victim) => {
    const { user, canaries, team } = sceneOf(victim);
    for (const viewer of VIEWERS) {
      const level = levelOf(victim, viewer);
      const client = clientOf(victim, viewer);
      const told = JSON.stringify([
        (await client.get(`/api/users/${user.id}/profile`)).body,
        (await client.get(`/api/users/${user.id}/stats`)).body,
        (await client.get(`/api/victory-stories?userId=${user.id}`)).body,
        (await client.get(`/api/teams/${team}`)).body,
      ]);
      const { membership, ...known } = canaries.closed;
      const { points, streak, ...facts } = canaries.open;
      const { pointsNow, streakNow, ...personal } = canaries.close;
      const isClose = level === 'close' || level === 'self';
      const seen = [
        ...(level === 'nothing' ? [] : Object.values(known)),
        ...(level === 'nothing' || isBarred('GET /api/teams/{id}', victim, viewer) ? [] : [membership]),
        ...(level === 'open' ? [...Object.values(facts), points, streak] : []),
        ...(isClose ? [...Object.values(facts), ...Object.values(personal), pointsNow, streakNow] : []),
      ];
      expect(
        seen.filter((canary) => !told.includes(canary)),
        viewer,
      ).toEqual([]);
      if (viewer === 'anonymous') continue;
      const board = JSON.stringify((await client.get('/api/leaderboard')).body);
      const shown = level === 'open' ? points : isClose ? pointsNow : undefined;
      if (shown === undefined) expect(board).not.toContain(user.id);
      else expect(board).toContain(`"displayName":"${user.displayName}"`);
      expect(board).toContain(shown ?? points);
    }
    const own = await clientOf(victim, 'self').get('/api/auth/user');
    expect(JSON.stringify(own.body)).toContain(canaries.self.email);
    const { body } = await clientOf(victim, 'self').get(urlOf('/api/sync/pull', sceneOf(victim)));
    const pulled = JSON.stringify(body);
    const { matchDay, noted, sore, result, draft } = canaries.self;
    expect([matchDay, noted, sore, result, draft].filter((canary) => !pulled.includes(canary))).toEqual([]);
  });

  describe.each(VICTIM_NAMES)('%s', (victim) => {
    // All have been sent as many mails as may be, about the victim before.
    beforeAll(async () => {
      await world().db.kysely.deleteFrom('accountTokens').execute();
      await world().db.kysely.deleteFrom('sentMails').execute();
    });

    test.each(Object.keys(MATRIX).filter((route) => route !== 'POST /api/auth/logout'))(
      '%s',
      async (route) => {
        const [method = 'GET', path = ''] = route.split(' ');
        const scene = sceneOf(victim);
        const ask = (viewer: Viewer, about: Parameters<typeof urlOf>[1]): Promise<Answer> =>
          clientOf(victim, viewer).json(
            method as Call['method'],
            urlOf(path, about),
            bodyOf(route, about.user.id),
          );
        for (const viewer of VIEWERS) {
          const answer = await ask(viewer, scene);
          const row = MATRIX[route];
          const said = `${viewer}: ${JSON.stringify(answer.body).slice(0, 300)}`;
          expect(answer.status, said).toBe(row && expected(route, row, victim, viewer));
          const text = JSON.stringify([answer.headers, answer.body]).replaceAll(PLACE, '');
          expect(leaksOf(victim, viewer, text), said).toEqual([]);
          if (viewer === 'self' || levelOf(victim, viewer) !== 'nothing' || !path.includes('{id}')) continue;
          // Who is blocked, too young or too old, or not of this player's age, meets nobody.
          const absent = {
            user: { id: newId() },
            enrolment: newId(),
            task: newId(),
            picture: newId(),
            team: newId(),
            competition: newId(),
            story: newId(),
            media: newId(),
          };
          const { status, body } = await ask(viewer, absent);
          expect([answer.status, answer.body], viewer).toEqual([status, body]);
        }
      },
    );

    // Requests that were made above would be told in what others pull.
    afterEach(async () => {
      const { kysely } = world().db;
      for (const table of [
        'joinRequests',
        'teamRequests',
        'rivalries',
        'knownPlayers',
        'rivalAsks',
        'friendStreaks',
        'dueWebPushes',
        'storyLikes',
        'storyComments',
      ] as const)
        await kysely.deleteFrom(table).execute();
    });

    test('is offered a streak together by who is close and about of their age alone, the others alike', async () => {
      const { user } = sceneOf(victim);
      const at = new Date(world().clock.now).toISOString();
      for (const viewer of ACTOR_NAMES) {
        const { body } = await clientOf(victim, viewer).json('POST', '/api/sync/push', {
          protocol: PROTOCOL,
          clientGroup: newId(),
          clientNow: at,
          mutations: [
            {
              lane: 'core',
              id: 1,
              name: 'friendStreak.offer',
              args: { friendId: user.id, askedAs: '' },
              at,
              day: trainingDay(world().clock.now, 'UTC'),
              tz: 'UTC',
            },
          ],
        });
        const isCoach = viewer === 'coach' && victim.endsWith('minor');
        const code = isCoach ? 'not_of_age' : 'user_not_found';
        const mayOffer = levelOf(victim, viewer) === 'close' && !isCoach;
        const answered = mayOffer ? { status: 'applied' } : { status: 'rejected', code };
        expect(body, viewer).toMatchObject({ results: [answered] });
      }
    });

    /** No poke, no push and no synced row of what a victim does reaches anybody else. */
    async function expectNotAWord(
      act: () => Promise<void>,
      isWord: (poke: SentPoke) => boolean = () => true,
    ): Promise<void> {
      const { user } = sceneOf(victim);
      const pull = async (viewer: Viewer) => {
        const pulled = await clientOf(victim, viewer).get(`/api/sync/pull?clientGroup=${newId()}&protocol=1`);
        expect(pulled.status).toBe(200);
        return (pulled.body as { changes: unknown[] }).changes;
      };
      const before = new Map<Viewer, unknown[]>();
      for (const viewer of ACTOR_NAMES) before.set(viewer, await pull(viewer));
      const heard: unknown[] = [];
      const scopes = [...actors.values()].map((id) => `user:${id}`);
      const end = world().deps.pokes.subscribe(scopes, (poke) => isWord(poke) && heard.push(poke));
      const pushed = world().pushed.length;
      await act();
      for (const viewer of ACTOR_NAMES) {
        const changes = await pull(viewer);
        expect(changes, viewer).toEqual(before.get(viewer));
        const text = JSON.stringify(changes);
        expect(text).not.toContain(user.id);
        expect(leaksOf(victim, viewer, text), viewer).toEqual([]);
      }
      end();
      expect(heard).toEqual([]);
      expect(world().pushed.slice(pushed)).toEqual([]);
    }

    test('trains without a word to others', () =>
      expectNotAWord(async () => {
        const { client, task } = sceneOf(victim);
        expect((await client.json('PATCH', `/api/tasks/${task}/toggle`)).status).toBe(200);
      }));

    test('makes a team and leaves it without a word to others', () =>
      expectNotAWord(async () => {
        const { client } = sceneOf(victim);
        const name = `Second Squad ${'abcdef'[VICTIM_NAMES.indexOf(victim)]}`;
        const team = await client.json('POST', '/api/teams', { name });
        expect(team.status).toBe(201);
        const { id } = team.body as { id: string };
        expect((await client.json('DELETE', `/api/teams/${id}`)).status).toBe(200);
      }));

    test('blocks everybody, and no longer, without a word to them', () =>
      expectNotAWord(
        async () => {
          const { client, user } = sceneOf(victim);
          for (const method of ['PUT', 'DELETE'] as const)
            for (const name of ACTOR_NAMES.filter((one) => one !== 'blocked')) {
              const path = `/api/users/${user.id}/blocks/${actors.get(name)}`;
              expect((await client.json(method, path)).status, name).toBe(200);
            }
        },
        // S7.3: what every stream says for no reason, too, is none.
        ({ seq }) => seq > 0,
      ));
  });

  test('nobody’s list of blocks tells of anybody else’s', async () => {
    for (const [name, id] of actors) {
      const { body } = (await clients.get(name)?.get(`/api/users/${id}/blocks`)) ?? {};
      expect(JSON.stringify(body)).not.toMatch(
        new RegExp([...scenes.values()].map(({ user }) => user.id).join('|')),
      );
    }
  });

  test('signing out is for everyone', async () => {
    for (const viewer of VIEWERS)
      expect((await clientOf('an open adult', viewer).json('POST', '/api/auth/logout')).status).toBe(200);
  });
});
