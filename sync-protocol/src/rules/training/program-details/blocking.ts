import type { ProgramTexts } from './texts.ts';

export const middle: ProgramTexts = {
  purpose:
    'To make you the blocker in the middle that every setter looks for. You train eyes that read, a first step that does not lie, and crossover steps that close the block on both sides, again and again.',
  learn: [
    'What to look at: pass, setter, ball, hitter',
    'Staying with the quick attack and still getting outside',
    'Shuffle and crossover with square hips',
    'Closing to a partner without a gap',
    'Two blocks in a row, and an attack after them',
  ],
  keyTechniques: [
    {
      name: 'Read, then run',
      text: 'You hold until the ball leaves the setter; a late right step beats an early wrong one.',
    },
    {
      name: 'Open, cross, close',
      text: 'Three steps for the long way, the last one turns the toes back to the net.',
    },
    {
      name: 'Seal the seam',
      text: 'The inner foot ends beside your partner’s, the inner hand beside theirs.',
    },
  ],
};

export const general: ProgramTexts = {
  purpose:
    'To put your hands where the ball wants to go. You learn the ready position, the steps along the net and the press over it, so that you stop some balls, slow down many, and land safely from every jump.',
  learn: [
    'Hands high and ready before the set',
    'Moving along the net without drifting',
    'Jumping a little after the hitter',
    'Pressing over instead of swinging down',
    'Landing softly and turning to the ball',
  ],
  keyTechniques: [
    {
      name: 'Hands first',
      text: 'They go up the short way and over the net as one, fingers spread and firm.',
    },
    { name: 'Brake step', text: 'A wide outside foot stops you, so that the jump goes up.' },
    {
      name: 'Eyes on the hitter',
      text: 'After the set the ball can wait; the shoulder tells you where it will go.',
    },
  ],
};
