import type { ProgramTexts } from './texts.ts';

export const jumpPower: ProgramTexts = {
  purpose:
    'To jump higher and land softer. Strength for legs and trunk comes first, then jumps that grow slowly in number and height, with days between them on which the body turns training into power.',
  learn: [
    'Landing quietly with knees over the toes',
    'Squats and lunges with a long back',
    'Using the arms to gain height',
    'Jumping twice without losing shape',
    'Why rest days make you jump higher',
  ],
  keyTechniques: [
    { name: 'Land first', text: 'Every jump begins with the landing you can hold for two seconds.' },
    {
      name: 'Arms and legs',
      text: 'They swing and push at the same moment; that alone is worth some centimetres.',
    },
    {
      name: 'Few and fresh',
      text: 'Sharp jumps with rest between them, and none when they get lower or louder.',
    },
  ],
};

export const endurance: ProgramTexts = {
  purpose:
    'To be as quick and clear-headed in the fifth set as in the first. You build easy endurance, short fast work with real breaks, and a strong trunk that holds your technique together when you are tired.',
  learn: [
    'Finding a pace at which you can still talk',
    'Intervals like rallies: short, fast, rested',
    'Quick feet in all directions and safe braking',
    'A trunk that holds when the legs are heavy',
    'Warming up and cooling down properly',
  ],
  keyTechniques: [
    {
      name: 'Work and rest',
      text: 'Bursts of ten to thirty seconds and enough rest to do the next one just as well.',
    },
    { name: 'Low and light', text: 'Hips down, short steps, quiet feet: it saves strength and ankles.' },
    { name: 'One long line', text: 'Planks and bridges teach the body to stay in one piece.' },
  ],
};
