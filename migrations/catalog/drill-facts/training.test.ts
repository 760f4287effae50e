import { MAX_A_DAY } from 'sync-protocol/rules/tasks/dealing/day-room';
import { program, programContent, type Dose } from 'sync-protocol/entities/training/program';
import { contentOf } from 'sync-protocol/rules/training/compile-plan';
import { FIRST_WEEK } from 'sync-protocol/rules/training/gentle-weeks';
import { NUMBER_WORDS } from 'sync-protocol/rules/tasks/measures';
import { marksOf, takesResult } from 'sync-protocol/rules/tasks/results';
import { canDoWith, type Equipment } from 'sync-protocol/rules/tasks/task-equipment';
import { likeness } from 'sync-protocol/rules/training/likeness';
import { fitsInto, KINDS, NO_LOAD, smaller, sumLoads, volumeOf } from 'sync-protocol/rules/training/load';
import {
  drillsOf,
  heldTo,
  planOfProgram,
  plannedTask,
  type PlannedTask,
} from 'sync-protocol/rules/training/plan';
import {
  BODY_PARTS,
  EQUIPMENT,
  MAIN_PER_WEEK,
  READY_FOR,
  WARM_UP_TURNS,
} from 'sync-protocol/rules/training/program-terms';
import { describe, expect, it } from 'vitest';
import { drills, programs } from '../index.ts';
import { MEASURED_IDS } from './results.ts';
import { PLANS } from '../testing/season.ts';
import { SKILLED_IDS } from './skills.ts';
import { READING, TABLED_IDS } from './training.ts';

const library = new Map(drills.map((drill) => [drill.id, drill]));
const of = (purpose: string) => drills.filter(({ training }) => training?.purpose === purpose);

/** What tells a player to keep a number. */
const ASKS =
  /(?:^|[.:;,] |\band )(?:count|score|note|time)\b|\bwrite (?:it|the|your|down|them)\b|\bin your notes\b|\bout of (?:\w+teen|\w+ty|six|eight|ten|twelve)\b/i;

/** Guides that say such a word of something else, and why no result is kept. */
const NOT_MEASURED: Readonly<Record<string, string>> = {
  'serving/bow-and-arrow-freeze': 'a rhythm, said aloud',
  'passing/stay-low-self-pass': 'a rhythm, said aloud',
  'hitting/slow-motion-swing': 'a rhythm, said aloud',
  'hitting/off-the-net': 'a rhythm, said aloud',
  'blocking/block-turn-chase': 'a rhythm, said aloud',
  'setting/wall-shuffle-sets': 'where one is in the row, not how good',
  'serving/routine-rehearsal': 'words on a card',
  'setting/picture-the-rally': 'a score that is imagined',
  'blocking/setter-duel': 'what the other one does',
  'conditioning/chair-single-leg-squat': 'which leg begins',
  'conditioning/overhead-ball-throws': 'a load, not how good',
  'conditioning/joint-check': 'how joints feel, in words',
  'conditioning/warm-up-pass-and-move': 'it prepares, and nobody should chase a best in it',
  'conditioning/warm-up-ten-down': 'it prepares, and nobody should chase a best in it',
  'conditioning/warm-up-setter-hands': 'it prepares, and nobody should chase a best in it',
  'setting/release-run': 'tenths of a second, which no thumb stops rightly',
  'blocking/five-step-run': 'tenths of a second, which no thumb stops rightly',
  'conditioning/ten-metre-bursts': 'tenths of a second, which no thumb stops rightly',
};

