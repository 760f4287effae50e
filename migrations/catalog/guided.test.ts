import { program } from 'sync-protocol/entities/training/program';
import { guidedSteps } from 'sync-protocol/rules/training/guided';
import { timedSeconds } from 'sync-protocol/testing/timed-seconds';
import { COMEBACK_SHARES, easedPlan } from 'sync-protocol/rules/tasks/dealing/comeback';
import { contentOf } from 'sync-protocol/rules/training/compile-plan';
import { volumeOf } from 'sync-protocol/rules/training/load';
import { asLongAs } from 'sync-protocol/rules/training/longer';
import { minutesOf } from 'sync-protocol/rules/training/minutes';
import { drillsOf } from 'sync-protocol/rules/training/plan';
import { describe, expect, it } from 'vitest';
import { GUIDED_IDS } from './guided.ts';
import { drills, programs } from './index.ts';
import { PACED_IDS } from './drill-facts/paces.ts';
import { PLANS } from './testing/season.ts';

const library = new Map(drills.map((drill) => [drill.id, drill]));
const guided = drills.map((drill) => ({ drill, steps: guidedSteps(drill.dose, drill.minutes, drill) }));

/** Guides that name a rest between two repetitions only, or one more in the middle. */
const OTHER_RESTS = [
  'serving/approach-jump-stick',
  'serving/eight-second-serve',
  'serving/jump-serve-halves',
  'conditioning/reaction-starts',
  'conditioning/jump-test',
  'conditioning/rally-intervals',
];

const RESTING = /\b(rest|between sets|walk for|walk and breathe|shake your legs)\b/i;
/** How long a position is held. */
const HOLD =
  /\b(?:hold|freeze|held|frozen|press|push|squeeze|sink|wait|pause)\b[^.]*?\b(two|three) (?:seconds|counts)\b/gi;
/** How long a player waits before the next repetition, not the next set. */
const WAIT =
  /(?:\b(?:rest (?:for )?(?:at least )?)(?:\w+ to )?(ten|fifteen)\b|\b(ten|fifteen|twenty) seconds (?:of rest )?(?:apart|between(?! sets)|until)|at least (thirty) seconds of rest)/gi;
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  ninety: 90,
};

const COUNTED = ['', 'first', 'second', 'third', 'fourth'];

/** The times that a sentence names: "two to three minutes", "half a minute", "30 seconds". */
function secondsNamed(sentence: string): number[] {
  const times = sentence.matchAll(/(half )?([\w-]+)(?: to ([\w-]+))? (seconds?|minutes?)\b/gi);
  return [...times].flatMap(([, half, from = '', to = '', unit = '']) =>
    [from, to]
      .map((word) => NUMBERS[word.toLowerCase()] ?? Number(word || NaN))
      .filter((number) => !Number.isNaN(number))
      .map((number) => number * (unit.startsWith('minute') ? 60 : 1) * (half ? 0.5 : 1)),
  );
}

