import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CUSTOM_MINUTES,
  CUSTOM_WEEKS,
  MAX_DAILY_TASKS,
  customRegimen,
  structureWeek,
  type LineDrill,
} from '../../entities/training/regimen.ts';
import { dealToday } from '../../mutations/tasks/deal-today.ts';
import { TestPlayer } from '../../mutations/testing.ts';
import { newId } from '../../new-id.ts';
import { easedPlan } from '../tasks/dealing/comeback.ts';
import { PLAIN_CALM, PLAIN_WARM_UPS } from '../tasks/plain-tasks.ts';
import { DRILL_FACTS } from '../technique/drill-facts.ts';
import { addDays } from '../training-day.ts';
import { planOfCustom } from './custom-plan.ts';
import { defaultWeeks } from './default-weeks.ts';
import { NO_LOAD, sumLoads } from './load.ts';
import { CATEGORIES } from './program-terms.ts';

const THEMES = [
  'Foundation Building',
  'Skill Development',
  'Consistency Training',
  'Performance Optimization',
];

describe.each(CATEGORIES)('the weeks that a program of %s begins with', (category) => {
  it('are as many as were chosen, each complete, in the order of the four themes', () => {
    for (let total: number = CUSTOM_WEEKS.min; total <= CUSTOM_WEEKS.max; total++) {
      const weeks = defaultWeeks(category, total);
      expect(weeks.map(({ week }) => week)).toEqual(Array.from({ length: total }, (_, index) => index + 1));
      for (const week of weeks) expect(structureWeek.parse(week).dailyTasks).toHaveLength(3);
      const stages = weeks.map(({ theme }) => THEMES.indexOf(theme));
      expect(stages).toEqual(stages.toSorted());
      expect(stages[0]).toBe(0);
      if (total >= THEMES.length) expect(new Set(stages).size).toBe(THEMES.length);
    }
  });
});

