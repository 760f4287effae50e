import type { Drill, Segment } from 'sync-protocol/entities/training/program';
import { restOf } from 'sync-protocol/rules/training/guided';

type Part = readonly [name: string, seconds: number];

/** A break between parts. */
const rest = (seconds: number): Part => ['Rest', seconds];
/** The same on both sides. */
const sides = (name: string, seconds: number): Part[] => [
  [`${name}, left`, seconds],
  [`${name}, right`, seconds],
];

/**
 * Parts that follow the steps of their guide, one each: a short name for the dial and the voice, and the seconds. What
 * counts repetitions gets the time that they take in calm.
 */
const BY_STEPS: Readonly<Record<string, readonly Part[]>> = {
  'blocking/hands-high-warm-up': [
    ['Pick your line', 20],
    ['Shuffle, hands high', 80],
    ['Carioca', 70],
    ['Walk, squat and reach', 80],
    ['Soft hops, hands up', 50],
  ],
  'conditioning/dynamic-warm-up': [
    ['Easy jog', 60],
    ['Lunges and high knees', 80],
    ['Leg swings', 70],
    ['Arm circles and hugs', 60],
    ['Squats and soft hops', 50],
    ['Three quick runs', 40],
  ],
  'conditioning/warm-up-spring-legs': [
    ['Jog on the spot', 60],
    ['Raises and squats', 80],
    ['Reverse lunges', 70],
    ['Snap-downs', 70],
    ['Low hops', 80],
  ],
  'conditioning/warm-up-stick-and-turn': [
    ['Walk and skip', 120],
    ['Snap-downs', 60],
    ['Hops all ways', 110],
    ['One foot to two', 60],
    ['Half jumps, soft', 70],
  ],
  'conditioning/warm-up-balance-base': [
    ['Jog and skip', 110],
    ['Stand on one leg', 80],
    ['Reach with one foot', 60],
    ['Slow squats', 40],
    ['Step and stop', 40],
    ['Quick low hops', 30],
  ],
  'conditioning/warm-up-approach-rhythm': [
    ['Jog, then side steps', 120],
    ['Arm swings', 60],
    ['Walking approaches', 80],
    ['Jogged approaches', 90],
    ['Slow arm swings', 70],
  ],
  'conditioning/warm-up-net-ready': [
    ['Side shuffles', 100],
    ['Fingers and palms', 70],
    ['Shrug and reach', 60],
    ['Squats, hands high', 60],
    ['Hops, hands up', 70],
  ],
  'conditioning/warm-up-shoulder-circle': [
    ['Skip with arm circles', 60],
    ['Shoulder blade push-ups', 50],
    ['Y, T and W', 80],
    ['Turn the hands out', 50],
    ['Open-books', 60],
    ['Throws without a ball', 60],
  ],
  'conditioning/warm-up-towel-shoulder': [
    ['March, arms swinging', 60],
    ['Towel overhead', 60],
    ['Pull and turn', 70],
    ['Towel behind your back', 70],
    ['Towel serves', 70],
    ['Light hops', 30],
  ],
  'conditioning/warm-up-wall-shoulder': [
    ['Jog on the spot', 60],
    ['Wall slides', 60],
    ['Blade presses', 60],
    ['Two-hand throws', 70],
    ['One-hand throws', 100],
    ['Easy wall serves', 70],
  ],
  'conditioning/warm-up-server-flow': [
    ['Light skips', 60],
    ['Ankles and calves', 60],
    ['Lunges with a turn', 70],
    ['Arm circles and draws', 70],
    ['Wrist waves', 40],
    ['Slow shadow serves', 60],
  ],
  'conditioning/warm-up-swing-and-land': [
    ['Jog and side steps', 120],
    ['W raises and throws', 90],
    ['Squats and snap-downs', 90],
    ['Small hops', 60],
    ['Hops with a swing', 70],
    ['Shake out, breathe', 50],
  ],
  'conditioning/warm-up-fingers-and-feet': [
    ['Jog and shuffle', 60],
    ['Squeeze and spread', 60],
    ['Hand to hand', 30],
    ['Fingertip pushes', 60],
    ['Low dribbles', 80],
    ['Short runs, high hands', 70],
  ],
  'conditioning/warm-up-setter-hands': [
    ['Skip on the spot', 60],
    ['Wrists and fingers', 60],
    ['Toss and catch', 80],
    ['Low touches', 70],
    ['Squats, ball high', 60],
    ['Sets to yourself', 90],
  ],
  'conditioning/warm-up-hands-and-wrists': [
    ['March, big arms', 60],
    ['Fists and stars', 60],
    ['Wrist circles', 60],
    ['Fingertip press', 40],
    ['Fingertip push-ups', 50],
    ['Window shapes', 30],
  ],
  'conditioning/warm-up-low-and-quick': [
    ['Jog all ways', 60],
    ['Squats and lunges', 90],
    ['Ankle rocks', 50],
    ['Shuffle and stop low', 60],
    ['One quick step', 60],
    ['Platform freezes', 40],
  ],
  'conditioning/warm-up-pass-and-move': [
    ['Walk and bounce', 60],
    ['Toss, catch, squat', 70],
    ['Passes to yourself', 60],
    ['Toss ahead, catch low', 90],
    ['Passes on the walk', 70],
    ['Lunge and hand round', 70],
  ],
  'conditioning/warm-up-animal-walks': [
    ['Skip, loose arms', 60],
    ['Bear walk', 70],
    ['Crab walk', 70],
    ['Inchworms', 70],
    ['Frog squats', 40],
    ['Hug and open wide', 50],
  ],
  'conditioning/warm-up-line-play': [
    ['March over the line', 30],
    ['Step in and out', 60],
    ['Lunges and squats', 90],
    ['Side and cross steps', 60],
    ['Low hops', 60],
  ],
  'conditioning/warm-up-hip-and-back': [
    ['Brisk walk', 60],
    ['Cat and cow', 60],
    ['Hip rocks', 80],
    ['Open-books', 80],
    ['Good-mornings, squats', 70],
    ['Bridges, then skips', 70],
  ],
  'conditioning/warm-up-shadow-play': [
    ['Jog round', 60],
    ['Serve, pass, set', 90],
    ['Walking approaches', 70],
    ['Small blocks', 50],
    ['Shadow rallies', 90],
  ],
  'conditioning/warm-up-calm-start': [
    ['Slow breaths', 40],
    ['Circles, top to bottom', 90],
    ['Squats and reaches', 70],
    ['March, then jog', 120],
    ['Calves and arms', 40],
  ],
  'conditioning/warm-up-mirror-movement': [
    ['Bridge, bug, side plank', 90],
    ['Squats and lunges', 90],
    ['Circles and throws', 60],
    ['Shuffle, skip', 60],
    ['Soft hops', 60],
  ],
  'conditioning/warm-up-partner-catch': [
    ['Chest throws, moving', 60],
    ['Overhead throws', 80],
    ['Squat and throw', 80],
    ['One-hand throws', 80],
    ['Throw and move', 60],
  ],
  'conditioning/steady-run': [
    ['Brisk walk', 120],
    ['Run, talking pace', 240],
    ['Run, short quick steps', 120],
    ['Walk, breathe long', 120],
  ],
};

