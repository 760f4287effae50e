import { describe, expect, it } from 'vitest';
import { streakPauseId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { addDays } from '../../rules/training-day.ts';
import { TestPlayer } from '../testing.ts';

const DAY = '2026-11-02';

function trained(...days: number[]) {
  const player = new TestPlayer();
  player.start(DAY);
  const train = (count: number) => {
    const day = addDays(DAY, count);
    player.run('tasks.refresh', {}, day);
    const [task] = player.tasksOf(day);
    if (!task) throw new Error('no task');
    player.setCompleted(task, true);
  };
  const pause = (count: number, length: number) =>
    player.run(
      'streak.pause',
      { streakPauseId: streakPauseId.parse(newId()), days: length },
      addDays(DAY, count),
    );
  days.forEach(train);
  return { player, train, pause, streak: () => player.rows.all('playerStats')[0]?.streak };
}

describe('streak.pause', () => {
  it('lets the streak stand over the paused days, which add nothing', () => {
    const { train, pause, streak } = trained(0, 1);
    expect(pause(2, 14)).toBeUndefined();
    train(16);
    expect(streak()).toBe(3);
  });

  it('S3.6 begins on no day before the account, where that is known; late ones may come', () => {
    const { player } = trained(0);
    const pauseOn = (count: number) =>
      player.run(
        'streak.pause',
        { streakPauseId: streakPauseId.parse(newId()), days: 1 },
        addDays(DAY, count),
        { playerSince: `${DAY}T18:00:00.000Z` },
      );
    expect([pauseOn(-1), pauseOn(0)]).toEqual(['before_account', undefined]);
  });

  it('lasts ninety days at most', () => {
    const { pause } = trained(0);
    expect(() => pause(1, 91)).toThrow('days');
    expect(() => pause(1, 0)).toThrow('days');
    expect(pause(1, 90)).toBeUndefined();
  });

  it('does not cover days beyond it', () => {
    const { train, pause, streak } = trained(0, 1);
    pause(2, 3);
    train(8);
    expect(streak()).toBe(1);
  });

  it('may come after the days that follow it are known', () => {
    const { train, pause, streak } = trained(0, 1);
    train(5);
    expect(streak()).toBe(1);
    pause(2, 3);
    expect(streak()).toBe(3);
  });

  it('is possible twice in ninety days', () => {
    const { pause } = trained(0);
    expect([pause(1, 2), pause(1, 2), pause(10, 14), pause(40, 1), pause(100, 1)]).toEqual([
      undefined,
      'already_paused',
      undefined,
      'pause_limit',
      undefined,
    ]);
  });

  it('never lies over another one, whichever is told of first', () => {
    const { player, pause } = trained(0);
    expect(pause(8, 3)).toBeUndefined();
    expect([pause(5, 14), pause(5, 4), pause(10, 1)]).toEqual(Array(3).fill('already_paused'));
    expect([pause(5, 3)]).toEqual([undefined]);
    expect(player.rows.all('streakPauses')).toHaveLength(2);
  });

  it('that is told of twice stands once, and is no mistake', () => {
    const { player } = trained(0);
    const pauseId = streakPauseId.parse(newId());
    const twice = () => player.run('streak.pause', { streakPauseId: pauseId, days: 3 }, addDays(DAY, 1));
    expect([twice(), twice()]).toEqual([undefined, undefined]);
    expect(player.rows.all('streakPauses')).toHaveLength(1);
  });

  it('that began today is as if it had never been once it is ended', () => {
    const { player, pause } = trained(0);
    pause(2, 5);
    player.run('streak.resume', {}, addDays(DAY, 2));
    expect(player.rows.all('streakPauses')).toEqual([]);
    expect(pause(2, 5)).toBeUndefined();
  });

  it('can be ended early', () => {
    const { player, train, pause, streak } = trained(0, 1);
    pause(2, 14);
    player.run('streak.resume', {}, addDays(DAY, 4));
    expect(player.rows.all('streakPauses')).toMatchObject([
      { from: addDays(DAY, 2), until: addDays(DAY, 3) },
    ]);
    train(7);
    expect(streak()).toBe(1);
  });
});
