import type { Category, Drill, ProgramSource } from 'sync-protocol/entities/training/program';
import type { Quote } from 'sync-protocol/entities/motivation/motivation';
import { QUOTE_CATEGORIES } from 'sync-protocol/rules/motivation/quote-terms';
import { CATEGORIES, STAGES } from 'sync-protocol/rules/training/program-terms';
import { derivedId, regimenId, type RegimenId } from 'sync-protocol/ids';
import type { CatalogSource } from '#features/training/catalog.ts';

const DRILLS_A_CATEGORY = 12;
const WEEKS = 3;

/** A small library: twelve drills of each category. */
const testDrills: Drill[] = CATEGORIES.flatMap((category) =>
  Array.from({ length: DRILLS_A_CATEGORY }, (_, index) => ({
    id: `${category}/drill-${index + 1}`,
    name: `${category} drill ${index + 1}`,
    description: 'A drill that exists so that tests have something to do',
    category,
    dose: { sets: 2, reps: 10 },
    minutes: 5,
    equipment: [],
    guide: {
      technique: 'Stand, breathe, look at the ball, and do it once more with care. '.repeat(2),
      steps: ['Begin', 'Do it', 'End'],
      mistakes: ['Too fast: slow down', 'Too slow: speed up'],
      tips: ['Keep at it', 'Smile'],
    },
  })),
);

/** The test catalog's program of a category. */
export function testRegimenId(category: Category): RegimenId {
  return regimenId.parse(derivedId('test program', category));
}

/** One program of three weeks for each category. */
const testPrograms: ProgramSource[] = CATEGORIES.map((category) => ({
  id: testRegimenId(category),
  slug: `test-${category}`,
  name: `Test ${category}`,
  description: `A program of three weeks for tests that need one which deals six ${category} drills a day.`,
  category,
  difficulty: 'beginner',
  totalWeeks: WEEKS,
  dailyDuration: 30,
  purpose: 'It gives every test that trains a player something to train.',
  learn: ['To begin', 'To go on', 'To finish', 'To rest'],
  keyTechniques: ['Start', 'Middle', 'End'].map((name) => ({
    name,
    text: 'There is a technique to all of it.',
  })),
  benefits: ['Sure tests', 'Fast tests', 'Clear tests', 'Small tests', 'True tests'],
  weeks: Array.from({ length: WEEKS }, (_, week) => ({
    week: week + 1,
    theme: `Week ${week + 1}`,
    focus: 'This week is like the one before, only later.',
    stage: STAGES[week] ?? 'game',
    sessions: Array.from({ length: 5 }, (_, session) =>
      Array.from({ length: 6 }, (_, entry) => ({
        drill: `${category}/drill-${((week + session + entry) % DRILLS_A_CATEGORY) + 1}`,
      })),
    ),
  })),
}));

const testQuotes: Quote[] = QUOTE_CATEGORIES.flatMap((category) =>
  ['01', '02', '03'].map((number) => ({
    id: `${category}/${number}`,
    category,
    prompt: `A prompt of ${category} that tests can show, number ${number}.`,
  })),
);

/** A small catalog for tests. */
export const testContent: CatalogSource = {
  programs: testPrograms,
  drills: testDrills,
  quotes: testQuotes,
  aiPlayers: [{ id: 'ai-test', displayName: 'TestBot', position: 'Setter', trains: 10, taskPoints: 20 }],
};
