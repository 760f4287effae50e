import type { CoachingGuide } from '../../../entities/training/program.ts';

/** For whatever says nothing else about itself. */
export const anyGuide: CoachingGuide = {
  technique:
    'Good practice is slow first, then steady, then fast. You know before each try what you want to do, you do it with your full attention, and you notice one thing afterwards. Balanced feet, bent knees, eyes up and an even breath are the beginning of nearly everything in volleyball.',
  steps: [
    'Say in one sentence what this task is for.',
    'Do a few tries at half speed and feel where your weight is.',
    'Raise the speed until you make a mistake now and then.',
    'Pick one thing to improve and work on that alone.',
    'Finish with one try that you are happy with.',
  ],
  mistakes: [
    'Changing everything at once: choose one point for each round.',
    'Rushing through the number: a clean half is better than a careless whole.',
    'No rest: a short pause brings back your attention.',
  ],
  tips: [
    'Film one try and look at it before the last round.',
    'If something hurts, stop and ask your coach.',
  ],
};
