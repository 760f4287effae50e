import type { Drill } from 'sync-protocol/entities/training/program';

type Kind = NonNullable<Drill['result']>;
type Mark = number | null;
type Marks = readonly [beginner: Mark, intermediate: Mark, advanced: Mark];

const kind =
  (unit: Kind['unit']) =>
  (what: string, max: number, marks: Marks = [null, null, null]): Kind => ({
    what,
    unit,
    max,
    marks: [...marks],
  });
const times = kind('times');
const points = kind('points');
const seconds = kind('seconds');
const centimetres = kind('centimetres');
const fewer = (than: Kind): Kind => ({ ...than, lowerIsBetter: true });

/** It takes so many sets, each of so many repetitions or minutes, or of just so many seconds; more do no harm. */
const inSets = (sets: number, each: number, of: Kind): Kind => ({ ...of, takes: { sets, each } });
/** It takes just so much: a count of thirty balls says nothing beside one of twenty. */
const inAll = (sets: number, each: number, of: Kind): Kind => ({ ...of, takes: { sets, each, isAll: true } });
/** Results before were of another measure: they stay apart. */
const anew = (of: Kind): Kind => ({ ...of, version: 2 });

/** What a guide calls a good number, and a strong one; one that it calls good to begin with comes first. */
const good = (number: number, strong: Mark = null): Marks => [null, number, strong];
const strong = (number: number): Marks => [null, null, number];
const toBegin = (number: number, later: Mark = null): Marks => [number, null, later];

/**
 * Tests and games of each category: their benchmarks are our own choice, to have something to aim at. The lowest of one
 * stays as it is, unless it is measured anew: who has reached it is counted, for a badge.
 */
const TESTS: Readonly<Record<string, Kind>> = {
  'serving/ten-equal-tosses': times('Longest row of tosses on your mark', 100, [4, 7, 10]),
  'serving/wall-serve-streak': inSets(1, 12, times('Longest row of clean serves', 200, [3, 8, 12])),
  'serving/end-line-tens': anew(inSets(1, 10, times('Serves in, best ten', 10, [5, 7, 9]))),
  'serving/serve-versus-passer': points('Your points, up to 15', 15, [6, 10, 15]),
  'serving/race-to-25': points('Your points, up to 25', 25, [10, 18, 25]),
  'passing/one-minute-control': inSets(1, 60, times('Good passes in your best minute', 120, [15, 30, 45])),
  'passing/wall-streak': inSets(2, 30, times('Longest row of wall passes', 1000, [10, 30, 60])),
  'passing/three-touch-pepper': times('Longest rally, in rounds', 500, [3, 8, 15]),
  'passing/perfect-pass-streak': times('Longest row of target passes', 100, [2, 3, 6]),
  'passing/receive-to-fifteen': points('Your points, up to 15', 15, [6, 10, 15]),
  'setting/spin-check': inAll(2, 12, times('Sets without spin, of 24', 24, [10, 16, 21])),
  'setting/wall-square': anew(inSets(1, 12, times('Hits in the square, best twelve', 12, [4, 7, 10]))),
  'setting/one-minute-wall': inSets(1, 60, times('Clean touches in your best minute', 200, [30, 50, 70])),
  'setting/streak-and-step': times('Half steps back from the first place', 40, [2, 5, 9]),
  'setting/ten-in-a-row': times('Longest row of clean sets', 500, [5, 10, 20]),
  'setting/setter-game-to-fifteen': points('Your points, up to 15', 16, [6, 10, 15]),
  'hitting/wall-streak-hits': inSets(1, 20, times('Longest row of hits', 1000, [8, 14, 20])),
  'hitting/control-pepper': times('Longest rally, in hits', 500, [5, 12, 25]),
  'blocking/clean-ten': inSets(1, 10, points('Score of your better ten, of 40', 40, [24, 32, 37])),
  'conditioning/stick-ten': inSets(1, 10, points('Score of your better ten, of 30', 30, [18, 24, 28])),
  'conditioning/jump-test': centimetres('Highest jump above your reach', 130, [25, 38, 52]),
  'conditioning/broad-jump-stick': centimetres('Longest jump that you held', 400, [120, 160, 200]),
  'conditioning/tired-hands': inAll(4, 10, times('Clean touches, of forty', 40, [20, 30, 37])),
  'conditioning/fit-check': inAll(1, 6, times('Squats and push-ups together', 300, [40, 60, 80])),
  'conditioning/balance-test': inSets(
    2,
    30,
    fewer(times('Touch-downs, both legs, eyes closed', 100, [10, 5, 1])),
  ),
};

