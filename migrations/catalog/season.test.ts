/// <reference types="node" />
import { PATIENT } from '../../.ci/pace.ts';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { BODY_PARTS, EQUIPMENT } from 'sync-protocol/rules/training/program-terms';
import {
  BEFORE_MATCH,
  IN_SEASON,
  MANY_SWINGS,
  MAX_A_DAY,
  MAX_A_WEEK,
  MAX_JUMP_DAYS,
} from 'sync-protocol/rules/tasks/dealing/day-room';
import type { Conditions } from 'sync-protocol/rules/tasks/dealing/conditions';
import { fitsInto, NO_LOAD, sumLoads } from 'sync-protocol/rules/training/load';
import { isPlaceDone, mainDoneOf } from 'sync-protocol/rules/training/enrolment/main-done';
import type { Plan } from 'sync-protocol/rules/training/plan';
import { seasonOn } from 'sync-protocol/rules/training/season/season';
import { addDays, daysBetween } from 'sync-protocol/rules/training-day';
import { describe, expect, it } from 'vitest';
import { type Dice, diceOf } from './testing/dice.ts';
import { PLANS, Season, type Habit, type LivedDay } from './testing/season.ts';
import { isFit, isMain, isUnready, library, warmUpOf } from './testing/suits.ts';

/** `WEEKS=500000` lives through more. */
const WEEKS = Number(process.env['WEEKS'] ?? 8_000);
const WEEKS_A_PLAYER = 40;
const FIRST_DAY = '2026-01-05';

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

/** Open tasks that are gone though they are possible still; who had everything at first had no stand-ins. */
function swappedNeedlessly({ dealt, redealt }: LivedDay, { has, sore, later }: Habit): Task[] {
  if (!later || has || sore) return [];
  const last = [0, 1, 2, 3, 4, 5].flatMap((slot) => dealt.findLast((task) => task.slot === slot) ?? []);
  return last.filter(
    (task) =>
      isFit(task, later) &&
      (isMain(task) || !isUnready(task, redealt, later)) &&
      !redealt.some(({ slot, id, isCompleted }) => slot === task.slot && (isCompleted || id === task.id)),
  );
}

/** A program's next main drill, where nothing is in its way: it needs no room and can be done, but was not dealt. */
function passedOver(plans: readonly [UserRegimen, Plan][], { dealt }: LivedDay, habit: Habit) {
  return plans.filter(([enrolment, plan]) => {
    const mine = dealt.filter((task) => task.userRegimenId === enrolment.id && task.place !== null);
    const done = mainDoneOf(enrolment);
    const next = plan.main.findIndex((_, place) => !isPlaceDone(done, place));
    const planned = plan.main[next];
    return (
      mine.length > 0 &&
      planned !== undefined &&
      fitsInto(NO_LOAD, planned.load) &&
      isFit(planned, habit) &&
      !dealt.some((task) => task.drillId === planned.drillId)
    );
  });
}

/** Whether a program's main drills of a deal are not in its order. */
function isOutOfOrder(tasks: readonly Task[]): boolean {
  const places = new Map<string, number>();
  return tasks
    .filter(isMain)
    .toSorted((a, b) => a.slot - b.slot)
    .some(({ userRegimenId, place }) => {
      const before = places.get(userRegimenId) ?? -1;
      if (typeof place === 'number') places.set(userRegimenId, place);
      return typeof place === 'number' && place < before;
    });
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
    [
      isUnready(
        open.find(({ slot }) => slot === 0),
        redealt,
        habit.later ?? {},
      ),
      'a warm-up for something else',
    ],
  ];
  return broken
    .filter(([isBroken]) => isBroken)
    .map(([, what]) => `${today.day}, told something else: ${what}`);
}

