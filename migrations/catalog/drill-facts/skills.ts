import type { SKILLS } from 'sync-protocol/rules/training/program-terms';

// What each main drill is for, so that another one can take its place: whoever has no net still trains the toss, or
// reads where a ball goes. Each skill of a category has drills that a home has room for.

type Skill = (typeof SKILLS)[number];

const BY_CATEGORY: Readonly<Record<string, Partial<Record<Skill, string>>>> = {
  serving: {
    motion: `bow-and-arrow-freeze slow-motion-serve step-and-balance palm-pop kneeling-wall-serve wall-float-hits
      wall-topspin-snap standing-topspin wall-reach-press partner-serve-catch step-back-serves`,
    toss: 'toss-and-drop toss-and-high-catch step-toss-draw',
    aim: `zone-freeze turn-and-toss four-corner-wall end-line-tens flat-flight-window deep-third short-drop six-zone-tour corner-pockets seam-serves
      repeat-the-zone partner-call-zone`,
    pressure: `heartbeat-toss toss-race whistle-clock wall-serve-streak wall-serve-and-ready serve-versus-passer noisy-gym serve-then-defend
      eight-second-serve race-to-25 game-point-serves`,
    jump: `jump-serve-footwork approach-jump-stick jump-serve-toss jump-float-catch jump-float jump-serve-short-court
      jump-serve-full jump-serve-halves jump-serve-mix`,
  },
  passing: {
    platform: `platform-build stay-low-self-pass height-ladder quiet-arms pass-walk quarter-turn-passes one-arm-control
      wall-pass-steady wall-streak partner-toss-pass one-minute-control`,
    receive: `shadow-angles basket-pass wall-square receive-short-court receive-three-lanes fast-serve-receive seam-share
      perfect-pass-streak receive-to-fifteen free-ball-first`,
    move: `low-shuffle bounce-and-pass toss-chase-pass wall-angle-shuffle wall-run-through partner-shuffle-pass short-deep
      receive-and-go`,
    read: 'first-step-compass wall-turn-and-find turn-on-call read-the-server in-or-out base-read-dig tip-or-hit',
    dig: `ready-stance-hold dig-shadow sprawl-steps floor-to-feet wall-dig-reaction dig-down-balls pancake-and-sprawl
      cover-the-hitter`,
    hands: 'pass-set-pass wall-hands-receive three-touch-pepper float-with-hands libero-second-ball',
  },
  setting: {
    hands: `window-hands superman-finish forehead-catch catch-set-catch lying-sets low-self-sets one-hand-touches
      chair-edge-sets wall-sets-close wall-one-hand one-minute-wall partner-sets ten-in-a-row streak-and-step`,
    aim: `high-self-sets wall-sets-long wall-square box-landing outside-ball three-hitter-deal low-high-ladder
      tempo-ladder-wall first-tempo-feed shoot-to-the-pin`,
    move: `left-right-stop release-run pivot-and-face setter-triangle kneel-to-stand-sets walking-sets quarter-turn-sets
      bounce-and-under wall-shuffle-sets wall-chase-set wall-pass-then-set toss-move-set pass-in-set-out bump-set-rescue
      deep-second-ball dig-to-set cover-your-hitter`,
    back: 'over-the-top-catch wall-back-set back-set-partner back-set-pin',
    jump: 'shadow-jump-set wall-jump-sets jump-set-net tight-ball-save',
    read: `dump-steps late-call-sets dump-or-set same-shape-four-sets late-eyes setter-game-to-fifteen eyes-up-count`,
  },
  hitting: {
    approach: `approach-walk slow-quick-rhythm plant-and-hold double-arm-swing step-close-jump up-not-out
      approach-and-stick start-spots off-the-net net-brake transition-attack pass-then-hit`,
    swing: `draw-the-bow slow-motion-swing towel-swing bow-in-the-air high-reach-catch topspin-snap bounce-hits
      off-hand-control wall-floor-rhythm wall-streak-hits quick-arm-wall kneeling-throws partner-toss-hits self-toss-net
      jump-toss-hit swing-audit control-pepper`,
    timing: `quick-three-step slide-footwork approach-toss-catch read-the-rebound timing-toss outside-high-ball quick-catch
      quick-attack quick-two-spots slide-low-hit back-row-attack out-of-system-swing`,
    aim: `roll-shot-touch tip-touch wall-two-windows wall-roll-shot wall-tool-edge call-the-shot net-soft-shots
      line-and-cross tool-the-hands tips-over-block soft-game ten-ball-score shots-ladder see-the-hands two-lane-reads
      bad-set-good-choice hitter-against-digger rally-finisher cover-and-reload`,
  },
  blocking: {
    hands: `stance-hold wall-press shrug-and-reach ball-press rebound-hands outside-hand-turn soft-block-hands
      net-walk-press held-ball-block joust own-toss-block thrown-ball-block`,
    move: `two-step-shuffle crossover-walk-through three-step-crossover hockey-stop five-step-run mirror-shuffle
      three-lane-race block-turn-chase block-off-ready close-the-gap`,
    jump: `load-jump-stick line-drift-check wall-touch swing-block-steps clean-ten phone-check shuffle-block-net
      three-step-net-block pin-to-pin swing-block-net net-gauntlet two-as-one`,
    read: `card-flip-read ball-setter-ball-hitter point-and-go set-the-block wait-then-jump front-or-back
      up-with-the-quick hold-then-release tip-or-swing line-or-cross setter-duel hitter-against-block`,
  },
  conditioning: {
    legs: `tempo-squat reverse-lunge lateral-lunge glute-bridge-march single-leg-hinge calf-raises wall-sit slow-step-down
      split-squat chair-single-leg-squat hamstring-walkout nordic-lower split-squat-hold adductor-squeeze fit-check`,
    trunk: `core-plank-series push-up-steps side-plank bear-crawl anti-rotation-hold rotation-throws
      overhead-ball-throws`,
    care: `shoulder-band-prep wrist-and-finger-prep push-up-plus y-t-w-raises side-lying-rotation balance-reach
      balance-catch`,
    jump: `landing-mechanics step-off-stick arm-swing-jumps skater-stick hop-and-hold stick-ten pause-squat-jumps
      counter-jumps broad-jump-stick approach-reach block-jump-series step-rebound-jumps split-jumps jump-test`,
    speed: `split-step-ladder reaction-starts pogo-hops line-hops a-skips ten-metre-bursts four-corner-defence
      rope-bounce mirror-chase drop-ball-sprint floor-to-feet`,
    stamina: 'court-shuttle rally-intervals shadow-rally steady-run stride-runs five-set-ladder tired-hands',
  },
};

const SKILL_OF = new Map<string, Skill>(
  Object.entries(BY_CATEGORY).flatMap(([category, skills]) =>
    Object.entries(skills).flatMap(([skill, names]) =>
      names.split(/\s+/).map((name) => [`${category}/${name}`, skill as Skill] as const),
    ),
  ),
);

/** What a main drill is for. */
export function skillOf(id: string): Skill | undefined {
  return SKILL_OF.get(id);
}

/** The ids that have a skill, so that a test can say which of them no drill has. */
export const SKILLED_IDS: readonly string[] = [...SKILL_OF.keys()];
