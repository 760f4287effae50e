import type { ProgramTexts } from './texts.ts';

export const jumpServe: ProgramTexts = {
  purpose:
    'To turn your serve into your first attack. You build a toss you can trust, an approach that carries you into the court, and a fast, loose arm, with just enough jumps a week for young knees and shoulders.',
  learn: [
    'A toss with topspin that always comes down in the same place',
    'An approach whose last two steps are the fastest',
    'A contact at full reach, in front of the body',
    'Landing on two feet and going straight into defense',
    'How many jumps are enough, and when to stop',
  ],
  keyTechniques: [
    {
      name: 'The long toss',
      text: 'Forward and high, so that you run into the ball and never have to wait for it.',
    },
    { name: 'Slow, quick-quick', text: 'A calm first step and two fast ones turn running into height.' },
    {
      name: 'Hand over the ball',
      text: 'A loose wrist brushes the top of the ball; its spin pulls it down into the court.',
    },
  ],
};

export const floatServe: ProgramTexts = {
  purpose:
    'To give you a serve that goes in when it counts and still is hard to pass. You learn to hit the ball without spin, to aim with your feet, and to keep one routine from the first ball of practice to the last of a set.',
  learn: [
    'A low toss without spin or drift',
    'A short, firm contact that makes the ball float',
    'Serving to the six zones and to the seams between them',
    'A routine that stays the same under pressure',
  ],
  keyTechniques: [
    {
      name: 'Quiet toss',
      text: 'The ball leaves a flat hand, climbs to your reach and would land by your front foot.',
    },
    {
      name: 'Stop at contact',
      text: 'A locked wrist hits the middle of the ball and freezes, so that no spin is left.',
    },
    {
      name: 'Aim with the stance',
      text: 'Feet and hips point at the zone; the swing stays the one you know.',
    },
  ],
};
