import type { Drill } from 'sync-protocol/entities/training/program';
import { SMALL_THINGS } from 'sync-protocol/rules/training/program-terms';

// What a drill takes beside the things by which it is dealt: clear floor in metres, more than one ball, and what a bag
// or a home has. All of it follows the drill's own guide: a step is counted as 0.7 metres, a big one as a whole one.

type Space = readonly [across: number, along: number];

/** Along is where one runs, throws or plays the ball. */
const SPACES: readonly (readonly [across: number, along: number, drills: string])[] = [
  [
    2,
    3,
    `serving/palm-pop passing/first-step-compass passing/dig-shadow passing/sprawl-steps hitting/step-close-jump
    hitting/bow-in-the-air blocking/hockey-stop conditioning/hop-and-hold conditioning/broad-jump-stick`,
  ],
  [
    2,
    4,
    `serving/turn-and-toss setting/left-right-stop hitting/approach-walk hitting/slow-quick-rhythm hitting/up-not-out hitting/plant-and-hold
    hitting/topspin-snap conditioning/split-step-ladder conditioning/bear-crawl conditioning/warm-up-line-play`,
  ],
  [
    2,
    5,
    `serving/jump-serve-footwork serving/approach-jump-stick serving/jump-serve-toss serving/jump-float-catch
    hitting/approach-and-stick hitting/roll-shot-touch`,
  ],
  [2, 6, 'blocking/hands-high-warm-up conditioning/dynamic-warm-up conditioning/warm-up-animal-walks'],
  [2, 8, 'passing/pass-walk conditioning/a-skips'],
  [2, 9, 'setting/walking-sets'],
  [2, 16, 'conditioning/ten-metre-bursts'],
  [2, 20, 'conditioning/court-shuttle'],
  [
    3,
    3,
    `serving/zone-freeze passing/shadow-angles setting/pivot-and-face blocking/rebound-hands conditioning/warm-up-balance-base
    conditioning/warm-up-three-corners`,
  ],
  [
    3,
    4,
    `setting/shadow-jump-set hitting/quick-three-step blocking/held-ball-block blocking/joust blocking/tip-or-swing
    conditioning/jump-test conditioning/warm-up-stick-and-turn conditioning/warm-up-swing-and-land
    conditioning/warm-up-shadow-play conditioning/warm-up-fingers-and-feet`,
  ],
  [
    3,
    5,
    `passing/basket-pass setting/partner-sets setting/eyes-up-count setting/streak-and-step hitting/start-spots
    hitting/off-the-net hitting/approach-toss-catch hitting/off-hand-control hitting/wall-floor-rhythm
    hitting/wall-streak-hits hitting/wall-tool-edge hitting/shots-ladder conditioning/warm-up-approach-rhythm
    conditioning/warm-up-pass-and-move`,
  ],
  [
    3,
    6,
    `serving/wall-topspin-snap passing/partner-toss-pass passing/turn-on-call passing/pancake-and-sprawl
    hitting/bounce-hits conditioning/approach-reach conditioning/warm-up-partner-catch`,
  ],
  [3, 7, 'passing/toss-chase-pass passing/wall-run-through'],
  [
    3,
    8,
    `serving/wall-float-hits serving/four-corner-wall serving/wall-serve-streak setting/late-call-sets
    conditioning/drop-ball-sprint`,
  ],
  [
    3,
    9,
    'serving/wall-serve-and-ready serving/partner-serve-catch setting/back-set-partner setting/ten-in-a-row',
  ],
  [4, 2, 'blocking/two-step-shuffle blocking/line-drift-check conditioning/skater-stick'],
  [4, 3, 'passing/low-shuffle hitting/slide-footwork'],
  [
    4,
    4,
    'passing/bounce-and-pass hitting/tip-touch conditioning/reaction-starts conditioning/rally-intervals conditioning/warm-up-low-and-quick',
  ],
  [4, 5, 'passing/cover-the-hitter'],
  [4, 6, 'hitting/wall-two-windows hitting/partner-toss-hits'],
  [
    4,
    8,
    'passing/dig-down-balls passing/three-touch-pepper hitting/control-pepper blocking/thrown-ball-block',
  ],
  [4, 10, 'passing/short-deep'],
  [5, 2, 'blocking/crossover-walk-through blocking/three-step-crossover blocking/card-flip-read'],
  [5, 3, 'blocking/ball-setter-ball-hitter blocking/swing-block-steps'],
  [5, 4, 'blocking/phone-check'],
  [
    5,
    5,
    `setting/bounce-and-under setting/wall-chase-set hitting/swing-audit hitting/timing-toss blocking/block-turn-chase
    conditioning/shadow-rally`,
  ],
  [5, 6, 'hitting/read-the-rebound'],
  [5, 7, 'passing/partner-shuffle-pass setting/release-run setting/setter-triangle'],
  [5, 8, 'hitting/call-the-shot'],
  [6, 2, 'blocking/five-step-run blocking/clean-ten blocking/close-the-gap'],
  [
    6,
    3,
    `setting/dump-steps setting/wall-shuffle-sets blocking/mirror-shuffle blocking/hold-then-release
    conditioning/mirror-chase conditioning/warm-up-net-ready`,
  ],
  [6, 4, 'conditioning/five-set-ladder'],
  [6, 5, 'passing/wall-angle-shuffle blocking/point-and-go'],
  [6, 6, 'conditioning/four-corner-defence'],
  [6, 7, 'setting/toss-move-set'],
  [6, 8, 'setting/pass-in-set-out'],
  [6, 10, 'hitting/see-the-hands'],
  [7, 6, 'blocking/three-lane-race'],
  [7, 7, 'setting/bump-set-rescue'],
  [8, 5, 'blocking/front-or-back'],
  [9, 6, 'hitting/net-brake blocking/block-off-ready'],
  [9, 7, 'setting/deep-second-ball'],
  [9, 8, 'hitting/two-lane-reads blocking/set-the-block blocking/line-or-cross'],
  [
    9,
    9,
    `passing/libero-second-ball setting/box-landing setting/outside-ball setting/back-set-pin setting/first-tempo-feed
    setting/shoot-to-the-pin setting/jump-set-net setting/tight-ball-save setting/dig-to-set setting/cover-your-hitter
    setting/three-hitter-deal hitting/quick-catch`,
  ],
];

