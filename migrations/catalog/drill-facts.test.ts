import { CRITERIA } from 'sync-protocol/rules/technique/criteria/all';
import { DRILL_FACTS } from 'sync-protocol/rules/technique/drill-facts';
import { expect, it } from 'vitest';
import { drills } from './index.ts';

const library = new Map(drills.map((drill) => [drill.id, drill]));
const named = Object.values(CRITERIA).flatMap((criteria) => criteria.map(({ drill }) => drill));

it('is all that the technique analysis says of its drills, name and load and dose', () => {
  const facts = named.map(({ id }) => {
    const { name, dose, minutes, equipment: needs, training } = library.get(id) ?? {};
    return [id, name, { dose, minutes, load: training?.load, parts: training?.parts, needs }];
  });
  expect(named.map(({ id, name }) => [id, name, DRILL_FACTS[id]])).toEqual(facts);
  expect(Object.keys(DRILL_FACTS).sort()).toEqual([...new Set(named.map(({ id }) => id))].sort());
});
