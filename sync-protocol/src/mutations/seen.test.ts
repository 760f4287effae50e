import { describe, expect, it } from 'vitest';
import type { Notification } from '../entities/notifications/notification.ts';
import type { UserBadge } from '../entities/progress/badge.ts';
import { notificationId, type UserBadgeId } from '../ids.ts';
import { derivedId, newId } from '../new-id.ts';
import { userBadgeIdOf } from '../rules/derived-ids.ts';
import { TestPlayer } from './testing.ts';

const DAY = '2026-11-02';
const TAPPED = `${DAY}T12:00:00.000Z`;
const AFTERWARDS = `${DAY}T12:00:00.001Z`;

function toldAt(
  player: TestPlayer,
  createdAt: string,
  type: Notification['type'] = 'achievement',
  id = notificationId.parse(newId()),
): Notification {
  const told: Notification = {
    id,
    userId: player.userId,
    type,
    title: 'Well done',
    message: 'Go on',
    read: false,
    data: null,
    createdAt,
  };
  player.rows.load('notifications', [told]);
  return told;
}

describe('notification.markRead', () => {
  it('without a list reads what was there at the time, and nothing that came later', () => {
    const player = new TestPlayer();
    const [before, after] = [toldAt(player, TAPPED), toldAt(player, AFTERWARDS)];
    player.run('notification.markRead', {}, DAY, { at: TAPPED });
    expect(player.rows.get('notifications', before.id)).toEqual({ ...before, read: true });
    expect(player.rows.get('notifications', after.id)).toBe(after);
  });

  it.each([undefined, `${DAY}T08:00:00.000Z`])(
    'reads those that it names, whenever they came (%s)',
    (since) => {
      const player = new TestPlayer();
      const [meant, other] = [toldAt(player, AFTERWARDS), toldAt(player, TAPPED)];
      const args = { notificationIds: [meant.id, notificationId.parse(newId())] };
      player.run('notification.markRead', args, DAY, { at: TAPPED, ...(since && { playerSince: since }) });
      expect(player.rows.get('notifications', meant.id)?.read).toBe(true);
      expect(player.rows.get('notifications', other.id)).toBe(other);
    },
  );
});

describe('a bundle that has grown since it was named, or what was asked once more', () => {
  const derived = (name: string): Notification['id'] => derivedId(name);
  it.each(['rival_cheer', 'rival_request'] as const)('stays, and stays unread: %s', (type) => {
    const player = new TestPlayer();
    const before = toldAt(player, TAPPED, type, derived('before'));
    const after = toldAt(player, AFTERWARDS, type, derived('after'));
    const notificationIds = [before.id, after.id];
    const at = { at: TAPPED, playerSince: `${DAY}T08:00:00.000Z` };
    player.run('notification.markRead', { notificationIds }, DAY, at);
    player.run('notification.setDeleted', { notificationIds, deleted: true }, DAY, at);
    expect(player.rows.all('notifications')).toEqual([{ ...before, read: true, deletedAt: TAPPED }, after]);
    for (const id of notificationIds) player.run('notification.delete', { notificationId: id }, DAY, at);
    expect(player.rows.all('notifications')).toEqual([after]);
  });

  it('is as its player named it on a phone, whose clock may be slow', () => {
    const player = new TestPlayer();
    const { id } = toldAt(player, AFTERWARDS, 'rival_cheer', derived('cheers'));
    player.run('notification.markRead', { notificationIds: [id] }, DAY, { at: TAPPED });
    expect(player.rows.get('notifications', id)?.read).toBe(true);
  });
});

describe('notification.delete', () => {
  it('removes the one that it names; one that is gone already is no mistake', () => {
    const player = new TestPlayer();
    const [meant, other] = [toldAt(player, TAPPED), toldAt(player, TAPPED)];
    const remove = () => player.run('notification.delete', { notificationId: meant.id }, DAY);
    expect([remove(), remove()]).toEqual([undefined, undefined]);
    expect(player.rows.all('notifications')).toEqual([other]);
  });
});