/** Those who run there need a way, not a floor. */
const OUT_ON_A_WAY: ReadonlySet<string> = new Set(['conditioning/steady-run', 'conditioning/stride-runs']);

/** The second ball is part of the drill. */
const TWO_BALLS: ReadonlySet<string> = new Set(['serving/serve-then-defend', 'setting/cover-your-hitter']);
/** So many save the way over the court after each serve or hit; one does, too. */
const A_FEW = 4;

/** What lies on a floor and sticks to a wall to aim at and to run by: shoes, socks, tape, chalk. */
const MARKS = `serving/zone-freeze serving/turn-and-toss serving/toss-race serving/toss-and-drop serving/ten-equal-tosses serving/jump-serve-toss serving/wall-float-hits
  serving/four-corner-wall serving/wall-serve-streak serving/deep-third serving/short-drop serving/corner-pockets
  serving/seam-serves serving/serve-versus-passer serving/race-to-25 passing/low-shuffle passing/shadow-angles passing/rotation-walk passing/one-minute-control
  passing/wall-square passing/wall-streak passing/receive-short-court passing/receive-to-fifteen setting/left-right-stop
  setting/release-run setting/setter-triangle setting/wall-square setting/wall-chase-set setting/one-minute-wall
  setting/tempo-ladder-wall setting/streak-and-step setting/pass-in-set-out setting/bump-set-rescue setting/box-landing
  setting/deep-second-ball setting/three-hitter-deal setting/dump-or-set hitting/approach-walk hitting/slow-quick-rhythm
  hitting/up-not-out hitting/start-spots hitting/wall-streak-hits hitting/wall-two-windows hitting/wall-roll-shot
  hitting/wall-tool-edge hitting/partner-toss-hits hitting/call-the-shot hitting/see-the-hands hitting/net-soft-shots
  hitting/line-and-cross hitting/shots-ladder blocking/three-step-crossover blocking/line-drift-check
  blocking/wall-touch blocking/five-step-run blocking/net-gauntlet blocking/three-lane-race
  conditioning/split-step-ladder conditioning/approach-reach conditioning/jump-test conditioning/ten-metre-bursts
  conditioning/four-corner-defence conditioning/mirror-chase conditioning/line-hops`;

