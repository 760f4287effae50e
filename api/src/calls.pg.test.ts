import type { Call } from 'sync-protocol/contract/call';
import * as leaderboard from 'sync-protocol/contract/leaderboard';
import * as motivation from 'sync-protocol/contract/motivation';
import * as notifications from 'sync-protocol/contract/notifications/notifications';
import * as progress from 'sync-protocol/contract/progress';
import * as rivals from 'sync-protocol/contract/rivals';
import * as session from 'sync-protocol/contract/session/session';
import * as stories from 'sync-protocol/contract/stories';
import * as tasks from 'sync-protocol/contract/tasks';
import * as training from 'sync-protocol/contract/training/training';
import { beforeAll, describe, expect, test } from 'vitest';
import { notify } from '#features/notifications/notify.ts';
import { testApp, type TestApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import type { TestClient } from '#testing/client.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { signedIn, type TestUser } from '#testing/factories.ts';
import { refusal } from '#testing/refusal.ts';

/** What a call is sent, as it goes over the wire. */
interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

interface Row {
  call: Call;
  /** What the player sends; without it the call needs nothing, or only the player's id. */
  good?: (scene: Scene) => Parts;
  /** Wrong in one place, with the fields that the answer names; ids that are none are tried by themselves. */
  bad?: [wrong: Parts, ...fields: string[]][];
  /** What another player sends to reach the player's things, where it is not the same. */
  foreign?: (scene: Scene) => Parts;
  /** What that is answered; false: there is nothing of anybody in it. */
  refused?: 403 | 404 | false;
}

/** A player who has one of everything, and another one who has nothing. */
interface Scene {
  user: TestUser;
  client: TestClient;
  stranger: { user: TestUser; client: TestClient };
  taskId: string;
  userRegimenId: string;
  ownRegimenId: string;
  quoteId: string;
  notificationId: string;
  motivationId: string;
  storyId: string;
  commentId: string;
  catalog: { id: string; version: string; wholeVersion: string; promptsVersion: string };
}

const STORY = { title: 'First ace', content: 'In the last set!' } as const;
const QUOTE = { quote: 'Feet first, then hands.', category: 'focus', notes: '' } as const;
const PROGRAM = { name: 'Beach Serves', category: 'serving' } as const;
const WEEK = { theme: 'Float week', dailyTasks: ['Float to zone 5'] };
const PROFILE = { firstName: 'Ana', lastName: 'Rossi', position: 'Libero', skillLevel: 'Elite' };

async function sceneIn(world: TestApp): Promise<Scene> {
  const { user, client } = await signedIn(world);
  const params = { id: user.id };
  const catalog = await world.client().ok(training.getCatalog);
  const [program] = catalog.programs;
  const start = { userId: user.id, regimenId: testRegimenId('serving') };
  const { id: userRegimenId } = await client.ok(training.startRegimen, { body: start });
  const [task] = await client.ok(tasks.listTasks);
  await world.db.transaction((tx) =>
    notify(world.deps, tx, user.id, {
      type: 'achievement',
      title: 'Well',
      message: 'Done',
      path: '/',
      at: new Date(),
    }),
  );
  const [notification] = await client.ok(notifications.listNotifications, { params });
  const { id: storyId } = await client.ok(stories.postStory, { body: STORY });
  const onStory = { params: { id: storyId }, body: { content: 'Nice' } };
  const { id: commentId } = await client.ok(stories.postComment, onStory);
  if (!program || !task || !notification) throw new Error('the scene lacks something');
  return {
    user,
    client,
    stranger: await signedIn(world),
    taskId: task.id,
    userRegimenId,
    ownRegimenId: (await client.ok(training.createRegimen, { body: PROGRAM })).id,
    quoteId: (await client.ok(motivation.saveQuote, { params, body: QUOTE })).id,
    notificationId: notification.id,
    storyId,
    commentId,
    motivationId: (await client.ok(motivation.todaysMotivation, { params })).id,
    catalog: {
      id: program.id,
      version: program.version,
      wholeVersion: catalog.version,
      promptsVersion: catalog.promptsVersion,
    },
  };
}

const ofUser = ({ user }: Scene) => ({ params: { id: user.id } });
const ofStory = ({ storyId }: Scene) => ({ params: { id: storyId } });
const ofTask = ({ taskId }: Scene) => ({ params: { id: taskId } });
const ofEnrolment = ({ userRegimenId }: Scene) => ({ params: { id: userRegimenId } });

const ROWS: Row[] = [
  { call: session.authUser },
  { call: session.generateUsername },
  {
    call: session.completeProfile,
    good: ({ user }) => ({ body: { ...PROFILE, displayName: user.displayName } }),
    bad: [
      [{ body: undefined }, ''],
      [{ body: {} }, 'firstName', 'lastName', 'position', 'skillLevel', 'displayName'],
      [{ body: { ...PROFILE, displayName: 'x'.repeat(21) } }, 'displayName'],
    ],
    refused: false,
  },
  { call: stories.newVictoryStories, good: ofUser },
  { call: stories.countVictoryStories, good: ofUser, refused: false },
  {
    call: stories.listStories,
    good: () => ({ query: { limit: '20' } }),
    bad: [
      [{ query: { limit: '21' } }, 'limit'],
      [{ query: { userId: 'me' } }, 'userId'],
      [{ query: { before: 'yesterday' } }, 'before'],
      [{ query: { username: 'x'.repeat(30) } }, 'username'],
    ],
    refused: false,
  },
  {
    call: stories.postStory,
    good: () => ({ body: STORY }),
    bad: [
      [{ body: undefined }, ''],
      [{ body: {} }, 'title', 'content'],
      [{ body: { ...STORY, title: ' ' } }, 'title'],
      [{ body: { ...STORY, storyType: 'gossip' } }, 'storyType'],
      [{ body: { ...STORY, tags: ['x'.repeat(31)] } }, 'tags.0'],
      [{ body: { ...STORY, mediaType: 'link', mediaUrl: 'https://notyoutube.com/x' } }, 'mediaUrl'],
      [{ body: { ...STORY, mediaType: 'photo', mediaUrl: '/api/media/x' } }, 'mediaUrl'],
      [{ body: { ...STORY, mediaType: 'video', mediaUrl: '/api/media/x' } }, 'mediaUrl'],
    ],
    refused: false,
  },
  {
    call: stories.editStory,
    good: (scene) => ({ ...ofStory(scene), body: { title: 'Two aces' } }),
    bad: [
      [{ body: { content: '' } }, 'content'],
      [{ body: { title: 'x'.repeat(101) } }, 'title'],
    ],
  },
  { call: stories.deleteStory, good: ofStory },
  { call: stories.likeStory, good: ofStory },
  { call: stories.unlikeStory, good: ofStory },
  { call: stories.listComments, good: ofStory },
  {
    call: stories.postComment,
    good: (scene) => ({ ...ofStory(scene), body: { content: 'Well done!' } }),
    bad: [
      [{ body: undefined }, ''],
      [{ body: { content: ' ' } }, 'content'],
      [{ body: { content: 'x'.repeat(501) } }, 'content'],
    ],
  },
  {
    call: stories.reportStory,
    good: (scene) => ({ ...ofStory(scene), body: { reason: 'spam' } }),
    bad: [[{ body: { reason: 'dull' } }, 'reason']],
    refused: false,
  },
  {
    call: stories.reportComment,
    good: ({ storyId, commentId }) => ({ params: { id: storyId, commentId }, body: { reason: 'spam' } }),
    bad: [[{ body: { reason: 'dull' } }, 'reason']],
    refused: false,
  },
  { call: rivals.newRivalActivities, good: ofUser },
  {
    call: leaderboard.leaderboard,
    good: () => ({ query: { timeframe: 'daily', limit: '4' } }),
    bad: [
      [{ query: { timeframe: 'hourly' } }, 'timeframe'],
      [{ query: { limit: '0' } }, 'limit'],
    ],
    refused: false,
  },

  { call: tasks.listTasks },
  { call: tasks.toggleTask, good: ofTask },
  { call: tasks.refreshTasks, good: ofUser },

  { call: training.listRegimens },
  { call: training.getRegimen, good: ({ ownRegimenId: id }) => ({ params: { id } }) },
  {
    call: training.createRegimen,
    good: () => ({ body: { ...PROGRAM, name: 'Another' } }),
    bad: [
      [{ body: undefined }, ''],
      [{ body: {} }, 'name', 'category'],
      [{ body: { ...PROGRAM, totalWeeks: 17 } }, 'totalWeeks'],
      [{ body: { ...PROGRAM, dailyDuration: 14 } }, 'dailyDuration'],
      [{ body: { ...PROGRAM, weeklyStructure: '{' } }, 'weeklyStructure'],
    ],
    refused: false,
  },
  {
    call: training.updateRegimenWeek,
    good: ({ ownRegimenId: id }) => ({ params: { id, week: '1' }, body: WEEK }),
    bad: [
      [{ body: undefined }, ''],
      [{ body: { ...WEEK, dailyTasks: [] } }, 'dailyTasks'],
    ],
  },
  { call: training.getCatalog },
  {
    call: training.getProgramContent,
    good: ({ catalog: { id, version } }) => ({ params: { id, version } }),
    refused: false,
  },
  {
    call: training.getWholeCatalog,
    good: ({ catalog }) => ({ params: { version: catalog.wholeVersion } }),
    bad: [[{ params: { version: 'x'.repeat(65) } }, 'version']],
    refused: false,
  },
  {
    call: training.startRegimen,
    good: ({ user }) => ({ body: { userId: user.id, regimenId: testRegimenId('passing') } }),
    bad: [
      [{ body: undefined }, ''],
      [{ body: {} }, 'userId', 'regimenId'],
      [{ body: { userId: 7, regimenId: 'x' } }, 'userId', 'regimenId'],
    ],
    refused: 403,
  },
  { call: training.archiveRegimen, good: ofEnrolment },
  { call: training.unarchiveRegimen, good: ofEnrolment },
  { call: training.listUserRegimens, good: ofUser },
  { call: training.listArchivedRegimens, good: ofUser },

  { call: progress.streakMultiplier, good: ofUser },
  { call: progress.userStats, good: ofUser, refused: false },
  { call: progress.listBadges },
  { call: progress.listUserBadges, good: ofUser },
  { call: progress.unviewedBadges, good: ofUser },
  { call: progress.markBadgesViewed, good: ofUser },

  {
    call: motivation.getPrompts,
    good: ({ catalog }) => ({ params: { version: catalog.promptsVersion } }),
    bad: [[{ params: { version: 'x'.repeat(65) } }, 'version']],
    refused: false,
  },
  { call: motivation.todaysMotivation, good: ofUser },
  {
    call: motivation.viewMotivation,
    good: ({ user, motivationId }) => ({ params: { id: user.id, motivationId } }),
    foreign: ({ stranger, motivationId }) => ({ params: { id: stranger.user.id, motivationId } }),
    refused: 404,
  },
  { call: motivation.refreshMotivation, good: ofUser },
  {
    call: motivation.listSavedQuotes,
    good: (scene) => ({ ...ofUser(scene), query: { category: 'focus' } }),
    bad: [[{ query: { category: 'luck' } }, 'category']],
  },
  {
    call: motivation.saveQuote,
    good: (scene) => ({ ...ofUser(scene), body: { ...QUOTE, quote: 'Another one.' } }),
    bad: [
      [{ body: undefined }, ''],
      [{ body: {} }, 'quote', 'category'],
    ],
  },
  {
    call: motivation.deleteSavedQuote,
    good: ({ user, quoteId }) => ({ params: { id: user.id, quoteId } }),
    foreign: ({ stranger, quoteId }) => ({ params: { id: stranger.user.id, quoteId } }),
    refused: 404,
  },
  {
    call: motivation.setQuoteNotes,
    good: ({ user, quoteId }) => ({ params: { id: user.id, quoteId }, body: { notes: 'Before a match' } }),
    bad: [
      [{ body: undefined }, ''],
      [{ body: { notes: 'x'.repeat(501) } }, 'notes'],
    ],
    foreign: ({ stranger, quoteId }) => ({
      params: { id: stranger.user.id, quoteId },
      body: { notes: 'mine now' },
    }),
    refused: 404,
  },

  { call: notifications.listNotifications, good: ofUser },
  { call: notifications.unreadNotifications, good: ofUser },
  {
    call: notifications.markNotificationsRead,
    good: (scene) => ({ ...ofUser(scene), body: { notificationIds: [scene.notificationId] } }),
    bad: [[{ body: { notificationIds: ['x'] } }, 'notificationIds.0']],
  },
  {
    call: notifications.deleteNotification,
    good: ({ user, notificationId }) => ({ params: { id: user.id, notificationId } }),
    foreign: ({ stranger, notificationId }) => ({ params: { id: stranger.user.id, notificationId } }),
    refused: 404,
  },
  { call: notifications.getSettings, good: ofUser },
  {
    call: notifications.updateSettings,
    good: (scene) => ({ ...ofUser(scene), body: { tutorialDone: true } }),
    bad: [[{ body: { tutorialDone: 'yes' } }, 'tutorialDone']],
  },
];

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

test.each(Object.entries({ tasks, training, progress, motivation, notifications }))(
  'every call of %s has its row',
  (_, contract) => {
    const rows = new Set(ROWS.map(({ call }) => call));
    const missing = Object.values<unknown>(contract).filter((one) => isCall(one) && !rows.has(one));
    expect(missing).toEqual([]);
  },
);

/** The ids of a path, each replaced by one that is none. */
function brokenIds({ path }: Call): [Parts, string][] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.filter((name) => name !== 'version').map((name) => [{ params: { [name]: 'no-id' } }, name]);
}

