import { describe, expect, it } from 'vitest';
import type { Notification } from '../entities/notifications/notification.ts';
import { notificationId } from '../ids.ts';
import { newId } from '../new-id.ts';
import { TestPlayer } from './testing.ts';

const DAY = '2026-11-02';
const TAPPED = `${DAY}T12:00:00.000Z`;
const AFTERWARDS = `${DAY}T12:00:00.001Z`;

function toldAt(player: TestPlayer, createdAt: string): Notification {
  const told: Notification = {
    id: notificationId.parse(newId()),
    userId: player.userId,
    type: 'achievement',
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

  it('reads those that it names, whenever they came, and no others', () => {
    const player = new TestPlayer();
    const [meant, other] = [toldAt(player, AFTERWARDS), toldAt(player, TAPPED)];
    const args = { notificationIds: [meant.id, notificationId.parse(newId())] };
    player.run('notification.markRead', args, DAY, { at: TAPPED });
    expect(player.rows.get('notifications', meant.id)?.read).toBe(true);
    expect(player.rows.get('notifications', other.id)).toBe(other);
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
});
