import { seasonOn } from 'sync-protocol/rules/training/season/season';
import { addDays } from 'sync-protocol/rules/training-day';
import { describe, expect, it } from 'vitest';
import { type Dice, diceOf } from './testing/dice.ts';
import { PLANS, Season, type Habit } from './testing/season.ts';
import { isUnready, warmUpOf } from './testing/suits.ts';

const FIRST_DAY = '2026-01-05';

/** Ways to train through a program. */
const WAYS: Readonly<Record<string, (day: number, dice: Dice) => Habit>> = {
  'two days in three': (day) => ({ does: (tasks) => (day % 3 < 2 ? tasks : []) }),
  'at home': (day) => ({ does: (tasks) => (day % 3 < 2 ? tasks : []), has: ['ball'] }),
  'in the season': (day) => ({
    does: (tasks) => tasks,
    season: seasonOn(addDays(FIRST_DAY, day), { phase: 'season', practices: [1, 3], matches: [5], days: {} }),
  }),
  'ticking this and that, a knee sore now and then': (_, dice) => ({
    does: (tasks) => tasks.filter(() => dice(10) < 6),
    ...(dice(10) === 0 && { sore: ['knee'] }),
  }),
};

describe('every program by the rules of training', () => {
  it.each([1, 2])(
    'gets ready for all that follows when %i more programs are started on a dealt day',
    (count) => {
      const faults: string[] = [];
      for (const [index, plan] of PLANS.entries()) {
        for (let turn = 0; turn < 8; turn++) {
          const season = new Season(addDays(FIRST_DAY, turn));
          season.start(plan);
          const others = [1, 2]
            .slice(0, count)
            .map((other) => PLANS[(index + 7 * other + turn) % PLANS.length]);
          const begins = others.flatMap((one) => one ?? []);
          const { redealt } = season.live({ does: () => [], begins });
          const names = [plan, ...begins].map(({ name }) => name).join(', ');
          if (redealt.length !== 6) faults.push(`${names}: ${redealt.length} tasks`);
          if (
            isUnready(
              redealt.find(({ slot }) => slot === 0),
              redealt,
              {},
            )
          )
            faults.push(`${names}: a warm-up for something else`);
        }
      }
      expect(faults).toEqual([]);
    },
  );

  it('calls one drill by one id, whatever is started on a day that was dealt, and done in between', () => {
    const faults: string[] = [];
    for (let seed = 1; seed <= 1500; seed++) {
      const dice = diceOf(seed);
      const season = new Season(addDays(FIRST_DAY, seed % 42));
      const [first, ...begins] = Array.from({ length: 2 + dice(2) }, () => PLANS[dice(PLANS.length)]).flatMap(
        (plan) => plan ?? [],
      );
      if (first) season.start(first);
      const between = dice(2) * dice(6);
      const { added, done } = season.live({
        does: (tasks) => tasks.filter(() => dice(6) < between),
        begins,
        refreshes: dice(3),
      });
      const drills = Map.groupBy(added, ({ id }) => id);
      for (const [, dealt] of drills)
        if (new Set(dealt.map(({ drillId }) => drillId)).size > 1)
          faults.push(`seed ${seed}: ${dealt.map(({ slot, drillId }) => `${slot} ${drillId}`).join(', ')}`);
      if (new Set(done.map(({ id }) => id)).size < done.length) faults.push(`seed ${seed}: done twice`);
    }
    expect(faults).toEqual([]);
  });

  it.each([1, 2, 3])(
    'brings new warm-ups in two weeks with %i programs, anywhere and at any pace',
    (count) => {
      const faults: string[] = [];
      for (const [index, plan] of PLANS.entries()) {
        for (const has of [undefined, [], ['ball'], ['ball', 'wall', 'net']] as const) {
          for (const weekdays of [
            [0, 2, 4],
            [1, 5],
            [0, 1, 2, 3, 4, 6],
          ]) {
            const season = new Season(FIRST_DAY);
            for (let other = 0; other < count; other++) {
              const one = PLANS[(index + 5 * other) % PLANS.length];
              if (one) season.start(one);
            }
            const lived = Array.from({ length: 14 }, (_, day) =>
              season.live({ does: (tasks) => (weekdays.includes(day % 7) ? tasks : []), has }),
            );
            const trained = lived.filter(({ done }) => done.length > 0).map(warmUpOf);
            const isAgain = trained.some((one, at) => at > 0 && one === trained[at - 1]);
            if (isAgain || new Set(trained).size < 3) faults.push(`${plan.name}: ${trained.join(', ')}`);
          }
        }
      }
      expect(faults).toEqual([]);
    },
  );

  it.each([1, 2, 3])(
    'passes no main drill over with %i programs, whichever they are and however one trains',
    (count) => {
      for (const [index, plan] of PLANS.entries()) {
        const others = Array.from(
          { length: count - 1 },
          (_, other) => PLANS[(index + 5 * (other + 1)) % PLANS.length],
        );
        for (const [how, habitOn] of Object.entries(WAYS)) {
          const season = new Season(FIRST_DAY);
          for (const one of [plan, ...others]) if (one) season.start(one);
          const dice = diceOf(index);
          const limit = Math.ceil((plan.main.length / 4) * count * 6) + 60;
          let days = 0;
          while (season.running.some(({ regimenId }) => regimenId === plan.regimenId) && days < limit) {
            season.live(habitOn(days, dice));
            days += 1;
          }
          const beside = others.map((one) => one?.name).join(' and ');
          expect(days, `${plan.name} beside ${beside}, ${how}`).toBeLessThan(limit);
        }
      }
    },
  );
});
