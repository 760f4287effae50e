/// <reference types="node" />
import type { Task } from 'sync-protocol/entities/tasks/task';
import { BODY_PARTS, EQUIPMENT } from 'sync-protocol/rules/training/program-terms';
import {
  BEFORE_MATCH,
  IN_SEASON,
  MANY_SWINGS,
  MAX_A_DAY,
  MAX_JUMP_DAYS,
  MAX_SWINGS_A_WEEK,
} from 'sync-protocol/rules/tasks/day-room';
import type { Conditions } from 'sync-protocol/rules/tasks/conditions';
import { canDoWith } from 'sync-protocol/rules/tasks/task-equipment';
import { fitsInto, sumLoads } from 'sync-protocol/rules/training/load';
import { seasonOn } from 'sync-protocol/rules/training/season';
import { addDays, daysBetween } from 'sync-protocol/rules/training-day';
import { describe, expect, it } from 'vitest';
import { drills } from './index.ts';
import { PLANS, Season, type Habit, type LivedDay } from './season.ts';

/** `WEEKS=500000` lives through more. */
const WEEKS = Number(process.env['WEEKS'] ?? 20_000);
const WEEKS_A_PLAYER = 40;
const FIRST_DAY = '2026-01-05';

const library = new Map(drills.map((drill) => [drill.id, drill]));

type Dice = (below: number) => number;

function diceOf(seed: number): Dice {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
}

/** A player's habits: how regular, how thorough, where, and now and then something hurts. */
function playerOf(dice: Dice): () => Habit {
  const [regular, thorough] = [2 + dice(9), 3 + dice(8)];
  const settings = [undefined, [], ['ball'], ['ball', 'wall'], ['ball', 'wall', 'net'], EQUIPMENT] as const;
  const usual = settings[dice(settings.length)];
  return () => {
    const isThere = dice(10) < regular;
    const has = dice(6) === 0 ? settings[dice(settings.length)] : usual;
    const sore = BODY_PARTS[dice(60)];
    const conditions = { ...(has && { has }), ...(sore && { sore: [sore] }) };
    const other = settings[dice(settings.length)];
    const hurts = BODY_PARTS[dice(2 * BODY_PARTS.length)];
    return {
      does: (tasks) => (isThere ? tasks.filter(() => dice(10) < thorough).toSorted(() => dice(3) - 1) : []),
      refreshes: dice(8) === 0 ? 1 + dice(3) : 0,
      late: dice(3) === 0,
      ...conditions,
      // Now and then it turns out to be another place, or something begins to hurt.
      ...(dice(20) === 0 && { later: { ...(other && { has: other }), ...(hurts && { sore: [hurts] }) } }),
    };
  };
}

/** A player's year: half of them say nothing of it, the others play and practise on days of their own. */
function yearOf(dice: Dice): (day: string) => Conditions['season'] {
  if (dice(2) === 0) return () => undefined;
  const weekdays = (one: number) => [0, 1, 2, 3, 4, 5, 6].filter(() => dice(7) < one);
  const [practices, matches, starts] = [weekdays(dice(7)), weekdays(2), dice(40)];
  const single = {
    [addDays(FIRST_DAY, dice(280))]: 'match',
    [addDays(FIRST_DAY, dice(280))]: 'free',
  } as const;
  const phases = ['preseason', 'season', 'season', 'offseason'] as const;
  return (day) => {
    const week = Math.floor(daysBetween(FIRST_DAY, day) / 7);
    const phase = phases[Math.floor((week + starts) / 10) % phases.length] ?? null;
    return seasonOn(day, { phase, practices, matches, days: single });
  };
}

/** Whether a session asks nothing of a body: calm work only, from the first task to the last. */
function isEasy(dealt: LivedDay['dealt']): boolean {
  return dealt.every(
    ({ place, load }) => place === null && (load?.landings ?? 0) + (load?.swings ?? 0) === 0,
  );
}

