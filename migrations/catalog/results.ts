import type { Drill } from 'sync-protocol/entities/training/program';

type Kind = NonNullable<Drill['result']>;
type Marks = readonly [beginner: number, intermediate: number, advanced: number];

const kind =
  (unit: Kind['unit']) =>
  (what: string, max: number, marks: Marks): Kind => ({ what, unit, max, marks: [...marks] });
const times = kind('times');
const points = kind('points');
const centimetres = kind('centimetres');

/**
 * Drills that take a result, what counts, the most that is possible, and what players of each level reach. The
 * benchmarks are our own choice, to have something to aim at; the player's own best is what matters.
 */
const RESULTS: Readonly<Record<string, Kind>> = {
  'serving/ten-equal-tosses': times('Longest row of tosses on your mark', 100, [4, 7, 10]),
  'serving/wall-serve-streak': times('Longest row of clean serves', 200, [3, 8, 15]),
  'serving/end-line-tens': times('Serves in, of thirty', 30, [15, 21, 26]),
  'serving/serve-versus-passer': points('Your points, up to 15', 15, [6, 10, 15]),
  'serving/race-to-25': points('Your points, up to 25', 25, [10, 18, 25]),
  'passing/one-minute-control': times('Good passes in your best minute', 120, [15, 30, 45]),
  'passing/wall-streak': times('Longest row of wall passes', 1000, [10, 30, 60]),
  'passing/three-touch-pepper': times('Longest rally, in rounds', 500, [3, 8, 15]),
  'passing/perfect-pass-streak': times('Longest row of target passes', 100, [2, 3, 6]),
  'passing/receive-to-fifteen': points('Your points, up to 15', 15, [6, 10, 15]),
  'setting/spin-check': times('Sets without spin, of 24', 24, [10, 16, 21]),
  'setting/wall-square': times('Hits in the square, of 36', 36, [12, 22, 30]),
  'setting/one-minute-wall': times('Clean touches in your best minute', 200, [30, 50, 70]),
  'setting/streak-and-step': times('Half steps back from the first place', 40, [2, 5, 9]),
  'setting/ten-in-a-row': times('Longest row of clean sets', 500, [5, 10, 20]),
  'setting/setter-game-to-fifteen': points('Your points, up to 15', 16, [6, 10, 15]),
  'hitting/wall-streak-hits': times('Longest row of hits', 1000, [8, 20, 40]),
  'hitting/control-pepper': times('Longest rally, in hits', 500, [5, 12, 25]),
  'blocking/clean-ten': points('Score of your better ten, of 40', 40, [24, 32, 37]),
  'conditioning/stick-ten': points('Score of your better ten, of 30', 30, [18, 24, 28]),
  'conditioning/jump-test': centimetres('Highest jump above your reach', 130, [25, 38, 52]),
  'conditioning/broad-jump-stick': centimetres('Longest jump that you held', 400, [120, 160, 200]),
  'conditioning/tired-hands': times('Clean touches, of forty', 40, [20, 30, 37]),
  'conditioning/fit-check': times('Squats and push-ups together', 300, [40, 60, 80]),
  'conditioning/balance-test': {
    ...times('Touch-downs, both legs, eyes closed', 100, [10, 5, 1]),
    lowerIsBetter: true,
  },
};

/** A drill with what can be measured in it. */
export function withResult(drill: Drill): Drill {
  const result = RESULTS[drill.id];
  return result ? { ...drill, result } : drill;
}

/** The ids that the table names, so that a test can say which of them no drill has. */
export const MEASURED_IDS: readonly string[] = Object.keys(RESULTS);