/** Parts of drills whose guide is not told in their order. */
const OWN: Readonly<Record<string, readonly Part[]>> = {
  'conditioning/cool-down-stretch': [
    ['Walk and shake out', 60],
    ...sides('Calf', 30),
    ...sides('Thigh and hip', 30),
    ...sides('Back of the thigh', 20),
    ...sides('Shoulder', 20),
    ['Lie down, breathe', 40],
  ],
  'conditioning/breathing-reset': [1, 2, 3].flatMap((): Part[] => [
    ['Ten slow breaths', 80],
    ['Run on the spot', 20],
    ['Breathe, and count', 20],
  ]),
  'conditioning/mobility-flow': [1, 2].flatMap((): Part[] => [
    ['Round and hollow', 45],
    ['Pedal your heels', 45],
    ['Lunge, turn and reach', 60],
    ['Soles together', 40],
    ['Knees to the side', 50],
  ]),
  'conditioning/fit-check': [
    ['Squats', 60],
    rest(60),
    ['Push-ups', 60],
    rest(60),
    ['Front plank', 60],
    ['Shake out, write down', 60],
  ],
  'conditioning/five-set-ladder': [
    ['Bout one', 75],
    rest(75),
    ['Bout two', 75],
    rest(75),
    ['Bout three', 75],
    rest(75),
    ['Bout four', 75],
    rest(75),
    ['Bout five', 45],
    ['Walk and breathe', 75],
  ],
  'conditioning/joint-check': [
    ['Shoulder reach', 60],
    ['Across the chest', 50],
    ['Half squats', 70],
    ['Knee to wall', 70],
    ['Two small jumps', 50],
  ],
  'serving/picture-the-serve': [
    ['Breathe, eyes closed', 40],
    ['Choose zones, see it', 140],
    ['The hard moment', 60],
  ],
  'setting/picture-the-rally': [
    ['Breathe, eyes closed', 40],
    ['Ten rallies', 200],
    ['The set at 23-23', 60],
  ],
  'hitting/picture-the-swing': [
    ['Breathe, eyes closed', 40],
    ['Seven good sets', 160],
    ['Three bad ones', 100],
  ],
  'hitting/control-pepper': [
    ['Pass, set, hit', 360],
    ['Roll, tip, firm', 120],
  ],
};

