import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Task } from '../../entities/tasks/task.ts';
import { kindOf } from '../../rules/training/season/season.ts';
import { NO_SEASON } from '../../rules/training/season/season-days.ts';
import { addDays } from '../../rules/training-day.ts';
import type { Plan } from '../../rules/training/plan.ts';
import { DAY_KINDS } from '../../rules/training/program-terms.ts';
import { dealToday } from '../tasks/deal-today.ts';
import { aDrill, aPlan, TestPlayer } from '../testing.ts';

/** A Monday. */
const DAY = '2026-11-02';
const TUESDAY = addDays(DAY, 1);
const FRIDAY = addDays(DAY, 4);
const SATURDAY = addDays(DAY, 5);

/** A plan of jumps, with calm drills to stand in for them. */
function jumpPlan(): Plan {
  const plan = aPlan();
  const main = plan.main.map((drill) => ({ ...drill, load: { jumps: 5, landings: 5, swings: 0 } }));
  const finishers = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => aDrill(`calm ${name}`));
  return { ...plan, main, finishers, swaps: ['a', 'b', 'c', 'd'].map((name) => aDrill(`swap ${name}`)) };
}

function aPlayer() {
  const player = new TestPlayer();
  player.start(DAY, jumpPlan());
  const deal = (day: string) => {
    dealToday(player.rows, { day, tz: 'UTC', planOf: (id) => player.plans.get(id) });
    player.rows.commit();
    return player.tasksOf(day);
  };
  const season = () => player.rows.all('userSettings')[0]?.season;
  return { player, deal, season };
}

const jumpsOf = (tasks: readonly Task[]) => tasks.reduce((sum, { load }) => sum + (load?.jumps ?? 0), 0);
const IN_SEASON = { phase: 'season' as const, practices: [1], matches: [5] };

