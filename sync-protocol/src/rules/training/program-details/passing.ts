import type { ProgramTexts } from './texts.ts';

export const defence: ProgramTexts = {
  purpose:
    'To keep more balls alive. You train to read hitters, to be low and still at the right moment, and to go to the floor softly, so that a hard swing becomes a ball your setter can play.',
  learn: [
    'Reading shoulder, arm and approach before the swing',
    'A low, patient base that does not rise too early',
    'Digging high to the middle of the court',
    'Rolls and sprawls that spare knees and elbows',
    'Getting up and playing the next ball',
  ],
  keyTechniques: [
    {
      name: 'Low and still',
      text: 'You stop a moment before the hit; if you’re still, you can go anywhere.',
    },
    { name: 'Hold the angle', text: 'Against a hard ball the platform only waits, tilted upwards.' },
    {
      name: 'Long and soft',
      text: 'The lunge goes far and the body slides down after it, never onto the kneecap.',
    },
  ],
};

export const libero: ProgramTexts = {
  purpose:
    'To make you the passer everybody wants in the middle of the serve receive. Day by day you build a quiet platform, quick feet and a loud voice, until a good pass is your normal pass.',
  learn: [
    'A platform that sends the ball where it points',
    'Arriving early with small steps and a clear stop',
    'Reading a server: short, deep, float or spin',
    'Overhead passes for high and slow balls',
    'Calling early and sharing the court',
  ],
  keyTechniques: [
    { name: 'Quiet platform', text: 'Long arms, shoulders forward, no swing; the legs add what is missing.' },
    { name: 'Feet before arms', text: 'You get behind the ball first and only then put the arms together.' },
    { name: 'See, say, go', text: 'The toss tells you where; the call comes before the first step.' },
  ],
};
