import type { CoachingGuide } from '../../../entities/training/program.ts';
import type { CategoryCoaching } from './guides.ts';

const set: CoachingGuide = {
  technique:
    'A set is a soft catch and release above the forehead. The hands are up before the ball, shaped like it, thumbs pointing back at your eyes. The ball sinks a finger deep into the hands and leaves with arms and legs together. You finish tall, both hands towards the target, ball without spin.',
  steps: [
    'Get there early: left foot, right foot, hips under the ball.',
    'Hands up, fingers spread and relaxed, elbows a little out.',
    'Face the target with feet, hips and shoulders.',
    'Take the ball above the forehead and push from the legs.',
    'Hold the finish and watch the height of the ball.',
  ],
  mistakes: [
    'Contact in front of the face: take one more small step forward.',
    'One hand works more than the other: check that both thumbs leave the ball together.',
    'Pushing only with the arms: bend the knees before the ball comes, not after.',
  ],
  tips: [
    'Spin on the ball tells which hand was stronger.',
    'Agree on a height, such as twice the net, and hold it.',
  ],
};

const hands: CoachingGuide = {
  technique:
    'Setting hands are round, firm and soft at once. All ten fingers hold the ball, mostly thumbs, first and middle fingers; the palms stay empty. The wrists give a little as the ball comes and spring back as it leaves. A good touch makes no sound.',
  steps: [
    'Form the shape around a ball that lies on the floor, lift it over your forehead, keep the shape.',
    'Let the ball drop from arm height into this shape and catch it.',
    'Now let it sink in and spring out, only a hand high.',
    'Grow the height little by little without changing the sound.',
    'Shake the hands out after every round.',
  ],
  mistakes: [
    'Stiff fingers that jam: spread them and soften the wrists before contact.',
    'The ball touches the palms: lift the heel of the hand away from it.',
    'Elbows glued to the ribs: open them until you can look through the window of your hands.',
  ],
  tips: [
    'Close to a wall the rhythm is fast and teaches quiet hands.',
    'Sore fingertips mean enough for today.',
  ],
};

const back: CoachingGuide = {
  technique:
    'A back set begins like every other set, so that the block learns nothing. The body stays straight under the ball; at the last moment the hips push forward and the arms finish up and back, thumbs to the ceiling. The ball travels over your head while you look up at it, not behind you.',
  steps: [
    'Get square to where you would set forward.',
    'Let the ball come a little nearer to the hairline.',
    'Push the hips forward and lengthen arms and legs upwards.',
    'Finish with the palms to the ceiling.',
    'Turn and check where it went only afterwards.',
  ],
  mistakes: [
    'Arching early: keep the same posture until the ball is in your hands.',
    'Throwing with the wrists: the lift comes from hips and legs.',
    'Setting too short: finish higher, not faster.',
  ],
  tips: [
    'Alternate front and back from the same body position.',
    'Put a mark on the floor behind you and let the ball fall on it.',
  ],
};

const move: CoachingGuide = {
  technique:
    'Setters set on time because they leave on time. You go as soon as the pass leaves the platform, run upright with hands low, and stop with left-right so that the right foot nearly points to the net. Even on a bad pass the last two steps stay the same and the set stays simple and high.',
  steps: [
    'Start at the net with the right foot forward, eyes on the passer.',
    'Run to the spot where the ball will fall, hands down while you run.',
    'Brake left-right and turn towards the target.',
    'Hands up, set with the legs; from far away set high and a little off the net.',
    'Cover your hitter or go back to your base.',
  ],
  mistakes: [
    'Drifting while you set: arrive half a second earlier by running straight.',
    'Fancy sets from bad passes: far from the net choose the high, safe ball.',
    'Running with raised hands: it is slower, lift them when you brake.',
  ],
  tips: [
    'Throw the ball high to somewhere else each time, then chase and set it.',
    'Say the target aloud before the ball is in your hands.',
  ],
};

const quick: CoachingGuide = {
  technique:
    'A quick set meets a hitter who is already in the air. The ball needs little height and much timing: you take it high, with long arms, and just let it out in front of the hitting shoulder. The touch is short, like lifting the lid of a jar, and the ball hangs there for a moment.',
  steps: [
    'Stand at the net and take the ball as high as you can.',
    'See the hitter with the corner of the eye.',
    'Release with the fingers and wrists, arms nearly straight.',
    'Put the ball a hand above the tape, an arm length from you.',
    'Ask for one word after each: “high”, “low” or “good”.',
  ],
  mistakes: [
    'Pushing the ball at the hitter: let it rise and let the hitter come to it.',
    'Setting quick from a pass off the net: only passes near the net are quick balls.',
    'Low contact: jump or reach, a late ball is a blocked ball.',
  ],
  tips: [
    'Without a hitter set over a mark on the wall and catch at the highest point.',
    'Ten good ones, then a pause: fingers tire quickly.',
  ],
};

export const setting: CategoryCoaching = {
  guide: set,
  byWords: [
    [/\bback ?-?sets?\b|\bbackwards?\b.*\bset/, back],
    [/\b(quick|tempo)\b.*\bset|\bset\w*\b.*\b(quick|tempo)\b/, quick],
    [
      /\bhand shape\b|\bball catch\b|\bfinger\w*\b|\bwall\b.*\bset(s|ting)?\b|\bset(s|ting)?\b.*\bwall\b/,
      hands,
    ],
    [/\b(footwork|bad pass|out of system|moving|chase)\b/, move, 'here'],
    [/\bset(s|ting|ter|ters)?\b(?! of\b)/, set],
  ],
};
