import { expect, test } from 'vitest';
import { type Manifest, scriptsOfHome, scriptsOfWholeHome } from './bundle.ts';

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
