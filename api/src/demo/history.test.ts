import { expect, it } from 'vitest';
import { regimenId } from 'sync-protocol/ids';
import { aPlan } from 'sync-protocol/mutations/testing';
import type { Plan } from 'sync-protocol/rules/training/plan';
import { diceOf } from './dice.ts';
import { trainedWeeks } from './history.ts';
import { demoId, demoPeople } from './people.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const plans: Plan[] = ['serving', 'passing', 'setting', 'hitting', 'blocking', 'conditioning'].map(
  (category) => ({
    ...aPlan(regimenId.parse(demoId('test', category)), 10),
    name: `All about ${category}`,
    category: category as Plan['category'],
  }),
);

function world() {
  const dice = diceOf(7);
  return demoPeople(dice, 2026).map((person) => ({
    person,
    rows: trainedWeeks({ person, plans, until: NOW, zone: 'UTC', dice }),
  }));
}

it('is the same world every time', () => {
  const tell = ({ person, rows }: ReturnType<typeof world>[number]) => [
    person,
    rows.all('playerStats'),
    rows.all('tasks').length,
  ];
  expect(world().map(tell)).toEqual(world().map(tell));
});

it('has players of all kinds: names of their own, streaks, gaps, badges', () => {
  const all = world();
  expect(new Set(all.map(({ person }) => person.displayName.toLowerCase())).size).toBe(all.length);
  const stats = all.map(({ rows }) => rows.all('playerStats')[0]);
  expect(stats[0]?.bestStreak).toBeGreaterThan(14);
  expect(stats.some((one) => one && one.streak < 3)).toBe(true);
  expect(stats.every((one) => one && one.totalPoints > 0)).toBe(true);
  expect(all.some(({ rows }) => rows.all('dayTotals').some(({ day }) => day === '2026-11-21'))).toBe(true);
  expect(all.every(({ rows }) => rows.all('userBadges').length > 0)).toBe(true);
  const given = new Set(all.flatMap(({ rows }) => rows.all('userBadges').map(({ badgeId }) => badgeId)));
  expect(given).toContain('rest-weeks-1');
});
