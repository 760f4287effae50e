import type { Load } from 'sync-protocol/entities/training/program';
import { COMEBACK_SHARES } from 'sync-protocol/rules/tasks/dealing/comeback';
import { MAX_A_WEEK } from 'sync-protocol/rules/tasks/dealing/day-room';
import { FIRST_WEEK } from 'sync-protocol/rules/training/gentle-weeks';
import { KINDS, sumLoads } from 'sync-protocol/rules/training/load';
import type { Plan } from 'sync-protocol/rules/training/plan';
import { MAIN_PER_WEEK } from 'sync-protocol/rules/training/program-terms';
import { describe, expect, it } from 'vitest';
import { programs } from './index.ts';
import { PLANS, Season } from './testing/season.ts';

const MONDAY = '2026-01-05';
/** Drills are whole, and a week may begin with what the one before put off: so much more than its share it may hold. */
const LEFT_OVER = 1.15;
/** Of a drill at half its dose a little more than half is left: there is no half a serve. */
const WHOLE_DRILLS = 1.2;

/** A week of a player who does all that is dealt from Monday to Friday. */
function weekOf(season: Season): Load {
  const days = Array.from({ length: 7 }, (_, weekday) =>
    season.live({ does: (tasks) => (weekday < 5 ? tasks : []) }),
  );
  return sumLoads(days.map(({ load }) => load));
}

function firstWeekOf({ name }: Plan): Load {
  const source = programs.find((one) => one.name === name);
  if (!source) throw new Error('each plan is of a program');
  return FIRST_WEEK[source.difficulty];
}

describe.each(PLANS)('the weeks that $name deals from Monday to Friday', (plan) => {
  it('grow by not much more than a tenth, whatever was put off before', () => {
    const season = new Season(MONDAY);
    season.start(plan);
    const faults: string[] = [];
    const weeks: Load[] = [];
    for (let load = weekOf(season); season.running.length > 0; load = weekOf(season)) {
      for (const kind of KINDS) {
        // A lighter week is no measure for the one that follows it.
        const fullest = Math.max(0, ...weeks.slice(-4).map((week) => week[kind]));
        const most = Math.max(firstWeekOf(plan)[kind], 1.1 * fullest);
        if (load[kind] > LEFT_OVER * most) faults.push(`week ${weeks.length + 1}: ${load[kind]} ${kind}`);
      }
      weeks.push(load);
    }
    expect(faults).toEqual([]);
  });

  it.each([2, 3, 5, 10])('begin at half after %i weeks away, and grow back to what they were', (away) => {
    for (let trained = 1; trained < plan.totalWeeks - 3; trained++) {
      const [resting, other] = [new Season(MONDAY), new Season(MONDAY)];
      for (const season of [resting, other]) season.start(plan);
      const full = Array.from({ length: trained }, () => {
        weekOf(resting);
        return weekOf(other);
      });
      resting.rest(7 * away);
      for (const share of [...COMEBACK_SHARES, 1]) {
        const load = weekOf(resting);
        full.push(weekOf(other));
        for (const kind of KINDS) {
          const fullest = WHOLE_DRILLS * Math.max(...full.slice(-4).map((week) => week[kind]));
          const most = share * Math.max(firstWeekOf(plan)[kind], fullest);
          expect(load[kind], `${share} after week ${trained}: ${kind}`).toBeLessThanOrEqual(most);
        }
      }
    }
  });
});

it('hold half of what seven days may hold after a pause, beside two more programs and every day', () => {
  const faults: string[] = [];
  for (const [index, plan] of PLANS.entries()) {
    const season = new Season(MONDAY);
    for (const other of [0, 5, 10]) {
      const one = PLANS[(index + other) % PLANS.length];
      if (one) season.start(one);
    }
    const daysOf = (count: number) =>
      Array.from({ length: count }, () => season.live({ does: (tasks) => tasks }).load);
    daysOf(30);
    season.rest(14);
    const load = sumLoads(daysOf(7));
    for (const kind of KINDS)
      if (load[kind] > MAX_A_WEEK[kind] / 2) faults.push(`${plan.name}: ${load[kind]} ${kind}`);
  }
  expect(faults).toEqual([]);
});

/** What the main work of each week takes. */
function minutesOf({ main, totalWeeks }: Plan): number[] {
  return Array.from({ length: totalWeeks }, (_, week) =>
    main.slice(week * MAIN_PER_WEEK, (week + 1) * MAIN_PER_WEEK).reduce((sum, one) => sum + one.minutes, 0),
  );
}

it.each(PLANS)(
  'the weeks of $name take a tenth more time than the fullest of the four before at most',
  (plan) => {
    const minutes = minutesOf(plan);
    const tooFull = minutes.flatMap((of, week) => {
      const fullest = Math.max(...minutes.slice(Math.max(0, week - 4), week));
      // Minutes are whole.
      return week > 0 && of > Math.ceil((11 * fullest) / 10) ? [`week ${week + 1}: ${fullest} to ${of}`] : [];
    });
    expect(tooFull).toEqual([]);
  },
);

describe.each(PLANS.filter(({ totalWeeks }) => totalWeeks >= 6))('the lighter weeks of $name', (plan) => {
  it('take less time than the three before them, with or without jumps and swings', () => {
    const minutes = minutesOf(plan);
    for (let week = 3; week < plan.totalWeeks; week += 4) {
      const before = minutes.slice(week - 3, week).reduce((sum, one) => sum + one / 3, 0);
      expect(minutes[week], `week ${week + 1}`).toBeLessThan(before);
    }
  });
});

it('calls a week lighter where it takes less time than the one before, and no such week one with more', () => {
  const faults = PLANS.flatMap((plan) => {
    const minutes = minutesOf(plan);
    const weeks = programs.find(({ id }) => id === plan.regimenId)?.weeks ?? [];
    return weeks.flatMap(({ theme, focus }, week) => {
      const isLess = (minutes[week] ?? 0) < (minutes[week - 1] ?? 0);
      const says = (words: RegExp) => words.test(`${theme}. ${focus}`);
      const isSaid = says(/\b(lighter|easy) week\b|\bless (work|volume)\b|\bfewer (balls|jumps)\b/i);
      const isMore = says(/\bmore (repeats|rallies|balls|jumps)\b/i);
      return (isSaid && !isLess) || (isMore && isLess) ? [`${plan.name}: ${theme}`] : [];
    });
  });
  expect(faults).toEqual([]);
});
