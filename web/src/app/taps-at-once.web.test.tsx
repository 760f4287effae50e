import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { CurrentUser } from 'sync-protocol/contract/session/session';
import { listStories } from 'sync-protocol/contract/stories';
import { listTeams, myTeams } from 'sync-protocol/contract/teams';
import type { TableName } from 'sync-protocol/entities/tables';
import { newId, type TeamId, type UserId } from 'sync-protocol/ids';
import { CHEER_CHOICES } from 'sync-protocol/rules/cheers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { taps as onTheirWay } from '#data/rows/taps.ts';
import { offline } from '#data/server/calls/api-error.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { session } from '#data/session/session-store.ts';
import { storeSession } from '#data/session/stored-session.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { databaseName } from '#data/store/db.ts';
import { AT, BEARS, fillPhone, HAWKS, LIONS, NEW, ROBIN } from '#data/testing/busy-player.ts';
import { userOf } from '#data/testing/door.ts';
import { FakeServer } from '#data/testing/fake-server.ts';
import { TestPhone } from '#data/testing/test-phone.ts';
import { Toaster } from '#ui/layers/toaster.tsx';
import { screenPath } from './frame/tab-list.ts';
import { messages } from './messages.ts';
import { AppRoutes } from './routes/app-routes.tsx';

const CHEER = CHEER_CHOICES[0]?.label ?? '';

/**
 * Where a player taps what, by its name or how that begins, and the table in which the last of these taps shows at once; without
 * any, what having come does by itself.
 */
const TAPS: [path: string, names: string[], table: TableName][] = [
  ['/', ['Done: …'], 'tasks'],
  ['/', ['Done: Stretch', 'Uncheck'], 'tasks'],
  ['/', ['Expand'], 'motivations'],
  ['/', ['Expand', 'Save'], 'savedQuotes'],
  ['/', ['Expand', 'Another one'], 'motivations'],
  ['/', ['Task options', 'Refresh Tasks…'], 'tasks'],
  ['/gym', ['Done'], 'tasks'],
  ['/training', ['Start New'], 'userRegimens'],
  ['/training', ['Options for Running', 'Archive Program'], 'userRegimens'],
  [`/program/${NEW}`, ['Start This Program'], 'userRegimens'],
  ['/archived-programs', ['Restore Program: Paused'], 'userRegimens'],
  ['/badges', [], 'userBadges'],
  ['/notifications', ['Mark as read: …'], 'notifications'],
  ['/notifications', ['Mark All Read'], 'notifications'],
  ['/notifications', ['Delete: …'], 'notifications'],
  ['/saved-quotes', ['Delete quote: …'], 'savedQuotes'],
  ['/victory-stories', ['Like “…'], 'storyLikes'],
  ['/rivals', [], 'userSettings'],
  ['/rivals', ['Cheer for …', CHEER], 'rivalCheers'],
  ['/rivals?tab=requests', ['Accept Asking'], 'rivalries'],
  ['/rivals?tab=requests', ['Decline Asking'], 'rivalries'],
  ['/rivals?tab=requests', ['Take back the request to Asked'], 'rivalries'],
  ['/rivals?tab=requests', ['Accept the streak with Asking'], 'friendStreaks'],
  ['/rivals?tab=requests', ['Decline the streak with Asking'], 'friendStreaks'],
  ['/rivals?tab=requests', ['Take back the streak with Asked'], 'friendStreaks'],
  ['/teams', ['Take back your request to …'], 'joinRequests'],
  ['/teams?tab=find', ['Accept invitation to Lions'], 'teamInvitations'],
  ['/teams?tab=find', ['Ask to join Bears'], 'joinRequests'],
  ['/teams?tab=invitations', ['Accept Lions'], 'teamInvitations'],
  ['/teams?tab=invitations', ['Decline Lions'], 'teamInvitations'],
  ['/teams?tab=invitations', ['Sent', 'Take back the invitation to Hawks'], 'teamInvitations'],
  [`/teams?team=${HAWKS}`, ['Accept Player'], 'teamRequests'],
  [`/teams?team=${HAWKS}`, ['Decline Player'], 'teamRequests'],
  [`/teams?team=${HAWKS}`, ['Cheer for Robin', CHEER], 'teamCheers'],
  ['/teams?tab=competitions', ['Accept Their cup'], 'competitions'],
  ['/teams?tab=competitions', ['Decline Their cup'], 'competitions'],
  ['/teams?tab=competitions', ['Take back Our cup', 'Take back'], 'competitions'],
];

/** The same of what is offered after a change that stands. */
const AFTER: typeof TAPS = [
  ['/notifications', ['Delete: …', 'Undo'], 'notifications'],
  ['/saved-quotes', ['Delete quote: …', 'Undo'], 'savedQuotes'],
];