describe('a season', () => {
  it('S3.8 keeps what another device has said of something else', () => {
    const { player, season } = aPlayer();
    player.run('season.set', IN_SEASON, DAY);
    // Two that were away: one says when there is practice, the other that the season is over.
    player.run('season.set', { practices: [4, 2, 2] }, DAY);
    player.run('season.set', { phase: 'offseason' }, DAY);
    expect(season()).toMatchObject({ phase: 'offseason', practices: [2, 4], matches: [5] });
    player.run('season.set', { phase: null }, DAY);
    player.run('season.set', { matches: [] }, DAY);
    expect(season()).toMatchObject({ phase: null, practices: [2, 4], matches: [] });
  });

  it('leaves what is dealt, and asks for less from the next deal on', () => {
    const { player, deal } = aPlayer();
    const before = player.tasksOf(DAY);
    expect(jumpsOf(before)).toBe(20);
    expect(player.run('season.setDay', { day: DAY, kind: 'match' }, DAY)).toBeUndefined();
    expect(player.tasksOf(DAY)).toEqual(before);
    // Whoever wants it at once asks for other tasks.
    player.run('tasks.refresh', {}, DAY);
    expect(jumpsOf(player.tasksOf(DAY))).toBe(0);
    player.run('season.set', IN_SEASON, DAY);
    const main = (day: string) => deal(day).filter(({ place }) => place !== null);
    // Practice; nothing; the day before the match; the match.
    expect([main(TUESDAY), main(addDays(DAY, 2)), main(FRIDAY)].map(jumpsOf)).toEqual([0, 15, 0]);
    expect(main(TUESDAY)).toHaveLength(3);
    expect(main(SATURDAY)).toEqual([]);
    expect(deal(SATURDAY)).toHaveLength(6);
  });

  it('comes to the same on a server that has not dealt the day yet', () => {
    const { player: phone } = aPlayer();
    const server = new TestPlayer();
    const context = { userId: phone.userId, planOf: (id: Plan['regimenId']) => phone.plans.get(id) };
    dealToday(phone.rows, { day: TUESDAY, tz: 'UTC', ...context });
    server.rows.load('userRegimens', phone.rows.all('userRegimens'));
    const say = (player: TestPlayer) => {
      player.run('season.set', { ...IN_SEASON, practices: [0, 1, 2, 3] }, TUESDAY, context);
      player.run('season.setDay', { day: TUESDAY, kind: 'match' }, TUESDAY, context);
    };
    say(phone);
    const [, task] = phone.tasksOf(TUESDAY);
    if (!task) throw new Error('six were dealt');
    phone.setCompleted(task, true, TUESDAY, context);
    say(server);
    expect(server.setCompleted(task, true, TUESDAY, context)).toBeUndefined();
    const told = (player: TestPlayer) =>
      player.tasksOf(TUESDAY).map(({ id, name, isCompleted }) => ({ id, name, isCompleted }));
    expect(told(server)).toEqual(told(phone));
    for (const player of [phone, server]) player.run('tasks.refresh', {}, TUESDAY, context);
    expect(told(server)).toEqual(told(phone));
  });

  it('goes by its weekdays, but for what a single day says', () => {
    const { player, season } = aPlayer();
    player.run('season.set', { phase: 'season', practices: [3, 1, 1], matches: [5] }, DAY);
    player.run('season.setDay', { day: SATURDAY, kind: 'free' }, DAY);
    player.run('season.setDay', { day: DAY, kind: 'match' }, DAY);
    expect(season()).toMatchObject({ practices: [1, 3], matches: [5] });
    const week = (phase: 'preseason' | 'season' | 'offseason' | null) =>
      [0, 1, 2, 3, 4, 5, 6, 12].map((days) => {
        const said = season();
        return said && kindOf({ ...said, phase }, addDays(DAY, days));
      });
    const [m, p, f] = DAY_KINDS;
    expect(week('season')).toEqual([m, p, f, p, f, f, f, m]);
    expect(week('preseason')).toEqual([m, p, f, p, f, f, f, f]);
    expect(week('offseason')).toEqual([m, f, f, f, f, f, f, f]);
    expect(week(null)).toEqual(week('offseason'));
  });

  it('forgets today and the days to come with the season, and keeps what was', () => {
    const { player, season, deal } = aPlayer();
    const said = () => season() ?? NO_SEASON;
    player.run('season.set', IN_SEASON, DAY);
    for (const day of [DAY, TUESDAY, FRIDAY]) player.run('season.setDay', { day, kind: 'match' }, DAY);
    player.run('season.set', { ...IN_SEASON, phase: 'offseason' }, TUESDAY);
    expect(kindOf(said(), FRIDAY)).toBe('match');
    player.run('season.set', { ...IN_SEASON, phase: null }, TUESDAY);
    expect([DAY, TUESDAY, FRIDAY, SATURDAY].map((day) => kindOf(said(), day))).toEqual([
      'match',
      'free',
      'free',
      'free',
    ]);
    expect(jumpsOf(deal(FRIDAY))).toBe(20);
  });

  it('keeps no more single days than a screen shows, whatever is said', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -400, max: 400 }), { maxLength: 200 }), (ahead) => {
        const { player, season } = aPlayer();
        for (const days of ahead)
          expect(
            player.run('season.setDay', { day: addDays(DAY, days), kind: 'match' }, DAY),
          ).toBeUndefined();
        const kept = Object.keys((season() ?? NO_SEASON).days);
        expect(kept).toEqual(
          [...new Set(ahead)]
            .filter((days) => days >= -15 && days <= 60)
            .sort((a, b) => a - b)
            .map((days) => addDays(DAY, days)),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('lets no program wait for a day that never comes', () => {
    const { player, deal } = aPlayer();
    player.run('season.set', { phase: 'season', practices: [0, 1, 2, 3, 4, 5, 6], matches: [] }, DAY);
    let days = 1;
    for (; days < 60 && player.rows.all('userRegimens')[0]?.isActive; days++) {
      const day = addDays(DAY, days);
      const dealt = deal(day);
      expect(jumpsOf(dealt)).toBe(0);
      for (const task of dealt) player.setCompleted(task, true, day);
    }
    expect(days).toBeLessThan(40);
  });
});
