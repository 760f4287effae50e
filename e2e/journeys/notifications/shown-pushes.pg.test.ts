import { appOrigin } from 'api/src/config.ts';
import { announce } from 'api/src/features/notifications/announce.ts';
import { ruleStory } from 'api/src/features/stories/commands.ts';
import { remindWhoIsDue } from 'api/src/features/notifications/reminders.ts';
import { testApp } from 'api/src/testing/app.ts';
import {
  aSquad,
  challenging,
  creatorOf,
  join,
  say,
  train,
  type Squad,
} from 'api/src/testing/players/competing.ts';
import { onOneDatabase } from 'api/src/testing/databases/databases.ts';
import { aDevice, whatIsTold } from 'api/src/testing/players/devices.ts';
import { aPhone, type TestPhone } from 'api/src/testing/phone.ts';
import { aComment, aStory } from 'api/src/testing/players/telling.ts';
import { joinRequestId, membershipId, newId, teamInvitationId } from 'sync-protocol/ids';
import { pushMessage } from 'sync-protocol/web-push-message';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

// What the server pushes for each kind of news, as the worker of the app shows it on a lock screen, and where a tap on
// it leads.

/** The app's own files, which are of another world of types. */
const inApp = (path: string): Promise<unknown> =>
  import(new URL(`../../../web/src/${path}`, import.meta.url).href);

/** What is written where only those who may read it see it. */
const WRITTEN = {
  challenge: 'Beat me if you can',
  invitation: 'We miss a setter',
  title: 'Found my float serve',
  story: 'Twelve aces in one match',
  comment: 'That was a lucky net ball',
  naked: 'That is the naked truth',
  competition: 'Autumn Shield',
};

const handlers = new Map<string, (event: unknown) => void>();
const showNotification = vi.fn<(title: string, options: { data: unknown }) => Promise<void>>();
const openWindow = vi.fn<(url: string) => Promise<null>>();
let isScreen: (pathname: string) => boolean;

/** What the worker does of itself once the browser tells it of something. */
async function told(name: string, event: object): Promise<void> {
  let done: unknown;
  handlers.get(name)?.({ ...event, waitUntil: (work: unknown) => (done = work) });
  await done;
}

