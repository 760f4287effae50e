import { describe, expect, it } from 'vitest';
import {
  CUSTOM_WEEKS,
  customRegimen,
  structureWeek,
  type LineDrill,
} from '../../entities/training/regimen.ts';
import { dealToday } from '../../mutations/tasks/deal-today.ts';
import { TestPlayer } from '../../mutations/testing.ts';
import { newId } from '../../new-id.ts';
import { PLAIN_CALM, PLAIN_WARM_UPS } from '../tasks/plain-tasks.ts';
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
  const custom = (dailyTasks: string[]) =>
    customRegimen.parse({
      id: newId(),
      userId: newId(),
      name: 'Mine',
      description: '',
      category: 'serving',
      difficulty: 'intermediate',
      totalWeeks: 2,
      dailyDuration: 45,
      weeks: [1, 2].map((week) => ({ week, theme: `Theme ${week}`, dailyTasks })),
      createdAt: '2026-11-02T12:00:00.000Z',
    });

  it('has four main tasks on each of five days, those that are fewer in rounds', () => {
    const plan = planOfCustom(custom(['Float', 'Target', 'Toss']));
    expect(plan).toMatchObject({ name: 'Mine', category: 'serving', totalWeeks: 2, basePoints: 25 });
    expect(plan.main).toHaveLength(40);
    const first = plan.main.slice(20, 24);
    expect(first.map(({ name }) => name)).toEqual(['Float', 'Target', 'Toss', 'Float (round 2)']);
    expect(first[0]).toMatchObject({ drillId: null, description: 'Theme 2', minutes: 8 });
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
    expect(second).toMatchObject({ dose: null, minutes: 8, load: NO_LOAD, parts: [], needs: [] });

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
});
