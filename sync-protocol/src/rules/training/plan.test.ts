import { expect, it } from 'vitest';
import type { ProgramContent } from '../../entities/training/program.ts';
import { regimenId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { planOfProgram } from './plan.ts';

const guide = { technique: '', steps: [], mistakes: [], tips: [] };
const drill = {
  id: 'serving/wall',
  name: 'Wall serves',
  description: 'Serve at a line on the wall.',
  category: 'serving',
  dose: { sets: 3, reps: 10 },
  minutes: 6,
  equipment: [],
  guide,
} as const;
const content: ProgramContent = {
  program: {
    id: regimenId.parse(newId()),
    slug: 'serve',
    name: 'Serve',
    description: '',
    category: 'serving',
    difficulty: 'intermediate',
    totalWeeks: 3,
    dailyDuration: 30,
    purpose: '',
    learn: [],
    keyTechniques: [],
    benefits: [],
    weeks: [
      {
        week: 1,
        theme: '',
        focus: '',
        stage: 'technique',
        sessions: [
          [
            { drill: drill.id },
            { drill: drill.id, dose: { sets: 2, seconds: 30 } },
            { drill: drill.id, dose: { minutes: 9 } },
          ],
        ],
      },
    ],
  },
  drills: [{ ...drill, equipment: [], guide }],
};

it('takes a drill’s dose and minutes, unless the session says another dose', () => {
  const { weeks, basePoints } = planOfProgram(content);
  expect(basePoints).toBe(25);
  expect(weeks[0]?.[0]).toMatchObject([
    { drillId: drill.id, name: 'Wall serves', dose: drill.dose, minutes: 6 },
    { dose: { sets: 2, seconds: 30 }, minutes: 6 },
    { dose: { minutes: 9 }, minutes: 9 },
  ]);
});

it('throws at a session that names a drill which the content lacks', () => {
  expect(() => planOfProgram({ ...content, drills: [] })).toThrow('serving/wall');
});
