import type { Drill, DrillTraining, Load } from 'sync-protocol/entities/training/program';
import type { FURNITURE as FURNITURE_TERMS, READY_FOR } from 'sync-protocol/rules/training/program-terms';
import { PARTS } from './parts.ts';
import { skillOf } from './skills.ts';

// What a drill does to the body, in one table that a coach can read. Everything counts at the drill's own dose, both
// sides together. A landing is one from half a jump or more: hops of a hand's height, snap-downs and split steps are none. A swing
// is an overhead swing, serve or hard throw, with a ball or at full speed without one. Where two change roles, what the
// other role asks counts too. These lines are our own choice.

type Counts = Readonly<Record<string, number>>;

/** Maximal jumps; each is a landing too. */
const JUMPS: Counts = {
  'serving/approach-jump-stick': 12,
  'serving/jump-serve-short-court': 15,
  'serving/jump-serve-full': 15,
  'serving/jump-serve-halves': 15,
  'serving/jump-serve-mix': 18,
  'hitting/approach-and-stick': 12,
  'hitting/jump-toss-hit': 15,
  'hitting/outside-high-ball': 15,
  'hitting/line-and-cross': 18,
  'hitting/quick-attack': 15,
  'hitting/quick-two-spots': 18,
  'hitting/back-row-attack': 12,
  'hitting/out-of-system-swing': 12,
  'hitting/transition-attack': 12,
  'hitting/pass-then-hit': 15,
  'hitting/ten-ball-score': 20,
  'hitting/hitter-against-digger': 10,
  'blocking/wall-touch': 16,
  'blocking/three-step-net-block': 18,
  'blocking/pin-to-pin': 12,
  'blocking/swing-block-net': 18,
  'blocking/net-gauntlet': 18,
  'blocking/two-as-one': 16,
  'blocking/wait-then-jump': 16,
  'blocking/up-with-the-quick': 16,
  'blocking/setter-duel': 14,
  'blocking/hitter-against-block': 16,
  'conditioning/pause-squat-jumps': 16,
  'conditioning/counter-jumps': 16,
  'conditioning/broad-jump-stick': 12,
  'conditioning/approach-reach': 12,
  'conditioning/block-jump-series': 12,
  'conditioning/step-rebound-jumps': 12,
  'conditioning/split-jumps': 18,
  'conditioning/jump-test': 6,
};

/** Landings of drills without maximal jumps, and of those that have more landings than these. */
const LANDINGS: Counts = {
  'serving/jump-float-catch': 18,
  'serving/jump-float': 18,
  'setting/shadow-jump-set': 18,
  'setting/wall-jump-sets': 24,
  'setting/jump-set-net': 18,
  'setting/tight-ball-save': 18,
  'setting/first-tempo-feed': 24,
  'hitting/step-close-jump': 15,
  'hitting/bow-in-the-air': 15,
  'hitting/up-not-out': 15,
  'hitting/off-the-net': 16,
  'hitting/quick-three-step': 20,
  'hitting/slide-footwork': 15,
  'hitting/approach-toss-catch': 18,
  'hitting/timing-toss': 18,
  'hitting/two-lane-reads': 18,
  'hitting/cover-and-reload': 30,
  'hitting/net-brake': 12,
  'hitting/quick-catch': 15,
  'hitting/slide-low-hit': 12,
  'hitting/transition-attack': 24,
  'hitting/tips-over-block': 18,
  'hitting/bad-set-good-choice': 18,
  'hitting/soft-game': 20,
  'hitting/rally-finisher': 20,
  'blocking/own-toss-block': 18,
  'blocking/load-jump-stick': 18,
  'blocking/line-drift-check': 18,
  'blocking/card-flip-read': 8,
  'blocking/ball-setter-ball-hitter': 16,
  'blocking/up-with-the-quick': 32,
  'blocking/block-turn-chase': 24,
  'blocking/swing-block-steps': 32,
  'blocking/clean-ten': 20,
  'blocking/phone-check': 10,
  'blocking/shuffle-block-net': 18,
  'blocking/block-off-ready': 16,
  'blocking/point-and-go': 24,
  'blocking/set-the-block': 18,
  'blocking/close-the-gap': 24,
  'blocking/held-ball-block': 18,
  'blocking/thrown-ball-block': 24,
  'blocking/front-or-back': 24,
  'blocking/hold-then-release': 20,
  'blocking/line-or-cross': 18,
  'blocking/joust': 15,
  'conditioning/landing-mechanics': 12,
  'conditioning/step-off-stick': 15,
  'conditioning/arm-swing-jumps': 18,
  'conditioning/skater-stick': 24,
  'conditioning/hop-and-hold': 24,
  'conditioning/stick-ten': 20,
  'conditioning/shadow-rally': 12,
  'conditioning/five-set-ladder': 15,
  'conditioning/warm-up-stick-and-turn': 3,
};

