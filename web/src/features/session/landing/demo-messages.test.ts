import { drills, programs } from '../../../../../migrations/catalog/index.ts';
import { expect, it } from 'vitest';
import { messages } from './demo-messages.ts';

const drillOf = (name: string) => drills.find((drill) => drill.name === name);

it('shows programs and drills as they are', () => {
  for (const { name, weeks, category } of messages.programs.list)
    expect(programs.find((one) => one.name === name)).toMatchObject({ totalWeeks: weeks, category });
  for (const { name, dose, category } of messages.tasks) {
    const [sets, reps] = dose.split(' × ').map(Number);
    expect(drillOf(name)).toMatchObject({ dose: { sets, reps }, category });
  }
});

it('shows of a drill’s guide how its steps begin, in their order', () => {
  const { steps = [], tips = [] } = drillOf(messages.guide.title)?.guide ?? {};
  const shown = messages.guide.steps.map((step) => steps.findIndex((whole) => whole.startsWith(step)));
  expect(shown).not.toContain(-1);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(tips).toContain(messages.guide.tip);
});