/** What another player is refused: by their own id in the path, else as if it were not there. */
function refusalOf({ call, refused }: Row): 403 | 404 | false {
  if (refused !== undefined) return refused;
  if (call.path.includes('/users/{id}')) return 403;
  return call.path.includes('{id}') ? 404 : false;
}

onOneDatabase('the calls', (database) => {
  const world = testApp({ database });
  /** For calls that are refused before anything of it changes. */
  let untouched: Scene;
  beforeAll(async () => {
    untouched = await sceneIn(world());
  });

  const send = (client: TestClient, call: Call, parts: Parts) => client.call(call, parts);

  describe.each(ROWS.map((row) => [`${row.call.method} ${row.call.path}`, row] as const))('%s', (_, row) => {
    const { call, bad = [], foreign } = row;
    const good = (scene: Scene) => row.good?.(scene) ?? {};

    test('answers as the contract says', async () => {
      const scene = await sceneIn(world());
      const answer = await send(scene.client, call, good(scene));
      expect(answer).toMatchObject({ status: call.status });
      expect(call.answer.safeParse(answer.body)).toMatchObject({ success: true });
    });

    test.each([...brokenIds(call), ...bad])('names the fields of %j', async (wrong, ...fields) => {
      const right = good(untouched);
      const params = { ...right.params, ...wrong.params };
      const answer = await send(untouched.client, call, { ...right, ...wrong, params });
      expect(answer).toMatchObject(refusal(400, 'invalid_input', ...fields));
    });

    test('answers visitors as the contract says', async () => {
      const isRefused = call.for === 'player';
      const answer = await send(world().client(), call, good(isRefused ? untouched : await sceneIn(world())));
      expect(answer.status).toBe(isRefused ? 401 : call.status);
    });

    const refused = refusalOf(row);
    if (refused === false) return;
    test('keeps other players out', async () => {
      const scene = await sceneIn(world());
      const answer = await send(scene.stranger.client, call, foreign?.(scene) ?? good(scene));
      expect(answer.status).toBe(refused);
      expect(answer).toMatchObject({ body: { message: expect.any(String), code: expect.any(String) } });
      expect(await send(scene.client, call, good(scene))).toMatchObject({ status: call.status });
    });
  });
});