describe('what gym mode guides by', () => {
  it('is written for drills that there are', () => {
    expect(GUIDED_IDS.filter((id) => !library.has(id))).toEqual([]);
  });

  it('leads through every warm-up part by part, along the steps of its guide', () => {
    const loose = drills.filter(({ dose, training, segments = [], guide }) => {
      const shown = [...new Set(segments.map(({ step }) => step))];
      return (
        'minutes' in dose &&
        training?.purpose === 'warm-up' &&
        (shown.length !== guide.steps.length || shown.some((step, index) => step !== index))
      );
    });
    // Its last step says to repeat the others.
    expect(loose.map(({ id }) => id)).toEqual(['conditioning/mobility-flow']);
  });

  it('shows with a part a step that there is, and has parts that together are the dose', () => {
    const off = drills.filter(({ dose, segments, guide }) => {
      if (!segments) return false;
      const whole = 'minutes' in dose ? 60 * dose.minutes : 'seconds' in dose ? dose.seconds : 0;
      const sum = segments.reduce((total, { seconds }) => total + seconds, 0);
      return sum !== whole || segments.some(({ step = 0 }) => step >= guide.steps.length);
    });
    expect(off.map(({ id }) => id)).toEqual([]);
  });

  it('rests as long as the guide says', () => {
    const off = drills.filter(({ dose, rest, guide }) => {
      const named = guide.steps.flatMap((step) => step.split(/[.!?]/)).filter((one) => RESTING.test(one));
      const seconds = named.map(secondsNamed).filter((some) => some.length > 0);
      return !('minutes' in dose) && seconds.length > 0 && !seconds.flat().includes(rest ?? 0);
    });
    expect(off.map(({ id }) => id)).toEqual(OTHER_RESTS);
  });

  it('takes sides in turn where the guide does', () => {
    const each = drills.filter(({ dose, guide }) => {
      const isInTurn = /(repetition for each side|go again to the other side|change sides|the other way)\b/i;
      const isOneByOne = /(finish one (side|leg)|do all of one side)/i;
      const steps = guide.steps.join(' ');
      return 'perSide' in dose && isInTurn.test(steps) && !isOneByOne.test(steps);
    });
    const guidedInTurn = guided.filter(({ steps }) =>
      steps.some((one) => 'side' in one && one.side === 'each'),
    );
    expect(guidedInTurn.map(({ drill }) => drill.id)).toEqual(
      expect.arrayContaining(each.map(({ id }) => id)),
    );
    expect(each.length).toBeGreaterThan(5);
  });

  it('says which side a set is for, and gives each side as many sets in every program, after a pause as well', () => {
    const eased = PLANS.flatMap((plan) => [1, ...COMEBACK_SHARES].map((share) => easedPlan(plan, share)));
    const dealt = eased.flatMap(drillsOf).flatMap((one) => [one, asLongAs(1.5 * one.minutes, one)]);
    const sided = drills.filter(({ turns = [] }) => turns.some((turn) => /^(left|pushed)/i.test(turn)));
    expect(sided.length).toBe(3);
    for (const { id, dose: own, turns = [] } of sided) {
      const all = [own, ...dealt.flatMap(({ drillId, dose }) => (drillId === id && dose) || [])];
      expect(
        all.filter((dose) => !('seconds' in dose) || dose.sets % turns.length !== 0),
        id,
      ).toEqual([]);
    }
    expect(drills.filter(({ turns, dose }) => turns && !('seconds' in dose))).toEqual([]);
  });

  it('names no set that a dose does not have, in any program, after a pause as well', () => {
    const eased = PLANS.flatMap((plan) => [1, ...COMEBACK_SHARES].map((share) => easedPlan(plan, share)));
    const dealt = eased
      .flatMap(drillsOf)
      .flatMap(({ drillId, dose }) => (drillId === null ? [] : [{ id: drillId, dose }]));
    const off = [...drills, ...dealt].filter(({ id, dose }) => {
      const { technique = '', steps = [], mistakes = [], tips = [] } = library.get(id)?.guide ?? {};
      const texts = [technique, ...steps, ...mistakes, ...tips].join(' ');
      const named = [...texts.matchAll(/\b(second|third|fourth) set\b/gi)];
      const highest = Math.max(...named.map(([, nth = '']) => COUNTED.indexOf(nth.toLowerCase())));
      return dose && 'sets' in dose && dose.sets < highest;
    });
    expect([...new Set(off.map(({ id }) => id))]).toEqual([]);
  });

  it('has for each guide that changes sides or roles from set to set their names', () => {
    const changing = /(change (sides|legs)|changes the side|change with each set)/i;
    const unnamed = drills.filter(
      ({ dose, guide, turns, segments }) =>
        'seconds' in dose && !turns && !segments && changing.test(guide.steps.join(' ')),
    );
    expect(unnamed.map(({ id }) => id)).toEqual([]);
  });

  it('takes the minutes that are read, in every drill and at every dose of every program', () => {
    const doses = programs.flatMap((one) =>
      contentOf(program.parse(one), library).program.weeks.flatMap(({ sessions }) => sessions.flat()),
    );
    const all = [...drills.map(({ id, dose }) => ({ drill: id, dose })), ...doses];
    const off = all.flatMap(({ drill: id, dose }) => {
      const drill = library.get(id);
      if (!drill || !dose) return [];
      const minutes = minutesOf(dose, drill);
      const counted = 'reps' in dose ? volumeOf(dose) * (drill.secondsPerRep ?? 0) : 0;
      const left = 60 * minutes - timedSeconds(guidedSteps(dose, minutes, drill)) - counted;
      // A stretch of minutes is guided to the second; beside sets there is time to get ready.
      const isWhole = 'minutes' in dose ? left === 0 : left >= 30 && left < 90;
      return isWhole ? [] : [`${id} ${JSON.stringify(dose)}: ${left} s`];
    });
    expect(off).toEqual([]);
    expect(drills.filter((drill) => drill.minutes !== minutesOf(drill.dose, drill))).toEqual([]);
  });

  it('has the minutes for what the breathing reset asks: ten long breaths, then three runs, each with its calm', () => {
    const reset = library.get('conditioning/breathing-reset');
    const seconds = (name: string) =>
      (reset?.segments ?? []).filter((one) => one.name === name).map((one) => one.seconds);
    const aBreath = 3 + 5;
    expect(seconds('Ten slow breaths')[0]).toBeGreaterThanOrEqual(10 * aBreath);
    expect(seconds('Run on the spot')).toEqual([20, 20, 20]);
    expect(Math.min(...seconds('Breathe, and count'))).toBeGreaterThanOrEqual(5 * aBreath);
  });

  it('gives each drill of repetitions the pace of one kind, and no other drill one', () => {
    const counted = drills.filter(({ dose }) => 'reps' in dose).map(({ id }) => id);
    expect(PACED_IDS.toSorted()).toEqual(counted.toSorted());
    expect(
      drills.filter(({ dose, secondsPerRep }) => 'reps' in dose !== (secondsPerRep !== undefined)),
    ).toEqual([]);
  });

  it.each([
    ['holds', HOLD, 2],
    ['waits', WAIT, 4],
  ] as const)('has time in a repetition for what its guide %s', (_, says, beside) => {
    const asking = drills.flatMap(({ id, guide, secondsPerRep: pace }) => {
      const named = pace ? guide.steps.flatMap((step) => [...step.matchAll(says)]) : [];
      const times = named.flatMap(([, ...words]) =>
        words.flatMap((word) => NUMBERS[word?.toLowerCase() ?? ''] ?? []),
      );
      return times.length > 0 && pace ? [{ id, pace, least: Math.max(...times) + beside }] : [];
    });
    expect(asking.filter(({ pace, least }) => pace < least)).toEqual([]);
    expect(asking.length).toBeGreaterThan(10);
  });

  it('has time in a repetition for the way back that its guide names', () => {
    const back = /\b(?:walk|jog|run) (?:slowly )?back\b|\bwalking back\b|\bback to (?:base|the start)\b/i;
    const tooQuick = drills.filter(
      ({ guide, secondsPerRep = 60 }) => secondsPerRep < 7 && guide.steps.some((step) => back.test(step)),
    );
    // One pushes back with a leg, the other walks back between sets.
    expect(tooQuick.map(({ id }) => id)).toEqual(['passing/dig-shadow', 'conditioning/a-skips']);
  });

  it('rests longest after full jumps', () => {
    const jumps = drills.filter(
      ({ training, dose }) => training && training.load.jumps > 0 && 'reps' in dose,
    );
    expect(jumps.filter(({ rest }) => rest !== undefined && rest < 45).map(({ id }) => id)).toEqual([]);
    expect(jumps.length).toBeGreaterThan(20);
  });
});
