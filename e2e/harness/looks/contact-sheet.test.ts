import { expect, test } from 'vitest';
import { contactSheet } from './contact-sheet.ts';

const taken = (name: string) =>
  ['phone-light', 'phone-dark', 'desk-light', 'desk-dark'].map((view) => `${name}-${view}.png`);

test('shows every picture once, in groups by the first word of their names', () => {
  const files = [...taken('home-offline'), ...taken('auth'), ...taken('home')];
  const sheet = contactSheet(['index.html', ...files]);
  const groups = [...sheet.matchAll(/<h2 id="(\w+)">|<img [^>]*src="([^"]+)"/g)].map(
    ([, group, file]) => group ?? file,
  );
  expect(groups).toEqual(['auth', ...taken('auth'), 'home', ...taken('home'), ...taken('home-offline')]);
  expect(sheet).toContain('Looks: 3 screens and states');
});
