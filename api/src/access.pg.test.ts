import type { Call } from 'sync-protocol/contract/call';
import { userId, type UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { AVATAR_PATH, avatarPath } from 'sync-protocol/rules/avatars';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import type { TestClient } from '#testing/client.ts';
import { onBothDatabases } from '#testing/databases.ts';
import { aUser, PASSWORD, signedIn, type TestUser } from '#testing/factories.ts';

// Who may call what, and what they then see: every route of the API has a row here.

const VIEWERS = ['anonymous', 'stranger', 'rival', 'teammate', 'blocked', 'self'] as const;
type Viewer = (typeof VIEWERS)[number];

/** Statuses for who is signed out, for others (strangers, rivals, teammates, blocked) and for the player. */
type Row = readonly [
  anonymous: number,
  others: number | readonly [number, number, number, number],
  self: number,
];

/** Only the player whose id is in the path; 403 does not say whether there is such a player. */
const OWN: Row = [401, 403, 200];
/** What is asked for is always the caller's own. */
const CALLER: Row = [401, 200, 200];
/** For everyone. */
const OPEN: Row = [200, 200, 200];
/** The player is private: for teammates and rivals only. */
const PRIVATE: Row = [401, [403, 200, 200, 404], 200];

const made = ([anonymous, others]: Row): Row => [anonymous, others, 201];

/** What each route answers to whom, for a player who hides their name and whose profile is private. */
const MATRIX: Record<string, Row> = {
  'POST /api/auth/register': [400, 400, 400],
  'POST /api/auth/login': [400, 400, 400],
  'POST /api/auth/logout': OPEN,
  'GET /api/auth/ways': OPEN,
  'GET /api/auth/connection': CALLER,
  'POST /api/auth/connection': [401, 404, 404],
  'DELETE /api/auth/connection': [401, 404, 404],
  'GET /api/auth/passkeys': CALLER,
  'POST /api/auth/passkeys/options': CALLER,
  'POST /api/auth/passkeys': [401, 400, 400],
  'DELETE /api/auth/passkeys/{id}': [401, 404, 404],
  'POST /api/auth/passkey-login/options': OPEN,
  'POST /api/auth/passkey-login': [400, 400, 400],
  'GET /api/auth/sessions': CALLER,
  'DELETE /api/auth/sessions/{id}': [401, 404, 404],
  'POST /api/auth/sessions/end-others': CALLER,
  'POST /api/auth/change-password': [401, 400, 400],
  'GET /api/auth/gone/{id}': OPEN,
  'POST /api/auth/verify-email': [400, 400, 400],
  'POST /api/auth/verify-email/resend': CALLER,
  'POST /api/auth/forgot-password': [400, 400, 400],
  'POST /api/auth/reset-password': [400, 400, 400],
  'GET /api/user/export': CALLER,
  'GET /api/auth/user': CALLER,
  'GET /api/auth/session': OPEN,
  'POST /api/auth/complete-profile': [401, 400, 400],
  'POST /api/users/generate-username': CALLER,
  'GET /api/players/count': OPEN,
  'GET /api/users/{id}': PRIVATE,
  'PATCH /api/users/{id}': OWN,
  'GET /api/users/{id}/profile': [401, [200, 200, 200, 404], 200],
  'GET /api/users/{id}/stats': PRIVATE,
  'POST /api/moderate-image': [401, 403, 200],
  'POST /api/users/{id}/reports': [401, 201, 409],
  'GET /api/users/{id}/blocks': OWN,
  'PUT /api/users/{id}/blocks/{blockedUserId}': OWN,
  'DELETE /api/users/{id}/blocks/{blockedUserId}': OWN,
  'GET /api/regimens': CALLER,
  'GET /api/regimens/{id}': CALLER,
  'POST /api/regimens': [401, 400, 400],
  'PUT /api/regimens/{id}/weeks/{week}': [401, 400, 400],
  'GET /api/catalog': OPEN,
  'GET /api/catalog/{id}/{version}': [404, 404, 404],
  'GET /api/catalog/prompts/{version}': [404, 404, 404],
  'POST /api/user-regimens': made([401, 403, 201]),
  'PATCH /api/user-regimens/{id}/archive': [401, 404, 200],
  'PATCH /api/user-regimens/{id}/unarchive': [401, 404, 200],
  'GET /api/users/{id}/regimens': OWN,
  'GET /api/users/{id}/regimens/archived': OWN,
  'GET /api/tasks': CALLER,
  'PATCH /api/tasks/{id}/toggle': [401, 404, 200],
  'POST /api/users/{id}/tasks/refresh-daily': OWN,
  'GET /api/users/{id}/streak-multiplier': OWN,
  'GET /api/badges': CALLER,
  'GET /api/users/{id}/badges': OWN,
  'GET /api/users/{id}/badges/unviewed-count': OWN,
  'POST /api/users/{id}/badges/mark-viewed': OWN,
  'GET /api/leaderboard': CALLER,
  'GET /api/leaderboard/own-rank': CALLER,
  'GET /api/users/{id}/rival-activities/new-count': OWN,
  'GET /api/users/{id}/victory-stories/new-count': OWN,
  'GET /api/users/{id}/motivation/today': OWN,
  'POST /api/users/{id}/motivation/{motivationId}/view': [401, 403, 404],
  'POST /api/users/{id}/motivation/refresh': OWN,
  'GET /api/users/{id}/saved-quotes': OWN,
  'POST /api/users/{id}/saved-quotes': made(OWN),
  'DELETE /api/users/{id}/saved-quotes/{quoteId}': [401, 403, 404],
  'PUT /api/users/{id}/saved-quotes/{quoteId}/notes': [401, 403, 404],
  'GET /api/users/{id}/notifications': OWN,
  'GET /api/users/{id}/notifications/unread-count': OWN,
  'POST /api/users/{id}/notifications/mark-read': OWN,
  'DELETE /api/users/{id}/notifications/{notificationId}': [401, 403, 404],
  'GET /api/users/{id}/settings': OWN,
  'PATCH /api/users/{id}/settings': OWN,
  'GET /api/push/key': OPEN,
  'POST /api/push/subscriptions': [401, 400, 400],
  'DELETE /api/push/subscriptions': [401, 400, 400],
  'POST /api/push/test': CALLER,
  'POST /api/sync/push': [401, 400, 400],
  'GET /api/sync/pull': [401, 200, 200],
  'GET /api/avatars/{id}': [401, [404, 200, 200, 404], 200],
  'GET /api/openapi.json': OPEN,
};
/** Stays open, so it is tried in sync/pokes; navigations, in features/session. */
const ELSEWHERE = ['GET /api/sync/poke', 'GET /api/login', 'GET /api/logout', 'DELETE /api/user/account'];
const NOT_OF_CONTRACT = [
  'GET /api/avatars/{id}',
  'GET /api/openapi.json',
  'GET /api/login',
  'GET /api/logout',
];

function expected(row: Row, viewer: Viewer): number {
  const [anonymous, others, self] = row;
  if (viewer === 'anonymous') return anonymous;
  if (viewer === 'self') return self;
  const each = typeof others === 'number' ? [others, others, others, others] : others;
  return each[VIEWERS.indexOf(viewer) - 1] ?? 0;
}

/** A picture of one pixel. */
const IMAGE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** No one but the player, not even a friend. */
const SECRETS = ['canary-mail', 'Pacific/Kiritimati', '"birthYear":1987', '"birthMonth":4', '"year":1987'];
/** For teammates and rivals. */
const PERSONAL = [
  'CanaryFirst',
  'CanaryLast',
  'CanarySchool',
  'CanaryTown',
  'CanaryBio',
  'CanaryClub',
  AVATAR_PATH,
];

onBothDatabases('access', (database) => {
  const world = testApp({ database });
  let player: TestUser;
  let ids: Record<string, string>;
  const clients = new Map<Viewer, TestClient>();
  const leaks: string[] = [];

  beforeAll(async () => {
    const { db, relations, clock } = world();
    player = await aUser(world(), { minor: true });
    const own = await signedIn(world(), player);
    clients.set('self', own.client).set('anonymous', world().client());
    for (const viewer of ['stranger', 'rival', 'teammate', 'blocked'] as const) {
      const { client, user } = await signedIn(world());
      clients.set(viewer, client);
      const relationship = { isTeammate: viewer !== 'rival', isRival: viewer !== 'teammate' };
      if (viewer !== 'stranger') relations.set(user.id, new Map([[player.id, relationship]]));
      if (viewer === 'blocked')
        await db.kysely
          .insertInto('blocks')
          .values({ blockerId: player.id, blockedId: user.id, createdAt: new Date(clock.now).toISOString() })
          .execute();
    }
    const enrolment = await own.client.json('POST', '/api/user-regimens', {
      userId: player.id,
      regimenId: testRegimenId('serving'),
    });
    const picture = await own.client.json('POST', '/api/moderate-image', {
      userId: player.id,
      imageData: IMAGE,
    });
    const { profileImageUrl } = picture.body as { profileImageUrl: string };
    await db.kysely
      .updateTable('users')
      .set({
        email: 'canary-mail@example.org',
        firstName: 'CanaryFirst',
        lastName: 'CanaryLast',
        school: 'CanarySchool',
        hometown: 'CanaryTown',
        bio: 'CanaryBio',
        clubTeam: 'CanaryClub',
        birthMonth: 4,
        birthYear: 1987,
        timezone: 'Pacific/Kiritimati',
        hideRealName: true,
        isPrivate: true,
        profileImageUrl,
      })
      .where('id', '=', player.id)
      .execute();
    const { body: tasks } = await own.client.get('/api/tasks');
    const [task, done] = tasks as { id: string }[];
    // With points the player is on the boards.
    await own.client.json('PATCH', `/api/tasks/${done?.id}/toggle`);
    ids = {
      user: player.id,
      enrolment: (enrolment.body as { id: string }).id,
      task: task?.id ?? '',
      picture: profileImageUrl.slice(avatarPath('').length),
    };
  });

  /** The path with the player's own ids in it; what they do not have gets an id of nothing. */
  const urlOf = (path: string) => {
    const subject = path.startsWith('/api/users/')
      ? ids.user
      : path.startsWith('/api/user-regimens/')
        ? ids.enrolment
        : path.startsWith('/api/tasks/')
          ? ids.task
          : path.startsWith('/api/avatars/')
            ? ids.picture
            : testRegimenId('serving');
    const url = path
      .replace('{id}', subject ?? '')
      .replace('{week}', '1')
      .replace('{blockedUserId}', newUser())
      .replaceAll(/\{\w+\}/g, () => newId());
    return path === '/api/sync/pull' ? `${url}?clientGroup=${newId()}&protocol=1` : url;
  };
  let other: TestUser | undefined;
  const newUser = (): UserId => userId.parse(other?.id);
  beforeAll(async () => {
    other = await aUser(world());
  });

  const bodyOf = (route: string): unknown => {
    if (route === 'POST /api/moderate-image') return { userId: ids.user, imageData: IMAGE };
    if (route === 'POST /api/user-regimens') return { userId: ids.user, regimenId: testRegimenId('passing') };
    if (route === 'POST /api/auth/passkeys/options') return { currentPassword: PASSWORD };
    if (route.endsWith('/reports')) return { reason: 'other' };
    if (route === 'POST /api/users/{id}/saved-quotes') return { quote: 'Q', category: 'focus' };
    if (route.endsWith('/notes')) return { notes: 'N' };
    return route.startsWith('GET') ? undefined : {};
  };

  test('has a row for every route, and a route for every row', () => {
    const served = world().app.servedCalls.map(({ method, path }: Call) => `${method} ${path}`);
    const rows = [...Object.keys(MATRIX), ...ELSEWHERE];
    expect(rows.toSorted()).toEqual([...served, ...NOT_OF_CONTRACT].toSorted());
  });

  describe.each(Object.keys(MATRIX).filter((route) => route !== 'POST /api/auth/logout'))('%s', (route) => {
    test.each(VIEWERS)('by %s', async (viewer) => {
      const [method = 'GET', path = ''] = route.split(' ');
      const client = clients.get(viewer) ?? world().client();
      const answer = await client.json(method as Call['method'], urlOf(path), bodyOf(route));
      const row = MATRIX[route];
      expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(row && expected(row, viewer));
      const text = JSON.stringify([answer.headers, answer.body]);
      const isFriend = viewer === 'rival' || viewer === 'teammate';
      const forbidden = viewer === 'self' ? [] : isFriend ? SECRETS : [...SECRETS, ...PERSONAL];
      leaks.push(
        ...forbidden.filter((canary) => text.includes(canary)).map((one) => `${one}: ${route}, ${viewer}`),
      );
      expect(leaks).toEqual([]);
      if (viewer === 'blocked') expect(text).not.toContain(player.displayName);
    });
  });

  test('shows what it hides to those who may see it', async () => {
    const profile = (viewer: Viewer) => clients.get(viewer)?.get(`/api/users/${player.id}/profile`);
    for (const viewer of ['rival', 'teammate', 'self'] as const)
      for (const canary of PERSONAL) expect(JSON.stringify((await profile(viewer))?.body)).toContain(canary);
    const { body } = (await clients.get('stranger')?.get('/api/leaderboard')) ?? {};
    expect(JSON.stringify(body)).toContain(player.displayName);
    expect(JSON.stringify((await clients.get('self')?.get('/api/auth/user'))?.body)).toContain('canary-mail');
  });

  test('signing out is for everyone', async () => {
    for (const viewer of VIEWERS)
      expect((await clients.get(viewer)?.json('POST', '/api/auth/logout'))?.status).toBe(200);
  });
});
