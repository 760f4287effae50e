import { expect, test } from 'vitest';
import { type Manifest, scriptsOfHome, scriptsOfWholeHome, unnamedScripts } from './bundle.ts';

const MANIFEST: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_store.js', '_react.js'] },
  '_store.js': { file: 'assets/store.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/app/home/home.tsx': {
    file: 'assets/home.js',
    isDynamicEntry: true,
    imports: ['index.html', '_card.js'],
    dynamicImports: ['src/app/home/offer.tsx'],
  },
  '_card.js': { file: 'assets/card.js' },
  'src/features/tasks/list.tsx': { file: 'assets/list.js', isDynamicEntry: true, imports: ['_react.js'] },
  // What Home fetches later.
  'src/app/home/offer.tsx': {
    file: 'assets/offer.js',
    isDynamicEntry: true,
    imports: ['_price.js'],
  },
  '_price.js': { file: 'assets/price.js' },
  '_round.js': { file: 'assets/round.js', name: 'round' },
  'src/features/session/landing/landing.tsx': { file: 'assets/landing.js', isDynamicEntry: true },
  'src/features/session/sign-in/auth.tsx': { file: 'assets/auth.js', isDynamicEntry: true },
};

test('Home needs the entry, its own part and whatever they import, once each', () => {
  const needed = ['card.js', 'home.js', 'index.js', 'react.js', 'store.js'];
  expect(scriptsOfHome(MANIFEST)).toEqual(needed.map((file) => `assets/${file}`));
});

test('the whole of Home has what it fetches later, too', () => {
  const needed = ['card.js', 'home.js', 'index.js', 'offer.js', 'price.js', 'react.js', 'store.js'];
  expect(scriptsOfWholeHome(MANIFEST)).toEqual(needed.map((file) => `assets/${file}`));
});

test('a build without a part of Home’s own is not taken for a small one', () => {
  const { 'src/app/home/home.tsx': _, ...rest } = MANIFEST;
  expect(() => scriptsOfHome(rest)).toThrow('Home');
});

test('each page names the scripts that it begins with', () => {
  const first = ['card', 'home', 'index', 'react', 'store', 'landing', 'auth', 'round'];
  const html = (names: string[]) => names.map((name) => `<link href="/assets/${name}.js">`).join('');
  expect(unnamedScripts(MANIFEST, () => html(first))).toEqual([]);
  const lacking = (name: string) => unnamedScripts(MANIFEST, () => html(first.filter((one) => one !== name)));
  expect(lacking('card')).toEqual(['index.html: assets/card.js', 'home.html: assets/card.js']);
  expect(lacking('round')).toEqual(['home.html: assets/round.js']);
  const { '_round.js': _, ...rest } = MANIFEST;
  expect(() => unnamedScripts(rest, () => html(first))).toThrow('round');
  expect(lacking('auth')).toEqual(['sign-up.html: assets/auth.js', 'door.html: assets/auth.js']);
});
