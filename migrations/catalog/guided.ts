import type { Drill, Segment } from 'sync-protocol/entities/training/program';

type Part = readonly [name: string, seconds: number, step?: number | undefined];

/** A break between parts. */
const rest = (seconds: number, step?: number): Part => ['Rest', seconds, step];
/** The same on both sides. */
const sides = (name: string, seconds: number, step: number): Part[] => [
  [`${name}, left`, seconds, step],
  [`${name}, right`, seconds, step],
];

/**
 * Parts that follow the steps of their guide, one each: a short name for the dial and the voice, and the seconds. What
 * counts repetitions gets the time that they take in calm. Where a step has several parts, they say which it is.
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
    ['Jog and skip', 90],
    ['Stand on one leg', 90],
    ['Reach with one foot', 60],
    ['Slow squats', 40],
    ['Step and stop', 50],
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
  'conditioning/warm-up-top-to-toe': [
    ['Skip on the spot', 60],
    ['Fingers and wrists', 70],
    ['Shoulders', 80],
    ['Squats and side lunges', 80],
    ['Calves and ankles', 60],
    ['Snap-downs, low hops', 70],
  ],
  'conditioning/warm-up-floor-to-air': [
    ['Jog on the spot', 60],
    ['Wrists and blades', 80],
    ['Kneel, reach and turn', 70],
    ['Squats and slow throws', 80],
    ['Tiptoe, snap-downs', 60],
    ['Low hops, hands high', 70],
  ],
  'conditioning/warm-up-clock-round': [
    ['March, big circles', 60],
    ['Lunge to the hours', 100],
    ['Reach to the hours', 60],
    ['Swings and windows', 60],
    ['Hop to the hours', 80],
  ],
  'conditioning/warm-up-ten-down': [
    ['Jog and skip', 60],
    ['Round of ten', 110],
    ['Round of eight', 110],
    ['Round of six', 100],
    ['Round of four', 70],
    ['Breathe, shake out', 30],
  ],
  'conditioning/warm-up-two-songs': [
    ['Step to the beat', 60],
    ['Fingers and wrists', 60],
    ['Arms and slow throws', 80],
    ['Squats and side lunges', 80],
    ['Low hops, freeze', 80],
  ],
  'conditioning/warm-up-front-row': [
    ['Side steps and skips', 60],
    ['Fingers and palms', 70],
    ['Reaches and slow swings', 80],
    ['Squats and snap-downs', 80],
    ['Block hops, hands high', 65],
    ['Hops with a slow swing', 65],
  ],
  'conditioning/warm-up-three-corners': [
    ['Jog round', 60],
    ['Hands corner', 50],
    ['Shoulder corner', 50],
    ['Leg corner', 60],
    ['All corners again', 140],
  ],
  'conditioning/warm-up-calm-start': [
    ['Slow breaths', 40],
    ['Circles, top to bottom', 90],
    ['Look to both sides', 70],
    ['Easy walk', 120],
    ['Shake out, breathe', 40],
  ],
  'conditioning/warm-up-mirror-movement': [
    ['Bridge', 30, 0],
    ['Dead bug', 30, 0],
    ['Side plank, right', 30, 0],
    ['Side plank, left', 30, 0],
    ['Squats', 30, 1],
    ['Reverse lunges', 30, 1],
    ['Side lunges', 30, 1],
    ['Arm circles', 30, 2],
    ['Slow throws', 30, 2],
    ['Shuffle', 30, 3],
    ['Skip', 30, 3],
    ['Soft hops', 30, 4],
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

/** Parts of drills whose guide is not told in their order, with the step that says how. */
const OWN: Readonly<Record<string, readonly Part[]>> = {
  'conditioning/cool-down-stretch': [
    ['Walk and shake out', 60, 0],
    ...sides('Calf', 30, 1),
    ...sides('Thigh and hip', 30, 2),
    ...sides('Back of the thigh', 20, 3),
    ...sides('Shoulder', 20, 4),
    ['Lie down, breathe', 40, 5],
  ],
  'conditioning/breathing-reset': [
    ['Ten slow breaths', 90, 1],
    ...[1, 2, 3].flatMap((): Part[] => [
      ['Run on the spot', 20, 2],
      ['Breathe, and count', 70, 3],
    ]),
  ],
  'conditioning/mobility-flow': [1, 2].flatMap((): Part[] => [
    ['Round and hollow', 45, 0],
    ['Pedal your heels', 45, 1],
    ['Lunge, turn and reach', 60, 2],
    ['Soles together', 40, 3],
    ['Knees to the side', 50, 4],
  ]),
  'conditioning/fit-check': [
    ['Squats', 60, 0],
    rest(60),
    ['Push-ups', 60, 1],
    rest(60),
    ['Front plank', 60, 2],
    ['Shake out, write down', 60, 3],
  ],
  'conditioning/five-set-ladder': [
    ['Bout one', 75, 1],
    rest(75, 3),
    ['Bout two', 75, 1],
    rest(75, 3),
    ['Bout three', 75, 1],
    rest(75, 3),
    ['Bout four', 75, 1],
    rest(75, 3),
    ['Bout five', 45, 1],
    ['Walk and breathe', 75, 4],
  ],
  'conditioning/joint-check': [
    ['Shoulder reach', 60, 0],
    ['Across the chest', 50, 1],
    ['Half squats', 70, 2],
    ['Knee to wall', 70, 3],
    ['Toe raises', 50, 4],
  ],
  'serving/picture-the-serve': [
    ['Breathe, eyes closed', 40, 0],
    ['Choose zones, see it', 140, 2],
    ['The hard moment', 60, 4],
  ],
  'setting/picture-the-rally': [
    ['Breathe, eyes closed', 40, 0],
    ['Ten rallies', 200, 2],
    ['The set at 23-23', 60, 4],
  ],
  'hitting/picture-the-swing': [
    ['Breathe, eyes closed', 40, 0],
    ['Seven good sets', 160, 2],
    ['Three bad ones', 100, 4],
  ],
  'hitting/control-pepper': [
    ['Pass, set, hit', 360, 1],
    ['Roll, tip, firm', 120, 3],
  ],
  // These are parts of each set.
  'conditioning/core-plank-series': [
    ['Front plank', 10, 0],
    ['Right side', 10, 1],
    ['Left side', 10, 2],
  ],
  'conditioning/balance-test': [
    ['One leg', 15],
    ['Other leg', 15],
  ],
  'serving/heartbeat-toss': [
    ['Quick feet', 15, 0],
    ['Breathe, toss, catch', 15, 2],
  ],
};

