import type { CoachingGuide } from '../../../entities/training/program.ts';
import type { CategoryCoaching } from './guides.ts';

const block: CoachingGuide = {
  technique:
    'A block is hands in the right place at the right time. You start with hands at shoulder height, read setter and hitter, move along the net and jump a little after the hitter. The hands go up and over at once, fingers spread and hard, thumbs up, shoulders pressed to the ears. You land where you took off.',
  steps: [
    'Stand an arm length from the net, knees bent, hands up.',
    'Watch in order: pass, setter, ball, hitter.',
    'Move sideways and stop with both feet parallel to the net.',
    'Jump, reach over and turn the outside hand into the court.',
    'Pull the hands back, land softly on two feet, turn to the ball.',
  ],
  mistakes: [
    'Swinging the hands down: it touches the net; press from the shoulders.',
    'Watching only the ball: after the set look at the shoulder of the hitter.',
    'Floating to the side in the air: brake with the outside foot before you jump.',
  ],
  tips: [
    'No net? A line at reach height on a wall does the job.',
    'Count soft landings; knees like them more than high jumps.',
  ],
};

const steps: CoachingGuide = {
  technique:
    'Block footwork is quick, flat and stays along the net. Short ways are a shuffle, long ways a crossover: open, cross, close. The last foot brakes and turns the hips back to the net, so that you jump up instead of drifting. The hands stay high all the way.',
  steps: [
    'Start balanced, hands at shoulder height.',
    'One or two shuffle steps for a short way.',
    'For a long way: lead foot out, other foot across, close with the lead foot.',
    'Brake, toes and hips back to the net, load the knees.',
    'Press up (or jump, if the task asks for it) and land where you stand.',
  ],
  mistakes: [
    'Heads that bob: stay at one height until you jump.',
    'Drifting into the neighbor: make the braking step wider.',
    'Hands down while running: keep them where you could clap at eye level.',
  ],
  tips: [
    'Tape two marks two and four metres away and know which step belongs to which.',
    'Do it slowly and silently first; fast feet are quiet feet.',
  ],
};

const reading: CoachingGuide = {
  technique:
    'Reading means moving late but right. Your eyes go from the pass to the setter, then to the hitter: where do they come from, where does the shoulder point? You decide on what you see, not on what you hope. The first step is small and quick, so that you can still change your mind.',
  steps: [
    'Say aloud what you see: “tight pass”, “high outside”, “quick”.',
    'Hold still until the ball leaves the setter or the thrower.',
    'React with a short first step to that side.',
    'Stop in balance in front of the hitter’s arm, not of the ball.',
    'Press over and check whether you chose right.',
  ],
  mistakes: [
    'Guessing early: a wrong first step costs more than a late one.',
    'Eyes that follow the ball to the end: leave it after the set and find the hitter.',
    'Standing straight while you watch: stay loaded in the knees.',
  ],
  tips: [
    'Let a friend point, throw or call late and change sides.',
    'Watch a minute of a match with your eyes on the setter only.',
  ],
};

const hands: CoachingGuide = {
  technique:
    'Block hands are wide, hard and tilted into the court. Thumbs up, little fingers turned forward, the gap between the hands smaller than a ball. The reach comes from the shoulders, which rise to the ears, while the belly stays tight so that the body does not fold.',
  steps: [
    'Spread the fingers until they are firm.',
    'Reach up along the net, elbows straight.',
    'Push the shoulders forward and the hands over.',
    'Turn the outside hand in, as if you closed a door.',
    'Hold for one second and feel the belly hold the shape.',
  ],
  mistakes: [
    'Soft fingers: they get hurt; spread them before contact.',
    'A gap between arm and net: slide the hands up close to it.',
    'Closing the eyes: watch the ball onto your hands.',
  ],
  tips: [
    'Press against a wall or a held ball to feel firm hands.',
    'Short and sharp sets; shoulders tire before you notice.',
  ],
};

const close: CoachingGuide = {
  technique:
    'Two blockers make one wall. The outside blocker sets the place in front of the hitter’s arm and waits there, the middle closes until the inner feet nearly touch. Both jump together on one call, and four hands stand side by side without a gap.',
  steps: [
    'The outside blocker chooses the place and calls it.',
    'The middle arrives with a crossover and brakes next to the partner.',
    'Feet parallel, knees bent, a short “up!” from the outside blocker.',
    'Jump together, hands over, inner hands close to each other.',
    'Land, and turn towards the ball, each to their own side.',
  ],
  mistakes: [
    'Bumping into the partner: the middle brakes, the outside stands still.',
    'Jumping one after the other: decide who calls.',
    'A gap in the seam: look for the partner’s inner foot as you arrive.',
  ],
  tips: [
    'Alone? Use a chair or a bag as your partner and close next to it.',
    'Begin without a jump until feet and hands fit.',
  ],
};

export const blocking: CategoryCoaching = {
  guide: block,
  byWords: [
    [/\bblock\w*\b.*\b(partner|mark|double)\b|\bclos(e|ing)\b.*\b(block|partner)\b|\bdouble block/, close],
    [/\b(read|reading|react\w*)\b/, reading, 'here'],
    [
      /\bcross-?over\b|\bshuffle step|\bcalled side\b|\bblock\w*\b.*\b(step|footwork|shuffl\w*)\b/,
      steps,
      'here',
    ],
    [/\b(press|penetrat\w*)\b|\bblock\w*\b.*\bhands?\b|\bready position\b/, hands, 'here'],
    [/\bblock\w*\b/, block],
  ],
};