describe('the plan of an own program', () => {
  const custom = (dailyTasks: string[], dailyDuration = 45) =>
    customRegimen.parse({
      id: newId(),
      userId: newId(),
      name: 'Mine',
      description: '',
      category: 'serving',
      difficulty: 'intermediate',
      totalWeeks: 2,
      dailyDuration,
      weeks: [1, 2].map((week) => ({ week, theme: `Theme ${week}`, dailyTasks })),
      createdAt: '2026-11-02T12:00:00.000Z',
    });

  it('has four main tasks on each of five days, those that are fewer in rounds', () => {
    const plan = planOfCustom(custom(['Float', 'Target', 'Toss']));
    expect(plan).toMatchObject({ name: 'Mine', category: 'serving', totalWeeks: 2, basePoints: 25 });
    expect(plan.main).toHaveLength(40);
    const first = plan.main.slice(20, 24);
    expect(first.map(({ name }) => name)).toEqual(['Float', 'Target', 'Toss', 'Float (round 2)']);
    expect(first[0]).toMatchObject({ drillId: null, description: 'Theme 2', minutes: 9 });
    expect(first.map(({ minutes }) => minutes)).toEqual([9, 9, 8, 8]);
  });

  it('takes six different tasks in turn', () => {
    const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    const { main } = planOfCustom(custom(six));
    expect(main.slice(0, 6).map(({ name }) => name)).toEqual(six);
    expect(main.slice(0, 20).map(({ name }) => name)).not.toContain('One (round 2)');
  });

  it('counts a line that is a drill of ours as what it is, whatever else the player writes', () => {
    const load = { jumps: 12, landings: 12, swings: 0 };
    const jump: LineDrill = {
      line: 'Jump and reach (Height)',
      dose: { sets: 4, reps: 3 },
      minutes: 6,
      load,
      parts: ['knee'],
      needs: ['wall'],
    };
    const regimen = { ...custom([jump.line, 'Float', 'Toss']), drills: [jump] };
    const [first, second, , again] = planOfCustom(regimen).main;
    expect(first).toMatchObject({ name: jump.line, dose: jump.dose, minutes: 6, load, needs: ['wall'] });
    expect(again).toMatchObject({ name: `${jump.line} (round 2)`, load });
    // What is left of the day’s 34 minutes of main work is shared by the other two.
    expect(second).toMatchObject({ dose: null, minutes: 11, load: NO_LOAD, parts: [], needs: [] });

    const player = new TestPlayer();
    player.start('2026-11-02', planOfCustom(regimen));
    const jumpsOn = Array.from({ length: 7 }, (_, ago) => {
      const day = addDays('2026-11-02', ago);
      dealToday(player.rows, { day, tz: 'UTC', planOf: (id) => player.plans.get(id) });
      for (const task of player.tasksOf(day)) player.setCompleted(task, true);
      return sumLoads(player.tasksOf(day).map((task) => task.load)).jumps;
    });
    expect(Math.max(...jumpsOn)).toBe(12);
    expect(jumpsOn.some((jumps, index) => jumps > 0 && (jumpsOn[index + 1] ?? 0) > 0)).toBe(false);
  });

  it('deals a line that is a drill of ours as that drill, in each of its rounds', () => {
    const id = 'setting/window-hands';
    const facts = DRILL_FACTS[id];
    if (!facts) throw new Error(id);
    const lines = [1, 2, 3].map((one) => ({ line: `Ours (${one})`, id, ...facts }));
    const regimen = { ...custom(lines.map(({ line }) => line)), drills: lines };
    const player = new TestPlayer();
    player.start('2026-11-02', planOfCustom(regimen));
    const dealt = player.tasksOf('2026-11-02').slice(1, 5);
    expect(dealt.map(({ name }) => name)).toEqual(['Ours (1)', 'Ours (2)', 'Ours (3)', 'Ours (1) (round 2)']);
    expect(dealt.map(({ drillId }) => drillId)).toEqual([id, id, id, id]);
    // Of before there is no id.
    const { main } = planOfCustom({ ...regimen, drills: lines.map(({ line }) => ({ line, ...facts })) });
    expect(main.map(({ drillId }) => drillId)).toEqual(main.map(() => null));
  });

  // Of holds nothing tells how long their rests are.
  const ofSets = Object.entries(DRILL_FACTS).filter(([, { dose }]) => !('seconds' in dose));
  it.each(ofSets)('knows how long less of %s takes, after a pause', (_, facts) => {
    const drill = { line: 'Ours', ...facts };
    const plan = planOfCustom({ ...custom([drill.line]), drills: [drill] });
    const [half] = easedPlan(plan, 0.5).main;
    expect(half?.minutes).toBeGreaterThanOrEqual(Math.floor(facts.minutes / 2));
  });

  it('is left out where much hurts at once: nobody but its player knows what a line asks', () => {
    const player = new TestPlayer();
    player.start('2026-11-02', planOfCustom(custom(['Depth jumps', 'Jump serves', 'Box jumps'])));
    const lines = () => player.tasksOf('2026-11-02').filter(({ name }) => /[Jj]ump/.test(name));
    player.run('day.setSore', { sore: ['knee'] }, '2026-11-02');
    expect(lines()).toHaveLength(4);
    player.run('day.setSore', { sore: ['knee', 'ankle', 'back'] }, '2026-11-02');
    expect(lines()).toEqual([]);
    expect(player.tasksOf('2026-11-02')).toHaveLength(6);
    player.run('day.setSore', { sore: [] }, '2026-11-02');
    expect(lines()).toHaveLength(4);
  });

  it('begins each day with a warm-up and ends it calmly, which its player need not think of', () => {
    const player = new TestPlayer();
    const regimen = custom(['Float', 'Target', 'Toss']);
    const namesOf = (tasks: readonly { name: string }[]) => tasks.map(({ name }) => name);
    player.start('2026-11-02', planOfCustom(regimen));
    for (let ago = 0; ago < 7; ago++) {
      const day = addDays('2026-11-02', ago);
      dealToday(player.rows, { day, tz: 'UTC', planOf: (id) => player.plans.get(id) });
      const [warmUp, ...others] = namesOf(player.tasksOf(day));
      expect(namesOf(PLAIN_WARM_UPS)).toContain(warmUp);
      expect(others.slice(0, 4).join()).toMatch(/Float|Target|Toss/);
      expect(namesOf(PLAIN_CALM)).toContain(others.at(-1));
    }
  });

  const minutesIn = (tasks: readonly { estimatedMinutes: number }[]) =>
    tasks.map(({ estimatedMinutes }) => estimatedMinutes);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const LINES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

  it('lasts the minutes a day that it says, however many lines it has and whatever is done of them', () => {
    const asked = fc.record({
      minutes: fc.integer(CUSTOM_MINUTES),
      lines: fc.integer({ min: 1, max: MAX_DAILY_TASKS }),
      // Fewer days than a recovery session comes after.
      days: fc.array(fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), { minLength: 1, maxLength: 6 }),
    });
    fc.assert(
      fc.property(asked, ({ minutes, lines, days }) => {
        const one = new TestPlayer();
        one.start('2026-11-02', planOfCustom(custom(LINES.slice(0, lines), minutes)));
        for (const [ago, done] of days.entries()) {
          const day = addDays('2026-11-02', ago);
          one.deal(day);
          const tasks = one.tasksOf(day);
          const [warmUp = 0, ...others] = minutesIn(tasks);
          expect(tasks).toHaveLength(6);
          expect(Math.abs(warmUp + sum(others) - minutes)).toBeLessThanOrEqual(ago === 0 ? 0 : 2);
          expect(warmUp).toBeGreaterThanOrEqual(5);
          expect(warmUp).toBeLessThanOrEqual(8);
          expect(Math.min(...others)).toBeGreaterThanOrEqual(2);
          for (const { dose, estimatedMinutes } of tasks)
            if (dose) expect(dose).toEqual({ minutes: estimatedMinutes });
          for (const [slot, task] of tasks.entries()) if (done[slot]) one.setCompleted(task, true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('has a recovery session that is not longer than its days', () => {
    for (let minutes: number = CUSTOM_MINUTES.min; minutes <= CUSTOM_MINUTES.max; minutes += 9) {
      const player = new TestPlayer();
      player.start('2026-11-02', planOfCustom(custom(LINES, minutes)));
      for (let ago = 0; ago < 7; ago++) {
        const day = addDays('2026-11-02', ago);
        player.deal(day);
        for (const task of player.tasksOf(day)) player.setCompleted(task, true);
      }
      const recovery = player.tasksOf('2026-11-08');
      expect(recovery.map(({ name }) => name).filter((name) => LINES.includes(name))).toEqual([]);
      expect(sum(minutesIn(recovery))).toBeLessThanOrEqual(minutes + 2);
    }
  });

  it('leaves a day as it is that was dealt when lines had other minutes', () => {
    const player = new TestPlayer();
    const plan = planOfCustom(custom(LINES.slice(0, 3), 15));
    const before = { ...plan, main: plan.main.map((one) => ({ ...one, minutes: 3 })) };
    const { warmUpMinutes: _, ...earlier } = { ...before, finishers: [] };
    player.start('2026-11-02', earlier);
    const dealt = player.tasksOf('2026-11-02');
    expect(minutesIn(dealt)).toEqual([5, 3, 3, 3, 3, 5]);
    player.plans.set(plan.regimenId, plan);
    player.deal('2026-11-02');
    expect(player.tasksOf('2026-11-02')).toEqual(dealt);
    player.run('day.setSore', { sore: ['finger'] }, '2026-11-02');
    for (const task of player.tasksOf('2026-11-02').slice(1, 5)) expect(dealt).toContainEqual(task);
    // Phone and server mean the same task, of whichever version they are.
    const anew = player.dealOf('2026-11-02').add;
    const known = ({ id, name }: { id: string; name: string }) => ({ id, name });
    expect(anew.map(known)).toEqual(dealt.map(known));
    expect(sum(minutesIn(anew))).toBe(15);
  });
});
