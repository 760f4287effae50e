import type { CoachingGuide } from '../../../entities/training/program.ts';

/** Of the calm tasks that need no drill: to come down after the work, and for days on which a body recovers. */
export const calm: CoachingGuide = {
  technique:
    'Calm work is what makes the hard work count: the body grows stronger while it rests. You do as little as feels good, slowly, and let go of what is tight. Nothing here is measured, and nothing can go wrong.',
  steps: [
    'Find a quiet spot and put the phone out of reach.',
    'Sit, lie, stand or stroll: whichever feels best today.',
    'Breathe in through the nose, and out for about twice as long.',
    'Do the task slowly, and make it smaller whenever you like.',
    'Stay a moment when you are done, and notice what has become looser.',
  ],
  mistakes: [
    'Turning it into a workout: if your breath gets quick, do half of it.',
    'Going on where it hurts: leave that part out and take another one.',
    'Rushing to be done: the time is the task.',
  ],
  tips: [
    'In the evening, before you go to bed, it does twice the good.',
    'A good play that you picture in slow motion is practice, too.',
  ],
};
