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

/** What a guide calls a good number, and a strong one; one that it calls good to begin with comes first. */
const good = (number: number, strong: Mark = null): Marks => [null, number, strong];
const strong = (number: number): Marks => [null, null, number];
const toBegin = (number: number, later: Mark = null): Marks => [number, null, later];

/** Tests and games of each category: their benchmarks are our own choice, to have something to aim at. */
const TESTS: Readonly<Record<string, Kind>> = {
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
  'conditioning/balance-test': fewer(times('Touch-downs, both legs, eyes closed', 100, [10, 5, 1])),
};

/** What other guides tell the player to count, score or time. Their benchmarks stand in the guide, where it has one. */
const COUNTED: Readonly<Record<string, Kind>> = {
  'serving/toss-and-drop': times('Tosses on the mark, of thirty', 30),
  'serving/turn-and-toss': times('Catches on the line, of 24', 24, good(18)),
  'serving/toss-race': times('Games won, of three', 3, good(1, 2)),
  'serving/whistle-clock': points('Points, of eight', 8, good(6)),
  'serving/heartbeat-toss': times('Tosses on the spot, of eight', 8, good(6)),
  'serving/wall-float-hits': times('Clean hits without spin, of thirty', 30),
  'serving/four-corner-wall': points('Score of your best eight, of 16', 16),
  'serving/step-back-serves': times('Steps back from your first place', 20),
  'serving/flat-flight-window': points('Score of your best eight, of 16', 16),
  'serving/deep-third': points('Score of your best eight, of 16', 16),
  'serving/short-drop': points('Score of your best eight, of 16', 16),
  'serving/six-zone-tour': times('Zones in order with twelve serves', 6),
  'serving/corner-pockets': points('Score of your best eight, of 24', 24, strong(12)),
  'serving/seam-serves': points('Score of your best eight, of 16', 16),
  'serving/repeat-the-zone': times('Zones ticked off in both sets', 12),
  'serving/partner-call-zone': times('Serves in the called zone, best ten', 10, good(5)),
  'serving/noisy-gym': times('Good serves with noise, of eight', 8),
  'serving/serve-then-defend': points('Serve in and dig playable, of 16', 16),
  'serving/eight-second-serve': times('Tired serves in, of twelve', 12),
  'serving/game-point-serves': times('Good serves of your best six', 6, good(4)),
  'serving/jump-serve-halves': points('Score of all fifteen, of 30', 30, strong(20)),
  'serving/jump-serve-mix': points('Points minus misses, best six', 6, good(3, 5)),
  'passing/match-video-reading': times('Right answers, of twenty', 20, toBegin(12)),
  'passing/basket-pass': points('Score of your best eight, of 16', 16, toBegin(8)),
  'passing/wall-square': times('Passes in the square, of 36', 36),
  'passing/wall-run-through': times('Playable balls of your best six', 6),
  'passing/partner-toss-pass': times('Catches without a step, best twelve', 12, good(8)),
  'passing/turn-on-call': times('Playable passes of your best eight', 8),
  'passing/receive-short-court': points('Score of your best ten, of 30', 30, good(20)),
  'passing/receive-three-lanes': points('Points of all three lanes, of 72', 72, good(48)),
  'passing/read-the-server': times('Right calls of your best ten', 10),
  'passing/float-with-hands': points('Score of your best eight, of 24', 24),
  'passing/seam-share': points('Your points of the best ten', 10),
  'passing/fast-serve-receive': points('Score of your best seven, of 14', 14),
  'passing/receive-and-go': points('Good pass and job done, of 16', 16),
  'passing/tip-or-hit': times('Playable balls of your best eight', 8, strong(6)),
  'passing/in-or-out': times('Right decisions of your best ten', 10),
  'passing/free-ball-first': times('Target passes of your best ten', 10, strong(9)),
  'setting/setter-triangle': times('Clean rounds in your best set', 20),
  'setting/lying-sets': times('Longest row of touches', 500, good(8, 15)),
  'setting/one-hand-touches': times('Longest row with the weaker hand', 200, good(6)),
  'setting/wall-sets-close': times('Silent touches of your best twenty', 20),
  'setting/wall-sets-long': times('Sets without a bounce, best fifteen', 15),
  'setting/wall-chase-set': points('Score of your best eight, of 16', 16, good(10)),
  'setting/tempo-ladder-wall': times('Sets on the mark, best nine', 9),
  'setting/toss-move-set': times('Catches without a step, best ten', 10),
  'setting/late-call-sets': times('Right sets of your best ten', 10, good(7)),
  'setting/box-landing': times('Sets in the box of your best ten', 10, toBegin(6, 8)),
  'setting/shoot-to-the-pin': points('Score of your best eight, of 16', 16),
  'setting/dump-or-set': points('Right and well played, best eight', 8),
  'setting/same-shape-four-sets': points('Sets before the point, best eight', 8),
  'setting/late-eyes': times('Right answers of your best eight', 8),
  'setting/dig-to-set': times('Sets that could be hit, best six', 6),
  'setting/back-set-partner': times('Near the towel of your best eight', 8, good(6)),
  'setting/three-hitter-deal': points('Score of your better ten, of 20', 20, strong(14)),
  'hitting/off-hand-control': times('High elbow and spin, best ten', 10),
  'hitting/wall-two-windows': times('Windows hit of your best ten', 10, good(6, 8)),
  'hitting/wall-roll-shot': times('Good rolls of your best eight', 8),
  'hitting/wall-tool-edge': points('Score of your best eight, of 16', 16, strong(12)),
  'hitting/see-the-hands': times('Right calls of your best twelve', 12, good(9)),
  'hitting/read-the-rebound': times('Good positions of your best six', 6),
  'hitting/call-the-shot': points('Right shots of your best eight', 8, good(6)),
  'hitting/cover-and-reload': times('Balls played up, best five', 5),
  'hitting/self-toss-net': points('Score of the last eight, of 16', 16),
  'hitting/line-and-cross': points('Score of your best six, of 12', 12),
  'hitting/out-of-system-swing': points('Score of your best four, of 8', 8),
  'hitting/tips-over-block': points('Score of your best six, of 12', 12),
  'hitting/bad-set-good-choice': points('Score of all eighteen, of 36', 36, good(9, 15)),
  'hitting/tool-the-hands': points('Off the hand and out, best six', 6),
  'hitting/ten-ball-score': points('Sum of your better ten', 40, good(15, 20)),
  'hitting/shots-ladder': times('Rung after eight minutes, of six', 6, good(4, 6)),
  'blocking/line-drift-check': times('Straight landings, best six', 6),
  'blocking/wall-touch': centimetres('Highest touch above your reach', 130),
  'blocking/rebound-hands': times('Clean ones of your best twelve', 12),
  'blocking/card-flip-read': times('Right first steps, best eight', 8),
  'blocking/watch-and-call': points('Right calls in eight minutes', 200),
  'blocking/net-gauntlet': points('Score of your best six', 6),
  'blocking/two-as-one': points('Score of your best four, of 12', 12, strong(9)),
  'blocking/thrown-ball-block': points('Down inside the attack line, best six', 6, good(4)),
  'blocking/front-or-back': points('Score of your best six, of 12', 12),
  'blocking/tip-or-swing': times('Right answers of your best eight', 8),
  'blocking/three-lane-race': points('Score of your best five, of 10', 10),
  'conditioning/core-plank-series': seconds('Longest set with level hips', 180),
  'conditioning/side-plank': seconds('Longest hold, the same on both sides', 180),
  'conditioning/wall-sit': seconds('Longest calm hold', 300),
  'conditioning/breathing-reset': fewer(times('Breaths until you were calm', 60)),
  'conditioning/line-hops': times('Quiet contacts in your best set', 100),
  'conditioning/approach-reach': centimetres('Highest touch above your reach', 150),
  'conditioning/court-shuttle': fewer(seconds('Time of your best run', 300)),
  'conditioning/rally-intervals': times('Floor touches in one interval', 60),
  'conditioning/four-corner-defence': times('Corners in your last set', 40),
  'conditioning/five-set-ladder': times('Rounds of your worst bout', 60),
  'conditioning/balance-catch': fewer(times('Touch-downs in your best set', 50, strong(0))),
  'conditioning/split-jumps': times('Still landings of your best six', 6),
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