function isFit({ drillId }: Task, { has, sore = [] }: Conditions): boolean {
  const drill = drillId === null ? undefined : library.get(drillId);
  if (!drill) return true;
  return (
    (has === undefined || canDoWith(has, drill.equipment)) &&
    !drill.training?.parts.some((part) => sore.includes(part))
  );
}

/** Open tasks that are gone though they are possible still; who had everything at first had no stand-ins. */
function swappedNeedlessly({ dealt, redealt }: LivedDay, { has, sore, later }: Habit): Task[] {
  if (!later || has || sore) return [];
  const last = [0, 1, 2, 3, 4, 5].flatMap((slot) => dealt.findLast((task) => task.slot === slot) ?? []);
  return last.filter(
    (task) =>
      isFit(task, later) &&
      !redealt.some(({ slot, id, isCompleted }) => slot === task.slot && (isCompleted || id === task.id)),
  );
}

function faultsOfTask(task: Task, conditions: Conditions): [boolean, string][] {
  const { drillId, slot } = task;
  const purpose = drillId === null ? undefined : library.get(drillId)?.training?.purpose;
  return [
    [!isFit(task, conditions), `${drillId}: not possible here, or loads what hurts`],
    [slot === 0 && purpose !== undefined && purpose !== 'warm-up', `${drillId}: no warm-up`],
    [slot === 5 && purpose !== undefined && purpose !== 'finisher', `${drillId}: no calm end`],
  ];
}

/** Which rules a day broke when it was told something else. */
function faultsOfChange(today: LivedDay, habit: Habit): string[] {
  const { redealt } = today;
  const open = redealt.filter(({ isCompleted }) => !isCompleted);
  const broken: [boolean, string][] = [
    ...open.flatMap((task) => faultsOfTask(task, habit.later ?? {})),
    [redealt.length !== 6, 'not six tasks'],
    [new Set(redealt.map(({ drillId, name }) => drillId ?? name)).size < redealt.length, 'a drill twice'],
    [swappedNeedlessly(today, habit).length > 0, 'another drill for one that is possible'],
  ];
  return broken
    .filter(([isBroken]) => isBroken)
    .map(([, what]) => `${today.day}, told something else: ${what}`);
}

/** Which rules of the season a day broke: on a match day, before one, on a day with practice, and in the season. */
function faultsOfSeason(week: readonly LivedDay[], { season, load, dealt }: LivedDay): [boolean, string][] {
  const { kind, phase, isBeforeMatch } = season ?? {};
  const isInSeason = phase === 'season';
  const isAllInSeason = week.length === 7 && week.every((day) => day.season?.phase === 'season');
  return [
    [kind === 'match' && (load.landings > 0 || load.swings > 0), 'a load on a match day'],
    [kind === 'match' && dealt.some(({ place }) => place !== null), 'main work on a match day'],
    [(kind === 'practice' || isBeforeMatch === true) && load.jumps > 0, 'jumps beside practice or a match'],
    [isBeforeMatch === true && load.landings > BEFORE_MATCH.landings, 'landings before a match'],
    [isBeforeMatch === true && load.swings > BEFORE_MATCH.swings, 'swings before a match'],
    [isInSeason && load.landings > IN_SEASON.landings, 'landings in the season'],
    [isInSeason && load.swings > IN_SEASON.swings, 'swings in the season'],
    [
      isInSeason && dealt.some(({ place, slot }) => place !== null && slot > IN_SEASON.mainDrills),
      'a fourth main drill',
    ],
    [
      isAllInSeason && week.filter((day) => day.load.jumps > 0).length > IN_SEASON.jumpDays,
      'too many days of jumps in the season',
    ],
    [
      isAllInSeason && sumLoads(week.map((day) => day.load)).swings > IN_SEASON.swingsAWeek,
      'too many swings in seven days of the season',
    ],
  ];
}