describe('what is measured in a drill', () => {
  const measured = drills.filter(({ result }) => result !== undefined);

  it('is said of drills that exist, in each category', () => {
    expect(MEASURED_IDS.filter((id) => !library.has(id))).toEqual([]);
    expect(new Set(measured.map(({ category }) => category)).size).toBe(6);
  });

  it.each(measured)(
    '$id has harder benchmarks for the better, and none that nobody can reach',
    ({ result }) => {
      if (!result) throw new Error('it is measured');
      const { max, lowerIsBetter } = result;
      const marks = marksOf(result).map(({ mark }) => mark);
      expect(marks).toEqual([...new Set(marks)].sort((a, b) => (lowerIsBetter ? b - a : a - b)));
      expect(Math.max(0, ...marks)).toBeLessThanOrEqual(max);
    },
  );

  it('can be had from the drill’s own dose, and never asks for more than a dose that it takes holds', () => {
    expect(measured.filter(({ result, dose }) => result && !takesResult(result, dose))).toEqual([]);
    const beyond = PLANS.flatMap(drillsOf).filter(({ result, dose }) => {
      if (!result || !dose || !takesResult(result, dose)) return false;
      const isCounted = result.unit === 'times' && 'reps' in dose && !result.lowerIsBetter;
      return isCounted && Math.max(0, ...marksOf(result).map(({ mark }) => mark)) > volumeOf(dose);
    });
    expect([...new Set(beyond.map(({ drillId, dose }) => `${drillId} ${JSON.stringify(dose)}`))]).toEqual([]);
  });

  it('says how much of a dose it takes, where its words name a number of balls', () => {
    const NAMES = new RegExp(
      `\\b(?:of|all|best|better|last) (?:\\d+|thirty|forty|twenty|fifteen|${NUMBER_WORDS.join('|')})\\b`,
    );
    const counting = measured.filter(({ result, dose }) => 'reps' in dose && NAMES.test(result?.what ?? ''));
    const off = counting.filter(({ result, dose }) => {
      const { sets = 0, each = 0 } = result?.takes ?? {};
      const most = volumeOf({ ...dose, sets, reps: each });
      return most === 0 || (result?.unit === 'times' && result.max > most);
    });
    expect(off.map(({ id }) => id)).toEqual([]);
    expect(counting.length).toBeGreaterThan(60);
  });

  it('is asked in at least one of five places of those drills that programs have in their main work', () => {
    const places = Map.groupBy(
      PLANS.flatMap(({ main }) => main).filter(({ result }) => result),
      ({ drillId }) => drillId,
    );
    const rare = [...places].flatMap(([drillId, all]) => {
      const asked = all.filter(({ result, dose }) => result && takesResult(result, dose)).length;
      return 5 * asked < all.length ? [`${drillId}: ${asked} of ${all.length}`] : [];
    });
    expect(rare).toEqual([]);
  });

  it('is asked only of what the program deals, by whose plan a result counts', () => {
    const unheard = programs.flatMap((source) => {
      const content = contentOf(program.parse(source), library);
      const dealt = drillsOf(planOfProgram(content)).map(({ drillId }) => drillId);
      return content.drills.filter(({ id, result }) => result && !dealt.includes(id));
    });
    expect([...new Set(unheard.map(({ id }) => id))]).toEqual([]);
  });

  it('is whatever a guide tells the player to count, score, time or write down', () => {
    const asking = drills.filter(
      ({ result, description, guide: { steps, tips } }) =>
        !result && [description, ...steps, ...tips].some((text) => ASKS.test(text)),
    );
    expect(asking.map(({ id }) => id).toSorted()).toEqual(Object.keys(NOT_MEASURED).toSorted());
  });

  it('has seconds for what is held or run', () => {
    const timed = measured.filter(({ result }) => result?.unit === 'seconds');
    expect(timed.map(({ id }) => id).toSorted()).toEqual([
      'conditioning/core-plank-series',
      'conditioning/court-shuttle',
      'conditioning/side-plank',
      'conditioning/wall-sit',
    ]);
  });

  it.each(PLANS)('comes in $name more than once', ({ main, finishers }) => {
    const ids = new Set([...main, ...finishers].flatMap(({ result, drillId }) => (result ? [drillId] : [])));
    expect(ids.size).toBeGreaterThan(1);
  });
});

/** A jump of half a height or more, in the words of the guides; "half a jump" and "small block jump" are such ones. */
const JUMPS =
  /\b(?:half a jump|(?:jump|hop|hopping)\b[^.:;]{0,24}\b(?:half|two thirds|six tenths|as high as|at full)|half-high jumps?|small blocks?(?: jump| hop)?|block jump|full jump|best jump|jump straight up)\b/i;
/** What a partner does that takes a shoulder. */
const PARTNER_HITS = /\bpartner\b[^.]*\b(?:hits|serves|throws two-handed|throws hard)\b/i;
const ROLES_CHANGE = /\bchange (?:roles|places)\b|\bthen change\b/i;
/** Ways to load a knee, in the words of the guides. */
const OF_KNEES =
  /\b(?:sprint|lunges?|squats?|plant|shuffle|(?:as fast as you can|run to|run back|run in))\b/i;

const stepsOf = ({ guide }: (typeof drills)[number]) => guide.steps.join(' ');

