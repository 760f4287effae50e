import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';

test('each picture that an offer to install shows is there', () => {
  const pictures = manifest.screenshots ?? [];
  expect(pictures.map(({ form_factor: form }) => form)).toEqual([
    'narrow',
    'narrow',
    'narrow',
    'narrow',
    'wide',
  ]);
  const missing = pictures.filter(({ src }) => !existsSync(join(import.meta.dirname, '../public', src)));
  expect(missing).toEqual([]);
});
