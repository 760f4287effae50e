import type { CoachingGuide } from '../../../entities/training/program.ts';
import type { CategoryCoaching } from './guides.ts';

const pass: CoachingGuide = {
  technique:
    'A forearm pass is a quiet platform and busy feet. The arms are long and close together, thumbs side by side, shoulders forward. The ball meets both forearms above the wrists while you are still; the angle of the platform sends it to the target and the legs give the little lift it needs.',
  steps: [
    'Stand low with feet a little wider than the shoulders, weight on the balls of the feet.',
    'Move behind the ball first, then put the platform together.',
    'Show the forearms to the target, not to the ceiling.',
    'Let the ball come onto the arms and push gently from the legs.',
    'Hold the platform still until the ball has reached its highest point.',
  ],
  mistakes: [
    'Swinging the arms: freeze them after contact; a hard ball needs no swing at all.',
    'Bent elbows: reach long and press the shoulders forward.',
    'Passing while still running: stop first, even if that means playing the ball lower.',
  ],
  tips: [
    'Give every pass a mark from 0 to 3 and add up ten balls.',
    'A soft sound and a slow ball mean that the legs did the work.',
  ],
};

const receive: CoachingGuide = {
  technique:
    'Serve receive begins before the serve: you read the server, call early and are in place when the ball crosses the net. The platform goes out early and tilts towards the setter. Good receivers look bored: small steps, one still contact, and the ball drops by the target.',
  steps: [
    'Watch the toss and the hand of the server; decide “short” or “deep” early.',
    'Call the ball loudly, then move with two or three small steps.',
    'Stop with the inside shoulder a little lower, platform towards the setter.',
    'Take the ball in front of you, at the height of the hips.',
    'Hold the finish and watch where it lands.',
  ],
  mistakes: [
    'Waiting on flat heels: make a tiny hop as the server hits.',
    'Reaching to the side with the arms only: get a foot outside the ball.',
    'Silence between two passers: the one who hears nothing calls “mine”.',
  ],
  tips: [
    'No server? Throw the ball high over your shoulder, turn and pass it.',
    'Choose a target the size of a hoop, not “somewhere in front”.',
  ],
};

const overhead: CoachingGuide = {
  technique:
    'An overhead pass takes a high, slow ball with soft fingers above the forehead. The hands are shaped like the ball before it comes, thumbs and first fingers make a window, and legs and arms straighten together. The ball leaves without a sound and almost without spin.',
  steps: [
    'Run until you could head the ball with your forehead.',
    'Hands up early, fingers spread and firm, elbows a little out.',
    'Bend the knees as the ball comes down.',
    'Straighten legs and arms in one movement towards the target.',
    'Finish tall, hands following the ball.',
  ],
  mistakes: [
    'The ball slaps the palms: keep it on the finger pads.',
    'Contact beside the head: take one more step and get under it.',
    'Taking hard serves overhead: those belong on the platform until your hands are strong.',
  ],
  tips: [
    'Catch a few balls in the passing shape and look at your hands.',
    'Ten quiet ones in a row count more than thirty loud ones.',
  ],
};

const dig: CoachingGuide = {
  technique:
    'A dig keeps the ball alive. You wait low with hands apart, read shoulder and arm of the hitter, and get the platform under the ball so that it pops up, not back. On the floor the body follows the ball softly: knee to the side, then hip, never the point of the knee.',
  steps: [
    'Be low and still before the hitter swings, weight forward.',
    'Read the arm: fast and long means deep, slow means tip.',
    'Get the platform under the ball, close to the floor, and tilt it up.',
    'Aim high and to the middle of your court.',
    'If you went down, get up at once and look for the next ball.',
  ],
  mistakes: [
    'Standing up as the hitter swings: stay at the same height until you see the ball.',
    'Swinging at hard balls: just hold the angle and let it bounce off.',
    'Dropping onto the kneecap: lunge long and slide down over the side of the thigh.',
  ],
  tips: [
    'Learn rolls and dives on a mat and slowly, with knee pads.',
    'High and playable beats perfect: give the others time.',
  ],
};

const feet: CoachingGuide = {
  technique:
    'Passers win with their feet. You shuffle low without crossing the legs, push from the outside foot, and brake with a wide step so that you are still when the ball arrives. Head and hips stay at one height, as if you moved under a low ceiling.',
  steps: [
    'Start low, hands apart in front of the knees.',
    'Push from the far foot and shuffle; the feet never touch.',
    'Brake with a wide outside step.',
    'Put the platform together only after you have stopped.',
    'Return to the middle just as quickly.',
  ],
  mistakes: [
    'Bouncing up and down: imagine a rope at the height of your head.',
    'Crossing the feet for short ways: cross only when the ball is more than three steps away.',
    'Leaning instead of braking: be able to stand on the outside foot for a second.',
  ],
  tips: [
    'Film five moves from the front and look at your head.',
    'Better six sharp repetitions than twelve tired ones.',
  ],
};

export const passing: CategoryCoaching = {
  guide: pass,
  byWords: [
    [/\b(receiv\w*|reception)\b/, receive],
    [/\boverhead\b.*\b(pass\w*|touch\w*)|\bpass\w*\b.*\boverhead\b/, overhead],
    [/\b(digs?|digging|defen[cs]e|defending|dives?|diving|sprawl\w*|pancakes?)\b|\bafter a roll\b/, dig],
    [
      /\bshuffle and stop\b|\b(shuffl\w*|footwork|steps?)\b.*\bpass\w*|\bpass\w*\b.*\b(shuffl\w*|footwork|steps?)\b/,
      feet,
    ],
    [/\b(pass|passes|passing|platform|forearms?|bump\w*)\b/, pass],
  ],
};