/** Drills whose sides take turns within a set; of the others one side comes after the other. */
const ALTERNATING: ReadonlySet<string> = new Set([
  'passing/sprawl-steps',
  'blocking/two-step-shuffle',
  'blocking/crossover-walk-through',
  'blocking/five-step-run',
  'conditioning/a-skips',
  'conditioning/dead-bug',
  'conditioning/glute-bridge-march',
  'conditioning/skater-stick',
  'conditioning/split-jumps',
]);

/** What each set is for where they change from set to set, as the guide says. */
const TURNS: Readonly<Record<string, readonly string[]>> = {
  'blocking/mirror-shuffle': ['You lead', 'You follow'],
  'conditioning/anti-rotation-hold': ['Pushed from the left', 'Pushed from the right'],
  'conditioning/line-hops': ['Side to side', 'Forwards and back', 'Your choice'],
  'conditioning/mirror-chase': ['You lead', 'You follow'],
  'conditioning/side-plank': ['Left side', 'Right side'],
  'conditioning/split-squat-hold': ['Left leg in front', 'Right leg in front'],
  'conditioning/split-step-ladder': ['Forwards', 'Sideways right', 'Sideways left', 'In-in-out-out'],
};

/** A drill with what gym mode guides by: its parts, and how its sides take turns. */
export function withGuidance(drill: Drill): Drill {
  const segments = segmentsOf(drill.id);
  const alternates = ALTERNATING.has(drill.id);
  const turns = TURNS[drill.id];
  return {
    ...drill,
    ...(segments && { segments }),
    ...(alternates && { alternates }),
    ...(turns && { turns: [...turns] }),
  };
}

function segmentsOf(id: string): Segment[] | undefined {
  const isByStep = id in BY_STEPS;
  return (BY_STEPS[id] ?? OWN[id])?.map(([name, seconds, ofStep], index) => {
    const step = ofStep ?? (isByStep ? index : undefined);
    return {
      name,
      seconds,
      ...(name === 'Rest' && { isRest: true as const }),
      ...(step !== undefined && { step }),
    };
  });
}

/** The drills that parts are written for, so that a test can say which of them no drill is. */
export const GUIDED_IDS: readonly string[] = [
  ...Object.keys(BY_STEPS),
  ...Object.keys(OWN),
  ...ALTERNATING,
  ...Object.keys(TURNS),
];
