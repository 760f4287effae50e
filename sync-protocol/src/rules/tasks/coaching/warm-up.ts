import type { CoachingGuide } from '../../../entities/training/program.ts';

/** Of whatever is named a warm-up, whichever parts of the body it then names. */
export const warmUp: CoachingGuide = {
  technique:
    'A warm-up makes you warm first and quick second. You start with something that moves all of you, then loosen the joints that have work today, and end with a small, easy copy of what comes next. After five minutes you are a little out of breath, and nothing has been hard.',
  steps: [
    'Two minutes of easy moving: walk fast, jog, skip or march, forward and sideways.',
    'Circle what will work today: ankles, hips, shoulders, wrists, ten times each way.',
    'Open up: squats and lunges for the legs, wide arm swings and slow hugs for the shoulders.',
    'Do small copies of what comes: soft landings before jumps, slow throws before swings, spread and squeeze for the fingers.',
    'End a little faster than you began, then take two deep breaths.',
  ],
  mistakes: [
    'Starting at full speed: the first minute should feel too easy.',
    'Holding long stretches: keep moving, long holds are for afterwards.',
    'Working through pain: make it smaller, and leave out what still hurts.',
  ],
  tips: [
    'Begin a match day the same way, so that your body knows what is coming.',
    'No room? Marching, circles and squats fit on two square metres.',
  ],
};