const SWINGS: Counts = {
  'serving/kneeling-wall-serve': 24,
  'serving/palm-pop': 30,
  'serving/wall-float-hits': 30,
  'serving/four-corner-wall': 24,
  'serving/wall-topspin-snap': 24,
  'serving/wall-serve-streak': 24,
  'serving/wall-serve-and-ready': 18,
  'serving/partner-serve-catch': 30,
  'serving/step-back-serves': 30,
  'serving/end-line-tens': 30,
  'serving/flat-flight-window': 24,
  'serving/deep-third': 24,
  'serving/short-drop': 24,
  'serving/six-zone-tour': 24,
  'serving/corner-pockets': 24,
  'serving/seam-serves': 24,
  'serving/repeat-the-zone': 24,
  'serving/partner-call-zone': 20,
  'serving/serve-versus-passer': 20,
  'serving/noisy-gym': 16,
  'serving/serve-then-defend': 16,
  'serving/eight-second-serve': 12,
  'serving/race-to-25': 25,
  'serving/game-point-serves': 12,
  'serving/standing-topspin': 24,
  'serving/jump-float': 18,
  'serving/jump-serve-short-court': 15,
  'serving/jump-serve-full': 15,
  'serving/jump-serve-halves': 15,
  'serving/jump-serve-mix': 18,
  'passing/three-touch-pepper': 30,
  'passing/dig-down-balls': 30,
  'hitting/towel-swing': 18,
  'hitting/bow-in-the-air': 15,
  'hitting/approach-and-stick': 12,
  'hitting/bounce-hits': 24,
  'hitting/roll-shot-touch': 24,
  'hitting/off-hand-control': 20,
  'hitting/wall-floor-rhythm': 45,
  'hitting/wall-streak-hits': 40,
  'hitting/wall-two-windows': 30,
  'hitting/wall-roll-shot': 24,
  'hitting/wall-tool-edge': 24,
  'hitting/quick-arm-wall': 30,
  'hitting/kneeling-throws': 32,
  'hitting/read-the-rebound': 18,
  'hitting/control-pepper': 30,
  'hitting/partner-toss-hits': 24,
  'hitting/call-the-shot': 24,
  'hitting/see-the-hands': 18,
  'hitting/cover-and-reload': 15,
  'hitting/self-toss-net': 24,
  'hitting/net-soft-shots': 27,
  'hitting/net-brake': 12,
  'hitting/jump-toss-hit': 15,
  'hitting/outside-high-ball': 15,
  'hitting/line-and-cross': 18,
  'hitting/quick-attack': 15,
  'hitting/quick-two-spots': 18,
  'hitting/slide-low-hit': 12,
  'hitting/two-lane-reads': 18,
  'hitting/back-row-attack': 12,
  'hitting/out-of-system-swing': 12,
  'hitting/transition-attack': 12,
  'hitting/pass-then-hit': 15,
  'hitting/tool-the-hands': 18,
  'hitting/tips-over-block': 18,
  'hitting/bad-set-good-choice': 18,
  'hitting/soft-game': 20,
  'hitting/ten-ball-score': 20,
  'hitting/hitter-against-digger': 10,
  'hitting/rally-finisher': 20,
  'hitting/swing-audit': 10,
  'hitting/shots-ladder': 36,
  'blocking/hitter-against-block': 8,
  'blocking/thrown-ball-block': 24,
  'blocking/wait-then-jump': 16,
  'blocking/up-with-the-quick': 16,
  'blocking/tip-or-swing': 12,
  'conditioning/overhead-ball-throws': 18,
  'conditioning/warm-up-wall-shoulder': 5,
};

/** What a warm-up gets ready for; those with nothing are for any day. */
const WARM_UPS: Readonly<Record<string, readonly (typeof READY_FOR)[number][]>> = {
  'conditioning/dynamic-warm-up': ['landing'],
  'conditioning/mobility-flow': [],
  'blocking/hands-high-warm-up': ['landing', 'hands'],
  'conditioning/warm-up-spring-legs': ['landing'],
  'conditioning/warm-up-stick-and-turn': ['landing'],
  'conditioning/warm-up-balance-base': ['landing'],
  'conditioning/warm-up-approach-rhythm': ['landing', 'shoulder'],
  'conditioning/warm-up-net-ready': ['landing', 'hands'],
  'conditioning/warm-up-shoulder-circle': ['shoulder'],
  'conditioning/warm-up-towel-shoulder': ['shoulder'],
  'conditioning/warm-up-wall-shoulder': ['shoulder'],
  'conditioning/warm-up-server-flow': ['shoulder', 'hands'],
  'conditioning/warm-up-swing-and-land': ['landing', 'shoulder'],
  'conditioning/warm-up-fingers-and-feet': ['hands'],
  'conditioning/warm-up-setter-hands': ['hands'],
  'conditioning/warm-up-hands-and-wrists': ['hands', 'shoulder'],
  'conditioning/warm-up-low-and-quick': [],
  'conditioning/warm-up-pass-and-move': ['hands'],
  'conditioning/warm-up-animal-walks': ['shoulder'],
  'conditioning/warm-up-line-play': ['landing'],
  'conditioning/warm-up-hip-and-back': [],
  'conditioning/warm-up-shadow-play': ['landing', 'shoulder', 'hands'],
  'conditioning/warm-up-top-to-toe': ['landing', 'shoulder', 'hands'],
  'conditioning/warm-up-floor-to-air': ['landing', 'shoulder', 'hands'],
  'conditioning/warm-up-clock-round': ['landing', 'shoulder', 'hands'],
  'conditioning/warm-up-ten-down': ['landing', 'shoulder', 'hands'],
  'conditioning/warm-up-two-songs': ['landing', 'shoulder', 'hands'],
  'conditioning/warm-up-front-row': ['landing', 'shoulder', 'hands'],
  'conditioning/warm-up-three-corners': ['landing', 'shoulder', 'hands'],
  'conditioning/warm-up-calm-start': [],
  'conditioning/warm-up-mirror-movement': ['landing', 'shoulder'],
  'conditioning/warm-up-partner-catch': ['shoulder', 'hands'],
};

