import type { ProgramTexts } from './texts.ts';

export const advanced: ProgramTexts = {
  purpose:
    'To run an offense with your hands. You learn to set the same posture to every hitter, to speed the game up from good passes and to calm it down from bad ones, and to make a decision that you can explain afterwards.',
  learn: [
    'Front, back and quick sets from one body position',
    'Jump setting when the pass invites it',
    'Choosing the hitter by pass, block and score',
    'Getting out of trouble with a simple, high ball',
    'Talking to your hitters between the rallies',
  ],
  keyTechniques: [
    {
      name: 'One posture',
      text: 'Hips under the ball and hands high, whatever comes next: blockers get nothing to read.',
    },
    { name: 'Tempo', text: 'You take the ball high and early; speed comes from timing, not from pushing.' },
    { name: 'Second choices', text: 'From far off the net the good set is high, inside and easy to hit.' },
  ],
};

export const basic: ProgramTexts = {
  purpose:
    'To give you clean, soft hands and the feet that bring them to the ball. You begin close to the wall and end with sets that a hitter can rely on, front and back, from passes that are not perfect.',
  learn: [
    'A hand shape that holds the ball for a moment',
    'Getting under the ball with left-right',
    'Setting with legs and arms in one movement',
    'The same height again and again',
  ],
  keyTechniques: [
    { name: 'Window', text: 'Thumbs and first fingers frame the ball above your forehead.' },
    { name: 'Left-right', text: 'The last two steps stop you facing the place you set to.' },
    {
      name: 'Tall finish',
      text: 'Knees, hips and arms are long when the ball leaves, and there is no spin on it.',
    },
  ],
};