/** Which rules of the season a day broke: on a match day, before one, on a day with practice, and in the season. */
function faultsOfSeason(week: readonly LivedDay[], { season, load, dealt }: LivedDay): [boolean, string][] {
  const { kind, phase, isBeforeMatch } = season ?? {};
  const isInSeason = phase === 'season';
  const isAllInSeason =
    week.length === 7 && week.every((day) => day.dealt.length === 0 || day.season?.phase === 'season');
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

/** Which rules of what comes around the main work, and of its order, a day broke. */
function faultsOfFirstDeal(
  week: readonly LivedDay[],
  today: LivedDay,
  isRefreshed: boolean,
): [boolean, string][] {
  const { season, sore } = today;
  const dealt = today.dealt.slice(0, 6);
  const warmUp = dealt.find(({ slot }) => slot === 0);
  const minutes = warmUp?.estimatedMinutes ?? 0;
  const isBusy = (season?.kind ?? 'free') !== 'free' || season?.isBeforeMatch === true;
  const before = week.slice(0, -1).map(warmUpOf);
  return [
    [isUnready(warmUp, dealt, { sore }), 'a warm-up for something else'],
    [minutes < 5 || minutes > 8, 'a warm-up that is too short or too long'],
    [before.includes(warmUpOf(today)) && warmUpOf(today) !== undefined, 'a warm-up of this week once more'],
    [!isBusy && !isRefreshed && isOutOfOrder(dealt), 'main drills out of their order'],
  ];
}

/** Which rules the last of these days broke; to ask `expect` for each of a million days would take minutes. */
function faultsOf(week: readonly LivedDay[], { has, sore, refreshes = 0 }: Habit): string[] {
  const [yesterday, today] = week.length > 1 ? week.slice(-2) : [undefined, week[0]];
  if (!today) throw new Error('a day was lived through');
  const { jumps, swings } = today.load;
  const broken: [boolean, string][] = [
    [today.dealt.length < 6, 'fewer than six tasks'],
    [today.isTooMuch, 'called too much, though dealt by all that is known'],
    [!fitsInto(MAX_A_DAY, today.load), 'more than a day may hold'],
    [jumps > 0 && (yesterday?.load.jumps ?? 0) > 0, 'maximal jumps on adjacent days'],
    [swings > 0 && (yesterday?.load.swings ?? 0) > MANY_SWINGS, 'swings after a day of many'],
    [week.filter(({ load }) => load.jumps > 0).length > MAX_JUMP_DAYS, 'too many days of jumps'],
    [!fitsInto(MAX_A_WEEK, sumLoads(week.map(({ load }) => load))), 'more than seven days may hold'],
    [
      week.length === 7 && week.every(({ dealt, done }) => done.length > 0 && !isEasy(dealt)),
      'no day to recover in seven',
    ],
    [new Set(today.dealt.slice(0, 6).map(({ drillId, name }) => drillId ?? name)).size < 6, 'a drill twice'],
  ];
  broken.push(...faultsOfSeason(week, today), ...faultsOfFirstDeal(week, today, refreshes > 0));
  for (const task of today.dealt) broken.push(...faultsOfTask(task, { has, sore }));
  return broken.filter(([isBroken]) => isBroken).map(([, what]) => `${today.day}: ${what}`);
}

describe('a season by the rules of training', () => {
  it(
    `keeps every rule over ${WEEKS} weeks of players of all kinds`,
    { timeout: 4 * PATIENT.testTimeout },
    () => {
      let lived = 0;
      const faults: string[] = [];
      const drawn = new Set<string>();
      for (let seed = 1; lived < WEEKS; seed++) {
        const dice = diceOf(seed);
        const season = new Season(FIRST_DAY);
        const habits = playerOf(dice);
        // Of their own, so that all else goes as it did.
        const year = yearOf(diceOf(1_000_000 + seed));
        const pauses = diceOf(2_000_000 + seed);
        const count = 1 + dice(3);
        // Days away are no weeks of training.
        let away = 0;
        for (let day = 0; day < 7 * WEEKS_A_PLAYER + away; day++) {
          while (season.running.length < count) {
            const free = PLANS.filter(
              ({ regimenId }) => !season.running.some((one) => one.regimenId === regimenId),
            );
            const plan = free[dice(free.length)];
            if (plan) season.start(plan);
            if (plan) drawn.add(plan.name);
          }
          if (pauses(60) === 0) {
            const pause = 1 + pauses(30);
            season.rest(pause);
            day += pause;
            away += pause;
          }
          const habit = { ...habits(), season: year(addDays(FIRST_DAY, day)) };
          const plans = season.running.map((one) => [one, season.planOf(one)] as [UserRegimen, Plan]);
          const lived = season.live(habit);
          const broken = faultsOf(season.days, habit);
          broken.push(...passedOver(plans, lived, habit).map(([{ name }]) => `${lived.day}: ${name} waits`));
          // A program that ended meanwhile takes its open tasks along.
          if (habit.later && season.running.length === count) broken.push(...faultsOfChange(lived, habit));
          faults.push(...broken.map((fault) => `seed ${seed} ${fault}`));
        }
        lived += WEEKS_A_PLAYER;
      }
      expect(faults.slice(0, 10)).toEqual([]);
      expect(PLANS.filter(({ name }) => !drawn.has(name)).map(({ name }) => name)).toEqual([]);
    },
  );
});