const SMALL: Readonly<Record<(typeof SMALL_THINGS)[number], string>> = {
  marks: MARKS,
  towel: `passing/quiet-arms setting/kneel-to-stand-sets setting/dump-steps setting/back-set-partner hitting/towel-swing
    hitting/roll-shot-touch hitting/tip-touch hitting/kneeling-throws serving/kneeling-wall-serve
    conditioning/shoulder-band-prep conditioning/y-t-w-raises conditioning/side-lying-rotation
    conditioning/warm-up-shoulder-circle conditioning/warm-up-towel-shoulder`,
  mat: 'passing/sprawl-steps conditioning/nordic-lower',
  socks: 'conditioning/reaction-starts',
  bottle: 'conditioning/side-lying-rotation',
  basket: 'passing/basket-pass',
  cards: 'blocking/card-flip-read',
  ribbons: 'serving/flat-flight-window',
  phone: 'hitting/swing-audit blocking/phone-check',
  screen: 'passing/match-video-reading blocking/watch-and-call',
};

const idsIn = (text: string) => text.trim().split(/\s+/);
const SPACE_OF = new Map(
  SPACES.flatMap(([across, along, ids]) => idsIn(ids).map((id) => [id, [across, along]] as const)),
);
const SMALL_OF = SMALL_THINGS.map((thing) => ({ thing, ids: new Set(idsIn(SMALL[thing])) }));

/** The floor of drills that the table leaves out: what is done on the spot, with a ball, at a wall, together, at a net. */
function usualSpace({ equipment }: Drill): Space {
  const needs = (thing: Drill['equipment'][number]) => equipment.includes(thing);
  if (needs('net')) return needs('ball') ? [9, 18] : [9, 4];
  if (needs('partner')) return needs('ball') ? [4, 7] : [2, 2];
  if (needs('wall')) return needs('ball') ? [3, 4] : [2, 2];
  return needs('ball') ? [3, 3] : [2, 2];
}

/** A drill with all that it needs, in numbers where they count. */
export function withNeeds(drill: Drill): Drill {
  const { id, equipment } = drill;
  const [across, along] = SPACE_OF.get(id) ?? usualSpace(drill);
  const isOverNet = equipment.includes('ball') && equipment.includes('net') && along > 9;
  const small = SMALL_OF.flatMap(({ thing, ids }) => (ids.has(id) ? [thing] : []));
  return {
    ...drill,
    ...(!OUT_ON_A_WAY.has(id) && { space: { across, along } }),
    ...(TWO_BALLS.has(id)
      ? { balls: { least: 2, better: A_FEW } }
      : isOverNet && { balls: { least: 1, better: A_FEW } }),
    ...(small.length > 0 && { small }),
  };
}

/** The drills that these tables name, so that a test can say which of them no drill is. */
export const NEEDING_IDS: readonly string[] = [
  ...SPACE_OF.keys(),
  ...OUT_ON_A_WAY,
  ...TWO_BALLS,
  ...SMALL_OF.flatMap(({ ids }) => [...ids]),
];