/** Calm ends of a session: mobility, breathing, pictures in the head, ball feel, tests without a jump. */
const FINISHERS: ReadonlySet<string> = new Set([
  'conditioning/cool-down-stretch',
  'conditioning/breathing-reset',
  'conditioning/open-books',
  'conditioning/ankle-hip-openers',
  'conditioning/balance-test',
  'conditioning/joint-check',
  'conditioning/dead-bug',
  'conditioning/wall-slides',
  'serving/picture-the-serve',
  'serving/routine-rehearsal',
  'serving/ten-equal-tosses',
  'passing/match-video-reading',
  'passing/rotation-walk',
  'setting/picture-the-rally',
  'setting/call-before-the-ball',
  'setting/spin-check',
  'hitting/picture-the-swing',
  'blocking/watch-and-call',
]);

/** Calm ends in which the game is read: work for eyes and head, for any player. */
export const READING = [
  'passing/rotation-walk',
  'passing/match-video-reading',
  'setting/call-before-the-ball',
  'blocking/watch-and-call',
] as const;

/** Short preparations that most sessions had in second place: they give way first where a week has too much. */
const PREPARATIONS: ReadonlySet<string> = new Set([
  'conditioning/shoulder-band-prep',
  'conditioning/wrist-and-finger-prep',
  'conditioning/split-step-ladder',
  'conditioning/landing-mechanics',
  'conditioning/reaction-starts',
  'conditioning/rope-bounce',
  'conditioning/pogo-hops',
  'conditioning/line-hops',
  'conditioning/a-skips',
]);

/**
 * Work for players of any program, where what hurts leaves nothing of their own: feet, legs, trunk and the platform, and
 * reading the game. None of it asks for more than a ball, has a load, or is hard to learn.
 */
const SPARES: ReadonlySet<string> = new Set([
  'passing/first-step-compass',
  'conditioning/glute-bridge-march',
  'passing/shadow-angles',
  'conditioning/tempo-squat',
  'conditioning/side-plank',
  'passing/low-shuffle',
  'conditioning/side-lying-rotation',
  'passing/quarter-turn-passes',
  'conditioning/calf-raises',
  'conditioning/core-plank-series',
  'conditioning/reverse-lunge',
  ...READING,
]);

/** What a drill takes that its list of equipment could not say before. */
const FURNITURE: Readonly<Record<string, (typeof FURNITURE_TERMS)[number]>> = {
  'setting/chair-edge-sets': 'chair',
  'blocking/card-flip-read': 'chair',
  'conditioning/fit-check': 'chair',
  'conditioning/chair-single-leg-squat': 'chair',
  'conditioning/split-squat': 'chair',
  'conditioning/slow-step-down': 'step',
  'conditioning/step-off-stick': 'step',
  'conditioning/step-rebound-jumps': 'step',
};

function loadOf(id: string): Load {
  const jumps = JUMPS[id] ?? 0;
  return { jumps, landings: Math.max(jumps, LANDINGS[id] ?? 0), swings: SWINGS[id] ?? 0 };
}

function trainingOf(one: Drill): DrillTraining {
  const parts = PARTS[one.id];
  if (!parts) throw new Error(`nobody has judged what ${one.id} loads`);
  const ready = WARM_UPS[one.id];
  const purpose = ready ? 'warm-up' : FINISHERS.has(one.id) ? 'finisher' : 'main';
  const skill = purpose === 'main' ? skillOf(one.id) : undefined;
  return {
    purpose,
    load: loadOf(one.id),
    parts: [...parts],
    ...(ready && { ready: [...ready] }),
    ...(skill && { skill }),
    ...(PREPARATIONS.has(one.id) && { prepares: true as const }),
    ...(SPARES.has(one.id) && { spare: true as const }),
  };
}

/** A drill with everything that the composer of a session has to know of it. */
export function withTraining(one: Drill): Drill {
  const furniture = FURNITURE[one.id];
  return {
    ...one,
    equipment: furniture ? [...one.equipment, furniture] : one.equipment,
    training: trainingOf(one),
  };
}

/** The ids that the tables name, so that a test can say which of them no drill has. */
export const TABLED_IDS: readonly string[] = [JUMPS, LANDINGS, SWINGS, WARM_UPS, FURNITURE, PARTS]
  .flatMap((table) => Object.keys(table))
  .concat([...FINISHERS], [...PREPARATIONS], [...SPARES]);
