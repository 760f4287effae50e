import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { inOneStep } from './in-one-step.ts';

/** A small app whose last build is still served. */
function anApp(): string {
  const root = mkdtempSync(join(tmpdir(), 'web-build-'));
  writeFileSync(join(root, 'index.html'), '<title>new</title>');
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist', 'index.html'), '<title>old</title>');
  writeFileSync(join(root, 'dist', 'old.js'), '');
  return root;
}

const served = (root: string) => readFileSync(join(root, 'dist', 'index.html'), 'utf8').trim();

const buildWith = (root: string, atLast: () => void) => {
  const watch: Plugin = {
    name: 'watch',
    closeBundle: { order: 'post', sequential: true, handler: atLast },
  };
  return build({ root, configFile: false, logLevel: 'silent', plugins: [watch, inOneStep()] });
};

test('the old app stands until all of the new one is there, and then nothing of it does', async () => {
  const root = anApp();
  let meanwhile = '';
  await buildWith(root, () => {
    meanwhile = served(root);
  });
  expect([meanwhile, served(root)]).toEqual(['<title>old</title>', '<title>new</title>']);
  expect(existsSync(join(root, 'dist', 'old.js'))).toBe(false);
  expect(readdirSync(root).toSorted()).toEqual(['dist', 'index.html']);
});

test('a build that fails leaves the old app standing', async () => {
  const root = anApp();
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./none.js"></script>');
  await expect(buildWith(root, () => undefined)).rejects.toThrow('none.js');
  expect(served(root)).toBe('<title>old</title>');
});

test('a first build has nothing to put away', async () => {
  const root = mkdtempSync(join(tmpdir(), 'web-build-'));
  writeFileSync(join(root, 'index.html'), '<title>new</title>');
  await buildWith(root, () => undefined);
  expect(served(root)).toBe('<title>new</title>');
});