/** Which rules the last of these days broke; to ask `expect` for each of a million days would take minutes. */
function faultsOf(week: readonly LivedDay[], { has, sore }: Habit): string[] {
  const [yesterday, today] = week.length > 1 ? week.slice(-2) : [undefined, week[0]];
  if (!today) throw new Error('a day was lived through');
  const { jumps, swings } = today.load;
  const broken: [boolean, string][] = [
    [today.dealt.length < 6, 'fewer than six tasks'],
    [!fitsInto(MAX_A_DAY, today.load), 'more than a day may hold'],
    [jumps > 0 && (yesterday?.load.jumps ?? 0) > 0, 'maximal jumps on adjacent days'],
    [swings > 0 && (yesterday?.load.swings ?? 0) > MANY_SWINGS, 'swings after a day of many'],
    [week.filter(({ load }) => load.jumps > 0).length > MAX_JUMP_DAYS, 'too many days of jumps'],
    [sumLoads(week.map(({ load }) => load)).swings > MAX_SWINGS_A_WEEK, 'too many swings in seven days'],
    [
      week.length === 7 && week.every(({ dealt, done }) => done.length > 0 && !isEasy(dealt)),
      'no day to recover in seven',
    ],
    [new Set(today.dealt.slice(0, 6).map(({ drillId, name }) => drillId ?? name)).size < 6, 'a drill twice'],
  ];
  broken.push(...faultsOfSeason(week, today));
  for (const task of today.dealt) broken.push(...faultsOfTask(task, { has, sore }));
  return broken.filter(([isBroken]) => isBroken).map(([, what]) => `${today.day}: ${what}`);
}

describe('a season by the rules of training', () => {
  it(`keeps every rule over ${WEEKS} weeks of players of all kinds`, () => {
    let lived = 0;
    const faults: string[] = [];
    for (let seed = 1; lived < WEEKS; seed++) {
      const dice = diceOf(seed);
      const season = new Season(FIRST_DAY);
      const habits = playerOf(dice);
      // Of their own, so that all else goes as it did.
      const year = yearOf(diceOf(1_000_000 + seed));
      const count = 1 + dice(3);
      for (let day = 0; day < 7 * WEEKS_A_PLAYER; day++) {
        while (season.running.length < count) {
          const free = PLANS.filter(
            ({ regimenId }) => !season.running.some((one) => one.regimenId === regimenId),
          );
          const plan = free[dice(free.length)];
          if (plan) season.start(plan);
        }
        const habit = { ...habits(), season: year(addDays(FIRST_DAY, day)) };
        const lived = season.live(habit);
        const broken = faultsOf(season.days, habit);
        // A program that ended meanwhile takes its open tasks along.
        if (habit.later && season.running.length === count) broken.push(...faultsOfChange(lived, habit));
        faults.push(...broken.map((fault) => `seed ${seed} ${fault}`));
      }
      lived += WEEKS_A_PLAYER;
    }
    expect(faults.slice(0, 10)).toEqual([]);
  });

  it.each([1, 2, 3])('passes no main drill over with %i programs, whichever they are', (count) => {
    for (const [index, plan] of PLANS.entries()) {
      const season = new Season(FIRST_DAY);
      const others = Array.from(
        { length: count - 1 },
        (_, other) => PLANS[(index + 5 * (other + 1)) % PLANS.length],
      );
      for (const one of [plan, ...others]) if (one) season.start(one);
      // Two days in three, all of it.
      const limit = Math.ceil((plan.main.length / 4) * count * 2.5) + 30;
      let days = 0;
      while (season.running.some(({ regimenId }) => regimenId === plan.regimenId) && days < limit) {
        const isThere = days % 3 < 2;
        season.live({ does: (tasks) => (isThere ? tasks : []) });
        days += 1;
      }
      expect(days, `${plan.name} beside ${others.map((one) => one?.name).join(' and ')}`).toBeLessThan(limit);
    }
  });
});