vi.mock('#data/server/calls/api.ts', () => ({
  call: async (definition: unknown) => {
    if (definition === listTeams) return [teamOf(LIONS, 'Lions'), teamOf(BEARS, 'Bears')];
    if (definition === myTeams) return [teamOf(HAWKS, 'Hawks')];
    if (definition === listStories) return [told()];
    throw offline();
  },
}));

const ROBINS = { userId: newId<UserId>(), displayName: 'Robin', username: 'Robin', position: null };

function teamOf(id: TeamId, name: string) {
  const members = id === HAWKS ? [{ ...ROBINS, id: ROBIN, role: 'member', week: null }] : [];
  return { id, name, description: '', isOpen: false, weeklyGoal: null, memberCount: 2, members };
}

/** A story of somebody else's. */
function told() {
  const about = {
    title: 'First ace',
    content: 'Over the net.',
    storyType: 'training',
    location: '',
    tags: [],
  };
  const shown = { isPublic: false, mediaType: 'text_only', mediaUrl: '', editedAt: null };
  const counts = { likes: 0, comments: 0, likesCount: 0, commentsCount: 0, isLikedByUser: false };
  const user = { ...ROBINS, id: ROBINS.userId, firstName: 'Robin', lastName: 'West', hideRealName: true };
  const rest = { createdAt: AT, relationshipType: 'teammate', userId: user.id };
  return { id: newId(), ...about, ...shown, ...counts, ...rest, user: { ...user, profileImageUrl: '' } };
}

let phone: ReturnType<typeof openPhone>;
/** The tables in which a tap has shown before it was written. */
let foreseen: TableName[];
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(AT) });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  // jsdom has no layout.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = new FakeServer(() => Date.now());
  await fillPhone(new TestPhone(server, databaseName(server.userId)));
  const user = userOf(server.userId) as CurrentUser;
  storeSession({ user, isLogoutDue: false, turn: 1, purges: [] });
  phone = openPhone(server.userId, 'UTC');
  session.set({ status: 'signedIn', user });
  foreseen = [];
  stop = onTheirWay.subscribe(() => {
    for (const { changes } of onTheirWay.get()) foreseen.push(...changes.map(({ table }) => table));
  });
});
afterEach(() => {
  cleanup();
  stop();
  queryClient.clear();
  closePhone();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each(TAPS)('S6.1 on %s %j shows in the frame of the tap: %s', async (path, names, table) => {
  // It is never written: so it can be tapped until the screen has read what it holds for taps.
  vi.spyOn(phone.db, 'write').mockImplementation(() => new Promise(() => undefined));
  await open(path);
  await expectForeseen(names, table);
});

it.each(AFTER)('S6.1 on %s %j shows in the frame of the last tap: %s', async (path, names, table) => {
  await open(path);
  await expectForeseen(names, table);
});

it.each([
  ['/badges', 'userBadges'],
  ['/rivals', 'userSettings'],
] as const)('what was seen on %s and can’t be kept is not tried over and over', async (path, table) => {
  const write = vi.spyOn(phone.db, 'write').mockImplementation(async () => {
    // Tried without an end it would never let this test go on.
    if (write.mock.calls.length > 20) await new Promise(() => undefined);
    throw new Error('not now');
  });
  await open(path);
  await waitFor(() => expect(foreseen).toContain(table));
  for (let turn = 0; turn < 50; turn++) await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(write).toHaveBeenCalledOnce();
});

function open(path: string) {
  return act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes visitor="player" />
        <Toaster labels={messages.toasts} screenPath={screenPath} />
      </MemoryRouter>,
    ),
  );
}

async function expectForeseen(names: string[], table: TableName): Promise<void> {
  await waitFor(async () => {
    // As far as the way to it has come.
    const next = names.findLast((name) => control(name) !== undefined);
    let shown = foreseen;
    if (names.length > 0) {
      expect(next).toBeDefined();
      await act(async () => {
        shown = foreseen = [];
        fireEvent.click(control(next ?? '') ?? document.body);
        shown = [...foreseen];
      });
      expect(next).toBe(names.at(-1));
    }
    expect(shown).toContain(table);
  });
}

/** What can be tapped of that name, or of one that begins so. */
function control(name: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('button, [role=menuitem], input')];
  return all.find((one) => {
    const { labels } = one as HTMLInputElement | HTMLButtonElement;
    const own = one.getAttribute('aria-label') ?? (labels?.[0] ?? one).textContent.trim();
    return name.endsWith('…') ? own.startsWith(name.slice(0, -1)) : own === name;
  });
}
