import { expect, it } from 'vitest';
import type { ProgramContent } from '../../entities/training/program.ts';
import { regimenId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { heldTo, planOfProgram } from './plan.ts';

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
const training = { purpose: 'main' as const, load: { jumps: 0, landings: 0, swings: 30 }, parts: [] };
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
            { drill: 'serving/legs' },
            { drill: 'serving/legs' },
            { drill: drill.id },
            { drill: drill.id, dose: { sets: 2, reps: 10 } },
            { drill: 'serving/legs', dose: { minutes: 9 } },
            { drill: drill.id, dose: { sets: 3, reps: 5 } },
          ],
        ],
      },
    ],
  },
  drills: [
    { ...drill, equipment: [], guide, training },
    { ...drill, id: 'serving/legs', dose: { minutes: 6 }, equipment: [], guide },
  ],
};

it('takes a drill’s dose, minutes and load, unless the session says another dose: then what that takes and brings', () => {
  const { main, basePoints } = planOfProgram(content);
  expect(basePoints).toBe(25);
  expect(main).toMatchObject([
    { drillId: drill.id, name: 'Wall serves', dose: drill.dose, minutes: 6, load: { swings: 30 } },
    { dose: { sets: 2, reps: 10 }, minutes: 5, load: { swings: 20 } },
    { dose: { minutes: 9 }, minutes: 9, load: { swings: 0 } },
    { dose: { sets: 3, reps: 5 }, minutes: 4, load: { swings: 15 } },
  ]);
});

it('says which entries are main work, where the content does not, and deals those that it names', () => {
  const plan = { main: [0, 2], warmUps: ['serving/legs'], finishers: [], swaps: [drill.id] };
  expect(planOfProgram({ ...content, plan })).toMatchObject({
    main: [{ drillId: 'serving/legs' }, { drillId: drill.id }],
    warmUps: [{ drillId: 'serving/legs' }],
    swaps: [{ drillId: drill.id }],
  });
});

it('throws at a session that names a drill which the content lacks', () => {
  expect(() => planOfProgram({ ...content, drills: [] })).toThrow('serving/wall');
});

it('makes a drill shorter that brings too much, in what it brings as in what it takes', () => {
  const [planned] = planOfProgram(content).main;
  const held = planned && heldTo({ jumps: 0, landings: 0, swings: 20 }, planned);
  expect(held).toMatchObject({ dose: { sets: 2, reps: 10 }, minutes: 5, load: { swings: 20 } });
  expect(planned && heldTo({ jumps: 0, landings: 0, swings: 30 }, planned)).toBe(planned);
});