/** Rests that a guide names, in seconds: the timer keeps to what is read. Of the others the rules say how long. */
const RESTS: readonly (readonly [seconds: number, drills: readonly string[]])[] = [
  [
    20,
    [
      'passing/first-step-compass',
      'setting/low-self-sets',
      'setting/wall-sets-close',
      'conditioning/balance-catch',
      'conditioning/push-up-plus',
      'conditioning/wall-slides',
      'conditioning/rope-bounce',
    ],
  ],
  [
    30,
    [
      'setting/setter-triangle',
      'hitting/towel-swing',
      'hitting/step-close-jump',
      'hitting/off-the-net',
      'hitting/quick-three-step',
      'hitting/slide-footwork',
      'blocking/stance-hold',
      'blocking/shuffle-block-net',
      'conditioning/core-plank-series',
      'conditioning/split-step-ladder',
      'conditioning/landing-mechanics',
      'conditioning/split-squat-hold',
      'conditioning/bear-crawl',
      'conditioning/line-hops',
      'conditioning/pogo-hops',
    ],
  ],
  [
    40,
    [
      'setting/wall-jump-sets',
      'hitting/wall-floor-rhythm',
      'hitting/cover-and-reload',
      'conditioning/four-corner-defence',
      'conditioning/floor-to-feet',
    ],
  ],
  [
    45,
    [
      'conditioning/tempo-squat',
      'conditioning/reverse-lunge',
      'conditioning/lateral-lunge',
      'conditioning/chair-single-leg-squat',
      'conditioning/hamstring-walkout',
      'conditioning/push-up-steps',
      'conditioning/rotation-throws',
    ],
  ],
  [
    60,
    [
      'serving/end-line-tens',
      'setting/jump-set-net',
      'hitting/slide-low-hit',
      'blocking/clean-ten',
      'conditioning/nordic-lower',
      'conditioning/stick-ten',
    ],
  ],
  [
    90,
    [
      'blocking/three-step-net-block',
      'blocking/two-as-one',
      'blocking/up-with-the-quick',
      'conditioning/broad-jump-stick',
      'conditioning/split-jumps',
      'conditioning/court-shuttle',
    ],
  ],
  [
    120,
    [
      'hitting/quick-attack',
      'hitting/quick-two-spots',
      'hitting/back-row-attack',
      'hitting/out-of-system-swing',
      'hitting/transition-attack',
      'hitting/pass-then-hit',
      'blocking/wall-touch',
      'blocking/pin-to-pin',
      'blocking/swing-block-net',
      'blocking/net-gauntlet',
      'conditioning/pause-squat-jumps',
      'conditioning/counter-jumps',
      'conditioning/approach-reach',
      'conditioning/block-jump-series',
      'conditioning/step-rebound-jumps',
      'conditioning/ten-metre-bursts',
      'conditioning/jump-test',
    ],
  ],
];

const REST_OF = new Map(RESTS.flatMap(([seconds, ids]) => ids.map((id) => [id, seconds] as const)));

/** A drill with what gym mode guides by: its parts, and the rest between its sets. */
export function withGuidance(drill: Drill): Drill {
  const rest = REST_OF.get(drill.id) ?? restOf(drill.dose, drill.minutes, drill);
  const segments = segmentsOf(drill.id);
  return { ...drill, ...(rest > 0 && { rest }), ...(segments && { segments }) };
}

function segmentsOf(id: string): Segment[] | undefined {
  const isByStep = id in BY_STEPS;
  return (BY_STEPS[id] ?? OWN[id])?.map(([name, seconds], step) => ({
    name,
    seconds,
    ...(name === 'Rest' && { isRest: true as const }),
    ...(isByStep && { step }),
  }));
}

/** The drills that parts are written for, so that a test can say which of them no drill is. */
export const GUIDED_IDS: readonly string[] = [
  ...Object.keys(BY_STEPS),
  ...Object.keys(OWN),
  ...REST_OF.keys(),
];