/** What other guides tell the player to count, score or time. Their benchmarks stand in the guide, where it has one. */
const COUNTED: Readonly<Record<string, Kind>> = {
  'serving/toss-and-drop': anew(inSets(1, 10, times('Tosses on the mark, best ten', 10))),
  'serving/turn-and-toss': inAll(3, 8, times('Catches on the line, of 24', 24, good(18))),
  'serving/toss-race': inAll(3, 12, times('Games won, of three', 3, good(1, 2))),
  'serving/whistle-clock': inAll(8, 30, points('Points, of eight', 8, good(6))),
  'serving/heartbeat-toss': inAll(8, 30, times('Tosses on the spot, of eight', 8, good(6))),
  'serving/wall-float-hits': anew(inSets(1, 7, times('Clean hits without spin, best seven', 7))),
  'serving/four-corner-wall': anew(inSets(1, 6, points('Score of your best six, of 12', 12))),
  'serving/step-back-serves': times('Steps back from your first place', 20),
  'serving/flat-flight-window': inSets(1, 8, points('Score of your best eight, of 16', 16)),
  'serving/deep-third': inSets(1, 8, points('Score of your best eight, of 16', 16)),
  'serving/short-drop': inSets(1, 8, points('Score of your best eight, of 16', 16)),
  'serving/six-zone-tour': inSets(1, 12, times('Zones in order with twelve serves', 6)),
  'serving/corner-pockets': inSets(1, 8, points('Score of your best eight, of 24', 24, strong(12))),
  'serving/seam-serves': inSets(1, 8, points('Score of your best eight, of 16', 16)),
  'serving/repeat-the-zone': anew(inSets(1, 12, times('Zones ticked off with twelve serves', 6, strong(3)))),
  'serving/partner-call-zone': inSets(1, 10, times('Serves in the called zone, best ten', 10, good(5))),
  'serving/noisy-gym': inSets(1, 8, times('Good serves with noise, of eight', 8)),
  'serving/serve-then-defend': inAll(2, 8, points('Serve in and dig playable, of 16', 16)),
  'serving/eight-second-serve': anew(inSets(1, 6, times('Tired serves in, best six', 6))),
  'serving/game-point-serves': inSets(1, 6, times('Good serves of your best six', 6, good(4))),
  'serving/jump-serve-halves': inAll(3, 5, points('Score of all fifteen, of 30', 30, strong(20))),
  'serving/jump-serve-mix': inSets(1, 6, points('Points minus misses, best six', 6, good(3, 5))),
  'passing/match-video-reading': inSets(1, 6, times('Right answers, of twenty', 20, toBegin(12))),
  'passing/basket-pass': inSets(1, 8, points('Score of your best eight, of 16', 16, toBegin(8))),
  'passing/wall-square': anew(inSets(1, 12, times('Passes in the square, best twelve', 12))),
  'passing/wall-run-through': inSets(1, 6, times('Playable balls of your best six', 6)),
  'passing/partner-toss-pass': inSets(1, 12, times('Catches without a step, best twelve', 12, good(8))),
  'passing/turn-on-call': inSets(1, 8, times('Playable passes of your best eight', 8)),
  'passing/receive-short-court': inSets(1, 10, points('Score of your best ten, of 30', 30, good(20))),
  'passing/receive-three-lanes': inAll(3, 8, points('Points of all three lanes, of 72', 72, good(48))),
  'passing/read-the-server': inSets(1, 10, times('Right calls of your best ten', 10)),
  'passing/float-with-hands': inSets(1, 8, points('Score of your best eight, of 24', 24)),
  'passing/seam-share': inSets(1, 10, points('Your points of the best ten', 10)),
  'passing/fast-serve-receive': inSets(1, 7, points('Score of your best seven, of 14', 14)),
  'passing/receive-and-go': inAll(2, 8, points('Good pass and job done, of 16', 16)),
  'passing/tip-or-hit': inSets(1, 8, times('Playable balls of your best eight', 8, strong(6))),
  'passing/in-or-out': inSets(1, 10, times('Right decisions of your best ten', 10)),
  'passing/free-ball-first': inSets(1, 10, times('Target passes of your best ten', 10, strong(9))),
  'setting/setter-triangle': inSets(1, 20, times('Clean rounds in your best set', 20)),
  'setting/lying-sets': times('Longest row of touches', 500, good(8, 15)),
  'setting/one-hand-touches': times('Longest row with the weaker hand', 200, good(6)),
  'setting/wall-sets-close': inSets(1, 20, times('Silent touches of your best twenty', 20)),
  'setting/wall-sets-long': inSets(1, 15, times('Sets without a bounce, best fifteen', 15)),
  'setting/wall-chase-set': inSets(1, 8, points('Score of your best eight, of 16', 16, good(10))),
  'setting/tempo-ladder-wall': inSets(1, 9, times('Sets on the mark, best nine', 9)),
  'setting/toss-move-set': inSets(1, 10, times('Catches without a step, best ten', 10)),
  'setting/late-call-sets': inSets(1, 10, times('Right sets of your best ten', 10, good(7))),
  'setting/box-landing': inSets(1, 10, times('Sets in the box of your best ten', 10, toBegin(6, 8))),
  'setting/shoot-to-the-pin': inSets(1, 8, points('Score of your best eight, of 16', 16)),
  'setting/dump-or-set': inSets(1, 8, points('Right and well played, best eight', 8)),
  'setting/same-shape-four-sets': inSets(1, 8, points('Sets before the point, best eight', 8)),
  'setting/late-eyes': inSets(1, 8, times('Right answers of your best eight', 8)),
  'setting/dig-to-set': inSets(1, 6, times('Sets that could be hit, best six', 6)),
  'setting/back-set-partner': inSets(1, 8, times('Near the towel of your best eight', 8, good(6))),
  'setting/three-hitter-deal': points('Score of your better ten, of 20', 20, strong(14)),
  'hitting/off-hand-control': inSets(1, 10, times('High elbow and spin, best ten', 10)),
  'hitting/wall-two-windows': anew(inSets(1, 7, times('Windows hit of your best seven', 7, good(4, 6)))),
  'hitting/wall-roll-shot': anew(inSets(1, 6, times('Good rolls of your best six', 6))),
  'hitting/wall-tool-edge': inSets(1, 8, points('Score of your best eight, of 16', 16, strong(12))),
  'hitting/see-the-hands': anew(inSets(2, 4, times('Right calls of your best eight', 8, good(6)))),
  'hitting/read-the-rebound': inSets(1, 6, times('Good positions of your best six', 6)),
  'hitting/call-the-shot': anew(inSets(1, 6, points('Right shots of your best six', 6, good(5)))),
  'hitting/cover-and-reload': anew(times('Longest row of balls played up', 15)),
  'hitting/self-toss-net': anew(inSets(1, 6, points('Score of your best six, of 12', 12))),
  'hitting/line-and-cross': inSets(1, 6, points('Score of your best six, of 12', 12)),
  'hitting/out-of-system-swing': inSets(1, 4, points('Score of your best four, of 8', 8)),
  'hitting/tips-over-block': anew(inSets(1, 4, points('Score of your best four, of 8', 8))),
  'hitting/bad-set-good-choice': anew(inSets(1, 4, points('Score of your best four, of 8', 8, good(2, 3)))),
  'hitting/tool-the-hands': anew(inSets(1, 4, points('Off the hand and out, best four', 4))),
  'hitting/ten-ball-score': inSets(1, 10, points('Sum of your better ten', 40, good(15, 20))),
  'hitting/shots-ladder': anew(inSets(1, 4, times('Rung after four minutes, of six', 6, good(3, 5)))),
  'blocking/line-drift-check': inSets(1, 6, times('Straight landings, best six', 6)),
  'blocking/wall-touch': centimetres('Highest touch above your reach', 130),
  'blocking/rebound-hands': inSets(1, 12, times('Clean ones of your best twelve', 12)),
  'blocking/card-flip-read': inSets(1, 8, times('Right first steps, best eight', 8)),
  'blocking/watch-and-call': inSets(1, 8, points('Right calls in eight minutes', 200)),
  'blocking/net-gauntlet': inSets(1, 6, points('Score of your best six', 6)),
  'blocking/two-as-one': inSets(1, 4, points('Score of your best four, of 12', 12, strong(9))),
  'blocking/thrown-ball-block': inSets(1, 6, points('Down inside the attack line, best six', 6, good(4))),
  'blocking/front-or-back': inSets(1, 6, points('Score of your best six, of 12', 12)),
  'blocking/tip-or-swing': inSets(1, 8, times('Right answers of your best eight', 8)),
  'blocking/three-lane-race': inSets(1, 5, points('Score of your best five, of 10', 10)),
  'conditioning/core-plank-series': seconds('Longest set with level hips', 180),
  'conditioning/side-plank': seconds('Longest hold, the same on both sides', 180),
  'conditioning/wall-sit': seconds('Longest calm hold', 300),
  'conditioning/breathing-reset': inAll(1, 6, fewer(times('Breaths until you were calm', 60))),
  'conditioning/line-hops': inSets(1, 12, times('Quiet contacts in your best set', 100)),
  'conditioning/approach-reach': centimetres('Highest touch above your reach', 150),
  'conditioning/court-shuttle': fewer(seconds('Time of your best run', 300)),
  'conditioning/rally-intervals': inSets(1, 15, times('Floor touches in one interval', 60)),
  'conditioning/four-corner-defence': inSets(1, 20, times('Corners in your last set', 40)),
  'conditioning/five-set-ladder': inAll(1, 12, times('Rounds of your worst bout', 60)),
  'conditioning/balance-catch': inSets(1, 8, fewer(times('Touch-downs in your best set', 50, strong(0)))),
  'conditioning/split-jumps': anew(inSets(1, 2, times('Still landings of your best four', 4))),
};

/** Drills that take a result: what counts, the most that is possible, and what to aim at; a player's own best matters. */
const RESULTS: Readonly<Record<string, Kind>> = { ...TESTS, ...COUNTED };

/** A drill with what can be measured in it. */
export function withResult(drill: Drill): Drill {
  const result = RESULTS[drill.id];
  return result ? { ...drill, result } : drill;
}

/** The ids that the table names, so that a test can say which of them no drill has. */
export const MEASURED_IDS: readonly string[] = Object.keys(RESULTS);
