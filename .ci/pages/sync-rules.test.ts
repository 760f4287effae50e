import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';

const SPEC = readFileSync(join(ROOT, 'sync-protocol/SPEC.md'), 'utf8');

test('the sync rules are numbered in order, each number once', () => {
  const rules = [...SPEC.matchAll(/^- \*\*S(\d+)\.(\d+)\*\*/gm)].map(([, part, place]) => [
    Number(part),
    Number(place),
  ]);
  const parts = [...SPEC.matchAll(/^## S(\d+) /gm)].map(([, part]) => Number(part));
  const inOrder = parts.flatMap((part) => {
    const count = rules.filter(([own]) => own === part).length;
    return Array.from({ length: count }, (_, index) => [part, index + 1]);
  });
  expect(parts).toEqual(parts.map((_, index) => index + 1));
  expect(rules).toEqual(inOrder);
});
