import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badge as badgeSchema } from '../../entities/progress/badge.ts';
import type { PlayerStats } from '../../entities/progress/player-stats.ts';
import { newId } from '../../new-id.ts';
import { BADGE_CATEGORIES, BADGE_TIERS } from './badge-terms.ts';
import { badgeById, badgeProgress, BADGES, isEarned } from './badges.ts';
import { freshStats } from '../fresh-rows.ts';
import { CATEGORIES } from '../training/program-terms.ts';

const some = fc.integer({ min: 0, max: 60_000 });
const numbers = Object.entries(freshStats(newId())).flatMap(([key, value]) => (value === 0 ? [key] : []));

/** Any stats that a player could have. */
const anyStats: fc.Arbitrary<PlayerStats> = fc
  .tuple(
    fc.record(Object.fromEntries(numbers.map((key) => [key, some]))),
    fc.record(Object.fromEntries(CATEGORIES.map((name) => [name, some]))),
  )
  .map(
    ([counts, tasksByCategory]) => ({ ...freshStats(newId()), ...counts, tasksByCategory }) as PlayerStats,
  );

describe('the badges', () => {
  it('are 36 or more, over all kinds and metals, each its own', () => {
    expect(BADGES.length).toBeGreaterThanOrEqual(36);
    expect(new Set(BADGES.map(({ category }) => category))).toEqual(new Set(BADGE_CATEGORIES));
    expect(new Set(BADGES.map(({ tier }) => tier))).toEqual(new Set(BADGE_TIERS));
    for (const field of ['id', 'name', 'description'] as const)
      expect(new Set(BADGES.map((badge) => badge[field])).size).toBe(BADGES.length);
    for (const badge of BADGES) expect(badgeSchema.parse(badge)).toMatchObject({ id: badge.id });
  });

  it.each(BADGES)('$id says what it takes', ({ description, target }) => {
    const words: Record<number, RegExp> = { 1: /first|\ba\b|all|your own/i, 2: /two/, 4: /four/, 6: /six/ };
    const asNumber = new RegExp(`\\b${target.toLocaleString('en')}\\b`);
    expect(asNumber.test(description) || (words[target]?.test(description) ?? false)).toBe(true);
  });

  it('are none of a new player’s, and each can be earned', () => {
    const stats = freshStats(newId());
    for (const badge of BADGES) {
      expect(isEarned(badge, stats)).toBe(false);
      expect(badgeProgress(badge, stats)).toBe(0);
      const each = (names: readonly string[]) =>
        Object.fromEntries(names.map((name) => [name, badge.target]));
      const full = { ...stats, ...each(numbers), tasksByCategory: each(CATEGORIES) } as PlayerStats;
      expect(isEarned(badge, full), badge.id).toBe(true);
    }
  });

  it('are told in the nearest whole percent: two of three is 67', () => {
    const badge = badgeById('starts-3');
    if (!badge) throw new Error('no such badge');
    const at = (regimensStarted: number) => badgeProgress(badge, { ...freshStats(newId()), regimensStarted });
    expect([0, 1, 2, 3].map(at)).toEqual([0, 33, 67, 100]);
  });

  it('are at a hundred percent when they are earned, and not before', () => {
    fc.assert(
      fc.property(anyStats, (stats) => {
        for (const badge of BADGES) {
          const progress = badgeProgress(badge, stats);
          expect(progress).toBeGreaterThanOrEqual(0);
          expect(progress).toBeLessThanOrEqual(100);
          expect(progress === 100).toBe(isEarned(badge, stats));
        }
      }),
    );
  });

  it('are not full one step before', () => {
    for (const badge of BADGES.filter(({ id, target }) => target > 1 && !id.startsWith('all-round'))) {
      const short = badge.target - 1;
      const stats: PlayerStats = {
        ...freshStats(newId()),
        ...Object.fromEntries(numbers.map((key) => [key, short])),
      };
      for (const name of CATEGORIES) stats.tasksByCategory[name] = short;
      expect(badgeProgress(badge, stats), badge.id).toBeLessThan(100);
    }
  });

  it('of one series come in the order of what they take', () => {
    const series = Map.groupBy(BADGES, ({ id }) => id.slice(0, id.lastIndexOf('-')));
    for (const steps of series.values()) {
      const targets = steps.map(({ target }) => target);
      expect(targets).toEqual(targets.toSorted((a, b) => a - b));
      const metals = steps.map(({ tier }) => BADGE_TIERS.indexOf(tier));
      expect(metals).toEqual(metals.toSorted());
    }
  });

  it('are worth more points the nobler their metal', () => {
    const points = { bronze: 10, silver: 25, gold: 50, platinum: 100 };
    for (const badge of BADGES) expect(badge.points, badge.id).toBe(points[badge.tier]);
  });

  it('for streaks go by the best one, which may be over', () => {
    const warrior = badgeById('streak-7');
    const stats = { ...freshStats(newId()), streak: 1, bestStreak: 7 };
    expect(warrior && isEarned(warrior, stats)).toBe(true);
    expect(warrior && isEarned(warrior, { ...stats, streak: 7, bestStreak: 6 })).toBe(false);
  });

  it('for a long way wait for a season’s break on it', () => {
    const long = badgeById('days-250');
    if (!long) throw new Error('no such badge');
    const stats = { ...freshStats(newId()), trainedDays: 400 };
    expect([isEarned(long, stats), badgeProgress(long, stats)]).toEqual([false, 99]);
    expect(isEarned(long, { ...stats, seasonBreaks: 1 })).toBe(true);
    expect(isEarned(long, { ...stats, trainedDays: 249, seasonBreaks: 1 })).toBe(false);
  });

  it('praise nobody for training without a day off', () => {
    const words = BADGES.map(({ name, description }) => `${name} ${description}`).join('. ');
    expect(words).not.toMatch(
      /every (?:single )?day|day after day|daily|year-round|without a (?:day|break)/i,
    );
    expect(BADGES.filter(({ id }) => /^(?:rest-weeks|season-breaks)-/.test(id))).not.toHaveLength(0);
  });

  it('are found by their ids', () => {
    for (const badge of BADGES) expect(badgeById(badge.id)).toBe(badge);
    expect(badgeById('no-such')).toBeUndefined();
  });
});
