// How long a repetition takes, with the way to the next one. Nobody has timed each drill on a court, so a drill takes
// the pace of its kind, and each kind says what its seconds are made of: our own choice, tested against what the guides
// themselves say of holds, waits and ways.

interface Pace {
  /** Seconds a repetition; of one side, where a drill has two. */
  seconds: number;
  /** What they are made of. */
  why: string;
  drills: readonly string[];
}

/** The drills of a category by their names. */
const of = (category: string, names: string): string[] =>
  names.split(' ').map((name) => `${category}/${name}`);

const PACES: readonly Pace[] = [
  {
    seconds: 1,
    why: 'quick feet: a contact takes half a second, and one in two comes out of rhythm',
    drills: of('conditioning', 'pogo-hops a-skips'),
  },
  {
    seconds: 2.5,
    why: 'a ball that stays in play flies for a good second; every tenth is lost, and fetching it takes ten',
    drills: [
      ...of(
        'passing',
        'stay-low-self-pass pass-walk pass-set-pass one-arm-control wall-pass-steady wall-streak',
      ),
      ...of(
        'setting',
        'low-self-sets walking-sets one-hand-touches wall-sets-close wall-one-hand lying-sets',
      ),
      ...of('hitting', 'wall-floor-rhythm wall-streak-hits'),
    ],
  },
  {
    seconds: 3.5,
    why: 'the same with a flight twice as high, or with steps and turns under the ball',
    drills: [
      ...of('passing', 'height-ladder quarter-turn-passes'),
      ...of('setting', 'high-self-sets low-high-ladder quarter-turn-sets wall-sets-long wall-shuffle-sets'),
      ...of('setting', 'wall-pass-then-set wall-square'),
    ],
  },
  {
    seconds: 4,
    why: 'strength in three or four counts, or two steps and a hold; a partner plays every second ball',
    drills: [
      ...of('blocking', 'two-step-shuffle crossover-walk-through'),
      ...of('conditioning', 'glute-bridge-march reverse-lunge side-lying-rotation dead-bug split-squat'),
      ...of('conditioning', 'push-up-steps lateral-lunge'),
      ...of('blocking', 'shrug-and-reach'),
      ...of('setting', 'partner-sets'),
    ],
  },
  {
    seconds: 4,
    why: 'full jumps in a row: the next one out of the landing, the last one held',
    drills: of('conditioning', 'block-jump-series split-jumps'),
  },
  {
    seconds: 5,
    why: 'a move of a second, held for two and looked at; or strength in five counts',
    drills: [
      ...of('serving', 'step-and-balance'),
      ...of('passing', 'platform-build shadow-angles dig-shadow'),
      ...of('setting', 'window-hands superman-finish'),
      ...of('hitting', 'double-arm-swing'),
      ...of('blocking', 'outside-hand-turn'),
      ...of('conditioning', 'calf-raises single-leg-hinge slow-step-down chair-single-leg-squat'),
      ...of('conditioning', 'push-up-plus open-books balance-catch'),
    ],
  },
  {
    seconds: 6,
    why: 'toss, play, catch, and set the feet anew; or strength in six slow counts',
    drills: [
      ...of('blocking', 'hockey-stop'),
      ...of('conditioning', 'rotation-throws'),
      ...of(
        'serving',
        'turn-and-toss toss-race toss-and-drop toss-and-high-catch step-toss-draw wall-reach-press palm-pop',
      ),
      ...of('passing', 'quiet-arms wall-square wall-hands-receive'),
      ...of('setting', 'forehead-catch catch-set-catch chair-edge-sets spin-check over-the-top-catch'),
      ...of('setting', 'tempo-ladder-wall dump-steps'),
      ...of('hitting', 'high-reach-catch topspin-snap tip-touch roll-shot-touch quick-arm-wall'),
      ...of('blocking', 'wall-press ball-press rebound-hands'),
      ...of('conditioning', 'tempo-squat adductor-squeeze wall-slides ankle-hip-openers balance-reach'),
      ...of('conditioning', 'wrist-and-finger-prep tired-hands floor-to-feet'),
    ],
  },
  {
    seconds: 7,
    why: 'a whole move slowly, or a few steps of footwork, held for two or three, and the way back at a walk',
    drills: [
      ...of('blocking', 'five-step-run'),
      ...of('serving', 'zone-freeze bow-and-arrow-freeze slow-motion-serve jump-serve-footwork'),
      ...of('setting', 'left-right-stop pivot-and-face'),
      ...of(
        'hitting',
        'approach-walk slow-quick-rhythm plant-and-hold draw-the-bow slow-motion-swing towel-swing',
      ),
      ...of('blocking', 'three-step-crossover card-flip-read'),
      ...of('blocking', 'point-and-go'),
    ],
  },
  {
    seconds: 8,
    why: 'a hit at the wall: toss, swing, catch the rebound or let it roll back, and set the feet anew',
    drills: [
      ...of(
        'serving',
        'kneeling-wall-serve wall-float-hits wall-topspin-snap wall-serve-streak partner-serve-catch',
      ),
      ...of('hitting', 'bounce-hits off-hand-control wall-two-windows wall-roll-shot wall-tool-edge'),
      ...of('hitting', 'kneeling-throws'),
      ...of('conditioning', 'overhead-ball-throws'),
    ],
  },
  {
    seconds: 8,
    why: 'half a jump: load, jump, hold the landing for two or three counts, and set the feet anew',
    drills: [
      ...of('blocking', 'swing-block-steps'),
      ...of('setting', 'shadow-jump-set wall-jump-sets'),
      ...of('hitting', 'step-close-jump bow-in-the-air'),
      ...of('blocking', 'own-toss-block load-jump-stick line-drift-check'),
      ...of('conditioning', 'arm-swing-jumps skater-stick hop-and-hold stick-ten landing-mechanics'),
    ],
  },
  {
    seconds: 9,
    why: 'throw, a few steps to the ball, play it, catch it, and back to the start',
    drills: [
      ...of('serving', 'ten-equal-tosses jump-serve-toss four-corner-wall'),
      ...of('passing', 'bounce-and-pass toss-chase-pass basket-pass wall-angle-shuffle wall-dig-reaction'),
      ...of(
        'passing',
        'wall-turn-and-find wall-run-through partner-toss-pass partner-shuffle-pass sprawl-steps',
      ),
      ...of(
        'setting',
        'bounce-and-under wall-back-set wall-chase-set toss-move-set pass-in-set-out late-call-sets',
      ),
      ...of('setting', 'eyes-up-count'),
      ...of('hitting', 'start-spots read-the-rebound'),
      ...of('blocking', 'soft-block-hands tip-or-swing'),
      ...of('conditioning', 'hamstring-walkout shoulder-band-prep'),
    ],
  },
  {
    seconds: 10,
    why: 'a toss of one’s own or of a partner, a real shot, and the ball has to be fetched; or steps, half a jump and back',
    drills: [
      ...of('blocking', 'net-gauntlet'),
      ...of('serving', 'jump-float-catch wall-serve-and-ready routine-rehearsal'),
      ...of('passing', 'short-deep turn-on-call dig-down-balls cover-the-hitter'),
      ...of('setting', 'release-run back-set-partner bump-set-rescue box-landing'),
      ...of('hitting', 'up-not-out off-the-net quick-three-step slide-footwork approach-toss-catch'),
      ...of('hitting', 'partner-toss-hits call-the-shot self-toss-net net-soft-shots two-lane-reads'),
      ...of('blocking', 'block-turn-chase hold-then-release front-or-back'),
      ...of('blocking', 'clean-ten shuffle-block-net net-walk-press close-the-gap thrown-ball-block joust'),
      ...of('blocking', 'three-lane-race'),
      ...of('conditioning', 'step-off-stick y-t-w-raises'),
    ],
  },
  {
    seconds: 12,
    why: 'a partner’s toss across the court, a run to it, and the ball goes back to the partner; or steps with half a jump at the net',
    drills: [
      ...of('serving', 'step-back-serves'),
      ...of('passing', 'pancake-and-sprawl libero-second-ball tip-or-hit free-ball-first'),
      ...of(
        'setting',
        'deep-second-ball outside-ball back-set-pin first-tempo-feed shoot-to-the-pin jump-set-net',
      ),
      ...of('setting', 'tight-ball-save dump-or-set same-shape-four-sets late-eyes kneel-to-stand-sets'),
      ...of('hitting', 'timing-toss see-the-hands net-brake quick-catch'),
      ...of('blocking', 'block-off-ready set-the-block held-ball-block line-or-cross'),
      ...of('conditioning', 'nordic-lower'),
    ],
  },
  {
    seconds: 14,
    why: 'a full jump of one’s own: the landing held, and ten seconds until the next',
    drills: [
      ...of('blocking', 'three-step-net-block swing-block-net two-as-one'),
      ...of('conditioning', 'pause-squat-jumps counter-jumps broad-jump-stick'),
    ],
  },
  {
    seconds: 15,
    why: 'a serve over the net: a routine of eight seconds, the flight, and a share of the way to fetch several balls',
    drills: of(
      'serving',
      'end-line-tens flat-flight-window deep-third short-drop corner-pockets seam-serves standing-topspin',
    ),
  },
  {
    seconds: 16,
    why: 'the same with a zone that is chosen, called or noted; or a serve, the receive, and the ball back to the server',
    drills: [
      ...of('serving', 'six-zone-tour repeat-the-zone partner-call-zone noisy-gym'),
      ...of('passing', 'receive-short-court receive-three-lanes read-the-server float-with-hands seam-share'),
      ...of('passing', 'fast-serve-receive base-read-dig in-or-out'),
    ],
  },
  {
    seconds: 17,
    why: 'several jobs in one: a dig, a set, a run and a cover, until the next ball can come',
    drills: [
      ...of('hitting', 'quick-attack quick-two-spots'),
      ...of('passing', 'floor-to-feet'),
      ...of('setting', 'dig-to-set cover-your-hitter'),
      ...of('hitting', 'cover-and-reload tool-the-hands tips-over-block bad-set-good-choice slide-low-hit'),
      ...of('blocking', 'pin-to-pin wait-then-jump up-with-the-quick'),
    ],
  },
  {
    seconds: 20,
    why: 'a full jump with a run-up and the way back at a walk, or with fifteen seconds of rest after it',
    drills: [
      ...of('serving', 'approach-jump-stick'),
      ...of('hitting', 'approach-and-stick jump-toss-hit outside-high-ball line-and-cross'),
      ...of('hitting', 'back-row-attack out-of-system-swing pass-then-hit'),
      ...of('blocking', 'wall-touch'),
      ...of('conditioning', 'approach-reach step-rebound-jumps reaction-starts'),
    ],
  },
  {
    seconds: 24,
    why: 'a serve and a run after it; or a spike with twenty seconds until the next',
    drills: [
      ...of('serving', 'jump-float jump-serve-mix serve-then-defend'),
      ...of('passing', 'receive-and-go'),
      ...of('hitting', 'ten-ball-score transition-attack'),
      ...of('conditioning', 'drop-ball-sprint'),
    ],
  },
  {
    seconds: 28,
    why: 'a jump serve: the routine, the run-up, fifteen seconds of rest, and a share of the way to fetch the balls',
    drills: [
      ...of('serving', 'jump-serve-short-court jump-serve-full jump-serve-halves'),
      ...of('blocking', 'phone-check'),
    ],
  },
  {
    seconds: 35,
    why: 'a whole walk back, to the net and to the line again, or thirty seconds of rest after a sprint',
    drills: [...of('serving', 'game-point-serves'), ...of('conditioning', 'ten-metre-bursts')],
  },
  {
    seconds: 15,
    why: 'thirty metres with five turns, ten to fourteen seconds; its rest is that between sets',
    drills: of('conditioning', 'court-shuttle'),
  },
  {
    seconds: 50,
    why: 'twenty seconds of shuffling, eight for the serve, twenty of rest, and the walk to the line',
    drills: of('serving', 'eight-second-serve'),
  },
  {
    seconds: 60,
    why: 'a jump, a measure, and a minute of rest',
    drills: of('conditioning', 'jump-test'),
  },
];

/** The seconds that a repetition of a drill takes; nothing for what is not counted in repetitions. */
export function paceOf(id: string): number | undefined {
  return PACES.find(({ drills }) => drills.includes(id))?.seconds;
}

/** The ids that have a pace, so that a test can say which of them no drill has, or which has two. */
export const PACED_IDS: readonly string[] = PACES.flatMap(({ drills }) => drills);