onOneDatabase('what a lock screen shows', (database) => {
  const world = testApp({ database });
  let noon: number;

  beforeAll(async () => {
    const origin = appOrigin(world().deps.config);
    vi.stubGlobal('location', { origin });
    vi.stubGlobal('caches', {});
    vi.stubGlobal('self', {
      builtFiles: [],
      location: { origin },
      navigator: {},
      registration: { showNotification },
      clients: { matchAll: async () => [], openWindow },
      addEventListener: (name: string, handler: (event: unknown) => void) => handlers.set(name, handler),
    });
    await inApp('pwa/worker/sw.ts');
    const { routeAt } = (await inApp('app/routes/route-table.ts')) as {
      routeAt: (pathname: string) => { row: { player?: string } } | undefined;
    };
    isScreen = (pathname) => routeAt(pathname)?.row.player !== undefined;
  });
  afterAll(() => vi.unstubAllGlobals());

  beforeEach(() => {
    noon ??= world().clock.now;
    world().clock.now = noon;
    vi.clearAllMocks();
  });

  /** What only those who play may read: names of players and teams, and what they wrote. */
  async function secrets(): Promise<string[]> {
    const { kysely } = world().db;
    const players = await kysely
      .selectFrom('users')
      .select(['displayName', 'firstName', 'lastName'])
      .execute();
    const teams = await kysely.selectFrom('teams').select('name').execute();
    const names = [...players.flatMap((player) => Object.values(player)), ...teams.map(({ name }) => name)];
    return [...names.flatMap((name) => name || []), ...Object.values(WRITTEN)];
  }

  /** Has the worker show all that is pushed to a player's device now, and tapped; answers where that leads. */
  async function shownTo(
    { user }: TestPhone,
    tell: () => Promise<unknown> = () => whatIsTold(world()),
  ): Promise<string[]> {
    const before = world().pushed.length;
    await tell();
    const pushed = world()
      .pushed.slice(before)
      .filter(({ endpoint }) => endpoint.endsWith(user.id));
    const paths = [];
    for (const { message } of pushed) paths.push(await shown(JSON.stringify(message)));
    return paths;
  }

  /** Shows a message as it comes over the wire, and taps it; answers where that leads. */
  async function shown(wire: string): Promise<string> {
    vi.clearAllMocks();
    expect(pushMessage.safeParse(JSON.parse(wire)).error).toBeUndefined();
    await told('push', { data: { json: () => JSON.parse(wire) as unknown } });
    expect(showNotification).toHaveBeenCalledOnce();
    const [title, options] = showNotification.mock.lastCall ?? [];
    const said = JSON.stringify([title, options]);
    expect(said).not.toMatch(/undefined|null|NaN|\[object/);
    for (const secret of await secrets()) expect(said).not.toContain(secret);
    await told('notificationclick', { notification: { data: options?.data, close: () => undefined } });
    const [url] = openWindow.mock.lastCall ?? [];
    const { pathname, search } = new URL(url ?? '');
    expect(isScreen(pathname)).toBe(true);
    return `${title}: ${pathname}${search}`;
  }

  const withDevice = async (phone: TestPhone) => {
    await aDevice(world(), phone.user);
    // What was due before is told by then.
    await whatIsTold(world());
    return phone;
  };
  const pairOf = ({ phones: [one, other] }: Squad) => {
    if (!one || !other) throw new Error('there are two in it');
    return [one, other] as const;
  };
  const request = async (from: TestPhone, to: TestPhone) =>
    expect(
      await say(from, 'rival.request', {
        rivalId: to.user.id,
        rivalshipType: 'friendly',
        message: WRITTEN.challenge,
        askedAs: '',
      }),
    ).toBe('applied');

  test('of an invitation into a team', async () => {
    const phone = await withDevice(await aPhone(world()));
    const squad = await aSquad(world(), 1);
    const invitationId = teamInvitationId.parse(newId());
    const said = { message: WRITTEN.invitation, targetPosition: null, skillMatch: '' };
    const args = { invitationId, teamId: squad.id, playerId: phone.user.id, ...said };
    expect(await say(creatorOf(squad), 'team.invite', args)).toBe('applied');
    expect(await shownTo(phone)).toEqual(['News about your invitations: /teams?tab=invitations']);
    // Who has invited is led to the team that somebody is new in.
    await withDevice(creatorOf(squad));
    await phone.pull();
    const [received] = phone.rows('teamInvitations');
    if (!received) throw new Error('the invitation has come');
    expect(await say(phone, 'team.respond', { invitationId: received.id, isAccepted: true })).toBe('applied');
    expect(await shownTo(creatorOf(squad))).toEqual([`News about your invitations: /teams?team=${squad.id}`]);
  });

  test('of a player who asks to join', async () => {
    const squad = await aSquad(world(), 1);
    await withDevice(creatorOf(squad));
    const args = { joinRequestId: joinRequestId.parse(newId()), teamId: squad.id, teamName: squad.name };
    expect(await say(await aPhone(world()), 'team.request', args)).toBe('applied');
    expect(await shownTo(creatorOf(squad))).toEqual(['News about your team: /teams']);
  });

  test('of a rival request, and of its answer', async () => {
    const [one, other] = [await withDevice(await aPhone(world())), await withDevice(await aPhone(world()))];
    await request(one, other);
    expect(await shownTo(other)).toEqual(['News from your rivals: /rivals?tab=requests']);
    expect(await say(other, 'rival.accept', { rivalId: one.user.id })).toBe('applied');
    expect(await shownTo(one)).toEqual(['News from your rivals: /rivals?tab=rivals']);
    // Of several things that which waits for an answer comes first.
    await say(one, 'notification.markRead', {});
    const [third, fourth] = [await aPhone(world()), await aPhone(world())];
    await request(one, third);
    expect(await say(third, 'rival.accept', { rivalId: one.user.id })).toBe('applied');
    await request(fourth, one);
    expect(await shownTo(one)).toEqual(['News from your rivals: /rivals?tab=requests']);
  });

  test('of who comes into a team, several as one', async () => {
    const squad = await aSquad(world(), 1);
    const creator = await withDevice(creatorOf(squad));
    for (const _ of [1, 2]) expect(await join(await aPhone(world()), squad.code)).toBe('applied');
    expect(await shownTo(creator)).toEqual(['News about your team: /teams']);
  });

  test('of a comment on a story', async () => {
    const [author, reader] = pairOf(await aSquad(world()));
    await withDevice(author);
    const story = aStory({ title: WRITTEN.title, content: WRITTEN.story });
    expect(await say(author, 'story.post', story)).toBe('applied');
    const comment = aComment(story.storyId, WRITTEN.comment);
    expect(await say(reader, 'story.comment', comment)).toBe('applied');
    expect(await shownTo(author)).toEqual(['A comment on your story: /victory-stories']);
  });

  test('of a story that waited and is released, and of a comment on it', async () => {
    const [author, reader] = pairOf(await aSquad(world()));
    await withDevice(author);
    await withDevice(reader);
    const story = aStory({ title: WRITTEN.title, content: WRITTEN.naked });
    expect(await say(author, 'story.post', story)).toBe('applied');
    await ruleStory(world().deps, story.storyId, false);
    const path = `/victory-stories?story=${story.storyId}`;
    expect(await shownTo(author)).toEqual([`Your story is approved: ${path}`]);
    const comment = aComment(story.storyId, WRITTEN.naked);
    expect(await say(reader, 'story.comment', comment)).toBe('applied');
    await ruleStory(world().deps, comment.commentId, false);
    expect(await shownTo(reader)).toEqual([`Your comment is approved: ${path}`]);
  });

  test('of cheers, several as one', async () => {
    const squad = await aSquad(world(), 3);
    const [cheered, ...others] = squad.phones;
    if (!cheered) throw new Error('there are three in it');
    await withDevice(cheered);
    await train(cheered, 1);
    await cheered.pull();
    const mine = cheered.rows('memberships').find(({ userId }) => userId === cheered.user.id);
    const cheer = {
      teamId: squad.id,
      membershipId: mine?.id ?? membershipId.parse(newId()),
      cheer: 'ace',
    } as const;
    for (const phone of others) expect(await say(phone, 'team.cheer', cheer)).toBe('applied');
    expect(await shownTo(cheered)).toEqual(['2 cheers for you: /notifications']);
  });

  test('of a challenge, and of how it went out', async () => {
    const [winners, losers] = [await aSquad(world()), await aSquad(world())];
    const [, loser] = pairOf(losers);
    await withDevice(creatorOf(losers));
    await withDevice(loser);
    const news = 'News about your competitions: /teams?tab=competitions';
    const challenge = challenging(winners, losers, { name: WRITTEN.competition, targetValue: 1 });
    const answer = { teamId: losers.id, competitionId: challenge.competitionId, isAccepted: true };
    expect(await say(creatorOf(winners), 'competition.create', challenge)).toBe('applied');
    expect(await shownTo(creatorOf(losers))).toEqual([news]);
    expect(await say(creatorOf(losers), 'competition.respond', answer)).toBe('applied');
    await whatIsTold(world());
    world().clock.now += 60_000;
    await train(creatorOf(winners), 1);
    expect(await shownTo(loser)).toEqual([news]);
  });

  test('of an announcement', async () => {
    const phone = await withDevice(await aPhone(world()));
    await announce(world().deps, { title: WRITTEN.title, message: WRITTEN.story });
    expect(await shownTo(phone)).toEqual(['News from VolleyPath: /notifications']);
  });

  test('of what is left to do today', async () => {
    const [phone] = pairOf(await aSquad(world()));
    await withDevice(phone);
    expect(await say(phone, 'settings.update', { reminders: true })).toBe('applied');
    world().clock.now += 6 * 3_600_000;
    const remind = () => remindWhoIsDue(world().deps, world().app.log);
    expect(await shownTo(phone, remind)).toEqual(['Time to train: /']);
  });
});
