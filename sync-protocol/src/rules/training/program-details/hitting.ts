import type { ProgramTexts } from './texts.ts';

export const spiker: ProgramTexts = {
  purpose:
    'To make you a hitter who scores in more than one way. You sharpen approach and arm swing, add shots that look like kills, and learn to see the block before you choose, with jumps counted so that your body keeps up.',
  learn: [
    'An approach that waits long and ends fast',
    'A full swing from a high elbow',
    'Line, cross, roll shot and tip from one look',
    'Using the hands of the block',
    'Landing safely and getting ready again',
  ],
  keyTechniques: [
    {
      name: 'Late and fast',
      text: 'You start behind the ball and run through it; height comes from the last two steps.',
    },
    { name: 'Bow and whip', text: 'Hips and chest turn first, elbow and hand fly after them.' },
    { name: 'Eyes up', text: 'One look at the block on the way up is enough to choose where it is not.' },
  ],
};

export const quickAttack: ProgramTexts = {
  purpose:
    'To attack faster than the block can close. You work on a short, straight approach, on timing with the setter and on a compact arm that finds the ball at its highest point and the gap beside the hands.',
  learn: [
    'Starting on the pass instead of on the set',
    'Being in the air when the ball leaves the setter',
    'A short swing with a fast wrist',
    'Hitting to both sides of a blocker',
    'Running every quick attack as if the ball came',
  ],
  keyTechniques: [
    {
      name: 'Straight in',
      text: 'Two or three quick steps at the setter’s hands keep you an arm length off the net.',
    },
    { name: 'Ready arm', text: 'The elbow is up before the ball is there; forearm and wrist do the rest.' },
    { name: 'Show the target', text: 'An open hand tells the setter where you want to meet the ball.' },
  ],
};
