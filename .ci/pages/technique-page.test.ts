import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drills } from '../../migrations/catalog/index.ts';
import { CRITERIA } from '../../sync-protocol/src/rules/technique/criteria/all.ts';
import { targetOf } from '../../sync-protocol/src/rules/technique/score.ts';
import { PLAYER_LEVELS, TECHNIQUES } from '../../sync-protocol/src/rules/technique/terms.ts';
import { ROOT } from '../root.ts';
import { techniquePage } from './technique-page.ts';

const PAGE = join(ROOT, 'docs/technique.md');
const all = TECHNIQUES.flatMap((technique) => CRITERIA[technique]);

test('docs/technique.md tells the rules as they are (vitest -u writes it)', async () => {
  await expect(await techniquePage(PAGE)).toMatchFileSnapshot(PAGE);
});

test('every rule has a name of its own, and a drill of the catalog by its name', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const named = new Map(drills.map(({ id, name }) => [id, name]));
  expect(all.map(({ drill }) => drill)).toEqual(
    all.map(({ drill }) => ({ id: drill.id, name: named.get(drill.id) })),
  );
});

test('every target lies within its warning band, for each level', () => {
  for (const criterion of all)
    for (const level of PLAYER_LEVELS) {
      const [from, to] = targetOf(criterion, level);
      const [low, high] = criterion.warning;
      expect((from ?? 0) >= (low ?? 0) || from === null, criterion.id).toBe(true);
      expect((to ?? 0) <= (high ?? 0) || to === null, criterion.id).toBe(true);
    }
});