describe('notification.setDeleted', () => {
  const set = (player: TestPlayer, told: readonly Notification[], deleted: boolean, at = TAPPED) =>
    player.run('notification.setDeleted', { notificationIds: told.map(({ id }) => id), deleted }, DAY, {
      at,
    });

  it('puts away those that it names, and back as they were: the same ones, unread if they were', () => {
    const player = new TestPlayer();
    const told = [toldAt(player, TAPPED), toldAt(player, TAPPED), toldAt(player, TAPPED)];
    const [first, second, other] = told;
    if (!first || !second) throw new Error('three were told');
    player.run('notification.markRead', { notificationIds: [first.id] }, DAY);
    set(player, [first], true);
    set(player, [second], true);
    const deleted = () => player.rows.all('notifications').map(({ deletedAt }) => deletedAt ?? null);
    expect(deleted()).toEqual([TAPPED, TAPPED, null]);
    // Nobody reads what they have put away.
    player.run('notification.markRead', {}, DAY, { at: AFTERWARDS });
    set(player, [first, second], false, AFTERWARDS);
    expect(player.rows.all('notifications')).toEqual([
      { ...first, read: true, deletedAt: null },
      { ...second, deletedAt: null },
      { ...other, read: true },
    ]);
  });

  it('deletes and brings back once, whoever says it twice', () => {
    const player = new TestPlayer();
    const told = [toldAt(player, TAPPED)];
    set(player, told, true, TAPPED);
    set(player, told, true, AFTERWARDS);
    expect(player.rows.all('notifications')).toMatchObject([{ deletedAt: TAPPED }]);
    set(player, told, false);
    const back = player.rows.all('notifications');
    expect(set(player, told, false)).toBeUndefined();
    expect(player.rows.all('notifications')).toEqual(back);
  });

  it('brings back what is there; of what is gone altogether it says so', () => {
    const player = new TestPlayer();
    const told = [toldAt(player, TAPPED), toldAt(player, TAPPED)];
    const [first, second] = told;
    if (!first || !second) throw new Error('two were told');
    set(player, told, true);
    player.run('notification.delete', { notificationId: first.id }, DAY);
    expect(set(player, told, false)).toBeUndefined();
    expect(player.rows.all('notifications')).toEqual([{ ...second, deletedAt: null }]);
    expect(set(player, [first], true)).toBeUndefined();
    expect(set(player, [first], false)).toBe('notification_not_found');
    expect(player.rows.all('notifications')).toHaveLength(1);
  });
});

describe('what was seen of stories and of rivals', () => {
  it.each([
    ['story.markSeen', 'storiesSeenAt'],
    ['rival.markNotified', 'rivalsSeenAt'],
  ] as const)('%s goes on, and never back to what was seen before', (name, field) => {
    const player = new TestPlayer();
    const seen = () => player.rows.all('userSettings')[0]?.[field];
    const see = (at: string) => player.run(name, {}, DAY, { at });
    see(TAPPED);
    expect(seen()).toBe(TAPPED);
    see(AFTERWARDS);
    expect(seen()).toBe(AFTERWARDS);
    see(TAPPED);
    expect(seen()).toBe(AFTERWARDS);
  });

  it.each([
    ['story.markSeen@2', 'storiesSeenAt'],
    ['rival.markNotified@2', 'rivalsSeenAt'],
  ] as const)('%s goes as far as what was shown, whenever that is said, and never back', (name, field) => {
    const player = new TestPlayer();
    const see = (upTo: string) => {
      player.run(name, { upTo }, DAY, { at: AFTERWARDS });
      return player.rows.all('userSettings')[0]?.[field];
    };
    const earlier = `${DAY}T11:00:00.000Z`;
    expect([see(earlier), see(TAPPED), see(earlier)]).toEqual([earlier, TAPPED, TAPPED]);
  });
});

describe('badge.markViewed', () => {
  it('sees what was earned at the time, keeps when it was seen first, and leaves what came later', () => {
    const player = new TestPlayer();
    player.start(DAY);
    const [first] = player.tasksOf(DAY);
    if (!first) throw new Error('a program deals tasks');
    const earn = (at: string) => player.setCompleted(first, true, DAY, { at });
    earn(TAPPED);
    const seenAt = () =>
      Object.fromEntries(player.rows.all('userBadges').map(({ badgeId, viewedAt }) => [badgeId, viewedAt]));
    const view = (at: string) => player.run('badge.markViewed', {}, DAY, { at });

    view(`${DAY}T11:59:59.999Z`);
    expect(seenAt()).toMatchObject({ 'tasks-1': null });
    view(TAPPED);
    expect(seenAt()).toMatchObject({ 'tasks-1': TAPPED });
    view(AFTERWARDS);
    expect(seenAt()).toMatchObject({ 'tasks-1': TAPPED });
    // What is owned is not given anew by what is done later.
    const [, second] = player.tasksOf(DAY);
    if (second) player.setCompleted(second, true, DAY, { at: AFTERWARDS });
    expect(seenAt()).toMatchObject({ 'tasks-1': TAPPED });
  });

  it('@2 sees those that it names, whenever they were earned, and none that the phone has not heard of', () => {
    const player = new TestPlayer();
    const earn = (badgeId: string, earnedAt: string): UserBadge => {
      const id = userBadgeIdOf(player.userId, badgeId);
      const earned = { id, userId: player.userId, badgeId, earnedAt, earnedDay: DAY, viewedAt: null };
      player.rows.load('userBadges', [earned]);
      return earned;
    };
    const [shown, elsewhere] = [earn('tasks-25', AFTERWARDS), earn('tasks-1', TAPPED)];
    const view = (at: string) =>
      player.run('badge.markViewed@2', { userBadgeIds: [shown.id, newId<UserBadgeId>()] }, DAY, { at });
    expect([view(TAPPED), view(AFTERWARDS)]).toEqual([undefined, undefined]);
    expect(player.rows.get('userBadges', shown.id)).toEqual({ ...shown, viewedAt: TAPPED });
    expect(player.rows.get('userBadges', elsewhere.id)).toBe(elsewhere);
  });
});
