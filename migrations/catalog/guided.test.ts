import { guidedSteps, timedSeconds } from 'sync-protocol/rules/training/guided';
import { volumeOf } from 'sync-protocol/rules/training/load';
import { describe, expect, it } from 'vitest';
import { GUIDED_IDS } from './guided.ts';
import { drills } from './index.ts';

const library = new Map(drills.map((drill) => [drill.id, drill]));
const guided = drills.map((drill) => ({ drill, steps: guidedSteps(drill.dose, drill.minutes, drill) }));

describe('what gym mode guides by', () => {
  it('is written for drills that there are', () => {
    expect(GUIDED_IDS.filter((id) => !library.has(id))).toEqual([]);
  });

  it('leads through every warm-up part by part, each with the step of its guide', () => {
    const loose = drills.filter(
      ({ dose, training, segments, guide }) =>
        'minutes' in dose &&
        training?.purpose === 'warm-up' &&
        (segments?.length !== guide.steps.length || segments.some(({ step }, index) => step !== index)),
    );
    expect(loose.map(({ id }) => id)).toEqual(['conditioning/mobility-flow']);
  });

  it('takes as long as the drill says: to the second where it has parts, else with time to get ready', () => {
    const minutesOf = ({ drill: { dose, minutes } }: (typeof guided)[number]) =>
      'minutes' in dose ? dose.minutes : minutes;
    const off = guided
      .filter(({ drill }) => !('reps' in drill.dose))
      .map((one) => ({ id: one.drill.id, off: 60 * minutesOf(one) - timedSeconds(one.steps), one }))
      .filter(({ off: seconds, one }) =>
        'minutes' in one.drill.dose ? seconds !== 0 : seconds < 0 || seconds > 130,
      );
    expect(off.map(({ id, off: seconds }) => `${id}: ${seconds} s`)).toEqual([]);
  });

  it('leaves each repetition beside the rests its time', () => {
    const paces = guided
      .filter(({ drill }) => 'reps' in drill.dose)
      .map(({ drill, steps }) => ({
        id: drill.id,
        pace: (60 * drill.minutes - timedSeconds(steps)) / volumeOf(drill.dose),
      }));
    expect(paces.filter(({ pace }) => pace < 2.5 || pace > 60)).toEqual([]);
  });

  it('rests longest after full jumps', () => {
    const jumps = drills.filter(
      ({ training, dose }) => training && training.load.jumps > 0 && 'reps' in dose,
    );
    expect(jumps.filter(({ rest }) => rest !== undefined && rest < 45).map(({ id }) => id)).toEqual([]);
    expect(jumps.length).toBeGreaterThan(20);
  });
});