describe('what a drill does to the body', () => {
  it('has landings wherever the guide jumps', () => {
    // What calm ends speak of is pictured or watched.
    const jumping = drills.filter(
      (drill) => drill.training?.purpose !== 'finisher' && JUMPS.test(stepsOf(drill)),
    );
    const unsaid = jumping.filter(({ training }) => training?.load.landings === 0);
    // It rises on the toes, or hops by a hand where the net asks for it.
    expect(unsaid.map(({ id }) => id)).toEqual(['blocking/net-walk-press']);
    expect(jumping.length).toBeGreaterThan(40);
  });

  it('has swings where the partner hits and roles are changed', () => {
    const hitting = drills.filter(
      (drill) => PARTNER_HITS.test(stepsOf(drill)) && ROLES_CHANGE.test(stepsOf(drill)),
    );
    expect(hitting.filter(({ training }) => training?.load.swings === 0).map(({ id }) => id)).toEqual([]);
    expect(hitting.length).toBeGreaterThan(3);
  });

  it('has swings in warm-ups that serve a ball, and none where slow arms or easy throws get a shoulder ready', () => {
    const swinging = of('warm-up').filter(({ training }) => (training?.load.swings ?? 0) > 0);
    const serving = of('warm-up').filter((drill) => /\bserves at\b/i.test(stepsOf(drill)));
    expect(swinging.map(({ id }) => id)).toEqual(serving.map(({ id }) => id));
    expect(serving.length).toBeGreaterThan(0);
  });

  it('says which parts a load is on: by them a player who is back from a pause is dealt less', () => {
    const unsaid = drills.filter(
      ({ training }) => training?.parts.length === 0 && !fitsInto(NO_LOAD, training.load),
    );
    expect(unsaid.map(({ id }) => id)).toEqual([]);
  });

  it('loads the knees where the guide runs, squats, lunges or plants', () => {
    const unsaid = drills.filter(
      (drill) => OF_KNEES.test(stepsOf(drill)) && !drill.training?.parts.includes('knee'),
    );
    // Two are pictured, in one it is the arm that goes as fast as it can.
    expect(unsaid.map(({ id }) => id)).toEqual([
      'setting/picture-the-rally',
      'hitting/picture-the-swing',
      'hitting/quick-arm-wall',
    ]);
  });

  it('ends a session without a jump, a hop or a sprint', () => {
    const hard = of('finisher').filter((drill) => /\b(?:jumps?|hops?|sprint)\b/i.test(stepsOf(drill)));
    // Eyes jump to the hitter.
    expect(hard.map(({ id }) => id)).toEqual(['blocking/watch-and-call']);
  });

  it('is written for each main drill with what it teaches, and for no other', () => {
    expect(SKILLED_IDS.toSorted()).toEqual(
      of('main')
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('is said of drills that exist', () => {
    expect(TABLED_IDS.filter((id) => !library.has(id))).toEqual([]);
  });

  it('has spares for every program that load no more than some part, in work that is for anybody', () => {
    const spares = drills.filter(({ training }) => training?.spare);
    const wrong = spares.filter(
      ({ id, training, equipment }) =>
        (training?.purpose !== 'main' && !READING.some((one) => one === id)) ||
        !fitsInto(NO_LOAD, training?.load ?? MAX_A_DAY) ||
        equipment.some((thing) => thing !== 'ball'),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
    // Whoever can't do much else can read the game.
    expect(spares.map(({ id }) => id)).toEqual(expect.arrayContaining([...READING]));
    // Beginners are dealt them, too: each is in a program for them.
    const forBeginners = programs.filter(({ difficulty }) => difficulty === 'beginner');
    const known = new Set(
      forBeginners
        .flatMap(({ weeks }) => weeks.flatMap(({ sessions }) => sessions.flat()))
        .map(({ drill }) => drill),
    );
    expect(spares.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
  });

  it('has maximal jumps just where the drill says so', () => {
    const wrong = drills.filter(
      ({ maxJumps, training }) => (maxJumps === true) !== (training?.load.jumps ?? 0) > 0,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('has at least 24 warm-ups of five to eight minutes, for whatever follows', () => {
    const minutes = of('warm-up').map((drill) => drill.minutes);
    expect(minutes.length).toBeGreaterThanOrEqual(24);
    expect(minutes.filter((each) => each < 5 || each > 8)).toEqual([]);
    for (const ready of READY_FOR)
      expect(
        of('warm-up').filter(({ training }) => training?.ready?.includes(ready)).length,
      ).toBeGreaterThanOrEqual(6);
  });

  it('has warm-ups that take turns: one each, anywhere, for all that may follow, and the same turn in any plan', () => {
    const turns = new Map<string, number>();
    for (const { warmUps, name } of PLANS) {
      const allRound = warmUps.slice(0, WARM_UP_TURNS);
      expect(
        allRound.filter(({ ready, needs }) => ready.length < READY_FOR.length || needs.length > 0),
      ).toEqual([]);
      expect(allRound, name).toHaveLength(WARM_UP_TURNS);
      for (const [index, { drillId }] of warmUps.entries()) {
        const turn = index % WARM_UP_TURNS;
        expect(turns.get(drillId ?? '') ?? turn, `${drillId} in ${name}`).toBe(turn);
        turns.set(drillId ?? '', turn);
      }
    }
  });

  it('has no warm-up that no program deals', () => {
    const dealt = new Set(PLANS.flatMap(({ warmUps }) => warmUps.map(({ drillId }) => drillId)));
    const never = of('warm-up').filter(({ id }) => !dealt.has(id));
    expect(never.map(({ id }) => id)).toEqual([]);
  });

  it('has at least 16 ends without a jump, a landing or a swing', () => {
    const ends = of('finisher');
    expect(ends.length).toBeGreaterThanOrEqual(16);
    expect(sumLoads(ends.map(({ training }) => training?.load))).toEqual({
      jumps: 0,
      landings: 0,
      swings: 0,
    });
  });
});

/** All that may be there, and any part of it. */
const EVERYTHING_OR_LESS = Array.from({ length: 2 ** EQUIPMENT.length }, (_, set) => {
  const has = EQUIPMENT.filter((_, index) => Math.floor(set / 2 ** index) % 2 === 1);
  return [has.join(' and ') || 'nothing', has] as const;
});

/** Alike in half of what tells drills apart; without a ball no more can be asked of what lives by one. */
function isLike(swap: PlannedTask, one: PlannedTask, has: readonly Equipment[]): boolean {
  return likeness(swap, one) >= (has.includes('ball') ? 2 : 1);
}

const isOfHome = ({ needs }: PlannedTask) => needs.every((thing) => thing === 'ball' || thing === 'wall');

/** All that may take a drill's place, by category, at its own dose. */
const OWN_DOSES = Map.groupBy(
  drills
    .filter(({ training }) => training?.purpose === 'main')
    .map((drill) => ({ ...plannedTask(drill, drill.dose), category: drill.category })),
  ({ category }) => category,
);

describe.each(PLANS)(
  'the plan of $name',
  ({ category, main, totalWeeks, warmUps, finishers, swaps, regimenId }) => {
    const source = programs.find(({ id }) => id === regimenId);
    const weeks = Array.from({ length: totalWeeks }, (_, week) =>
      main.slice(week * MAIN_PER_WEEK, (week + 1) * MAIN_PER_WEEK),
    );
    const loadOf = (week: (typeof weeks)[number]) => sumLoads(week.map(({ load }) => load));

    it('has twenty main drills a week, each within what a day may hold', () => {
      expect(main).toHaveLength(MAIN_PER_WEEK * totalWeeks);
      expect(main.filter(({ load }) => !fitsInto(MAX_A_DAY, load)).map(({ name }) => name)).toEqual([]);
    });

    it('leaves it to warm-ups to get shoulders, fingers and wrists ready, where they are not what is trained', () => {
      const prepares = main.filter(
        ({ drillId, skill }) =>
          skill === 'care' && library.get(drillId ?? '')?.training?.prepares && category !== 'conditioning',
      );
      expect(prepares.map(({ name }) => name)).toEqual([]);
    });

    it('has nothing of its category that teaches what its author does not', () => {
      if (!source) throw new Error('each plan is of a program');
      const skillOf = (id: string | null) => library.get(id ?? '')?.training?.skill;
      const own = ({ drillId }: { drillId: string | null }) => drillId?.startsWith(`${category}/`);
      const written = source.weeks.flatMap(({ sessions }) => sessions.flat()).map(({ drill }) => drill);
      const taught = new Set(written.filter((id) => id.startsWith(`${category}/`)).map(skillOf));
      const foreign = [...main, ...swaps].filter((one) => own(one) && !taught.has(skillOf(one.drillId)));
      expect([...new Set(foreign.map(({ drillId }) => drillId))]).toEqual([]);
    });

    it('lets only such work as it has itself take the place of what is too much', () => {
      if (!source) throw new Error('each plan is of a program');
      const written = new Set(
        source.weeks.flatMap(({ sessions }) => sessions.flat()).map(({ drill }) => drill),
      );
      const strange = main.filter(({ drillId }) => !written.has(drillId ?? ''));
      expect([...new Set(strange.map(({ drillId }) => drillId))]).toEqual([]);
    });

    it('holds no muscle long before work that needs it', () => {
      expect(main.map(({ drillId }) => drillId)).not.toContain('conditioning/cool-down-stretch');
    });

    it('grows by a tenth a week at most, but for what a first week may hold, and has its lighter weeks', () => {
      if (!source) throw new Error('each plan is of a program');
      const least = FIRST_WEEK[source.difficulty];
      const loads = weeks.map(loadOf);
      const isLighter = (index: number) => totalWeeks >= 6 && (index + 1) % 4 === 0;
      const full = loads.filter((_, index) => !isLighter(index));
      for (const [index, load] of full.entries()) {
        for (const kind of KINDS) {
          const grown = Math.floor(1.1 * (full[index - 1]?.[kind] ?? 0));
          expect(load[kind], `full week ${index + 1}: ${kind}`).toBeLessThanOrEqual(
            Math.max(least[kind], grown),
          );
        }
      }
      for (const [index, load] of loads.entries()) {
        if (!isLighter(index)) continue;
        for (const kind of KINDS) {
          const fullest = Math.max(...loads.slice(index - 3, index).map((before) => before[kind]));
          // What is next to nothing needs to be no less.
          const most = Math.max((2 / 3) * fullest, least[kind] / 4);
          expect(load[kind], `week ${index + 1}: ${kind}`).toBeLessThanOrEqual(most);
        }
      }
    });

    it('is content as calls and phones know it', () => {
      if (!source) throw new Error('each plan is of a program');
      expect(programContent.safeParse(contentOf(program.parse(source), library)).error).toBeUndefined();
    });

    it('asks of no drill less than half of its own dose, unless its author does', () => {
      if (!source) throw new Error('each plan is of a program');
      const { program: compiled } = contentOf(program.parse(source), library);
      const written = source.weeks.flatMap(({ sessions }) => sessions.flat());
      const volume = (dose: Dose | undefined) => (dose ? volumeOf(dose) : Infinity);
      const tooLittle = compiled.weeks
        .flatMap(({ sessions }) => sessions.flat())
        .filter(({ drill, dose }, place) => {
          const own = library.get(drill)?.dose;
          const asked = written[place]?.drill === drill ? written[place]?.dose : undefined;
          return own && volume(dose) < Math.min(volumeOf(smaller(own, 0.5)), volume(asked));
        });
      expect(tooLittle).toEqual([]);
    });

    it.each(EVERYTHING_OR_LESS)(
      'has something like it where what a drill needs is not there (%s)',
      (_, has) => {
        const lacking = main.filter(({ needs }) => !canDoWith(has, needs));
        const isFor = (one: PlannedTask) =>
          swaps
            .map((swap) => heldTo(one.load, swap))
            .some(
              (swap) => canDoWith(has, swap.needs) && fitsInto(one.load, swap.load) && isLike(swap, one, has),
            );
        expect(lacking.filter((one) => !isFor(one)).map(({ name }) => name)).toEqual([]);
      },
    );

    it.each(EVERYTHING_OR_LESS)(
      'puts what teaches the same in the place of a drill, where there is such a one (%s)',
      (_, has) => {
        const canTake = (one: PlannedTask, swap: PlannedTask) =>
          canDoWith(has, swap.needs) && fitsInto(one.load, heldTo(one.load, swap).load);
        const teachesSame = (one: PlannedTask) => (swap: PlannedTask) =>
          swap.skill === one.skill && isOfHome(swap) && canTake(one, swap);
        const otherwise = main.filter((one) => {
          if (canDoWith(has, one.needs) || !one.drillId?.startsWith(`${category}/`)) return false;
          const suiting = swaps.filter((swap) => canTake(one, swap));
          const best = Math.max(...suiting.map((swap) => likeness(swap, one)));
          const chosen = suiting.filter((swap) => likeness(swap, one) === best);
          return !chosen.some(teachesSame(one)) && OWN_DOSES.get(category)?.some(teachesSame(one));
        });
        expect([...new Set(otherwise.map(({ drillId }) => drillId))]).toEqual([]);
      },
    );

    it.each(BODY_PARTS)('can be begun and ended with a sore %s', (part) => {
      for (const around of [warmUps, finishers])
        expect(around.filter(({ parts }) => !parts.includes(part)).length).toBeGreaterThan(0);
    });

    it('can be begun and ended, and be done at home, any day', () => {
      expect(warmUps.length).toBeGreaterThanOrEqual(8);
      expect(finishers.length).toBeGreaterThanOrEqual(5);
      const calm = swaps.filter(
        ({ needs, load }) => fitsInto(NO_LOAD, load) && needs.every((thing) => thing === 'ball'),
      );
      expect(calm.length).toBeGreaterThanOrEqual(4);
      expect(
        swaps.flatMap(({ needs }) => needs.filter((thing) => thing !== 'ball' && thing !== 'wall')),
      ).toEqual([]);
    });
  },
);
