import { expect, it } from 'vitest';
import { loadTable } from './load-table.ts';

it('is what docs/training.md says', async () => {
  await expect(loadTable()).toMatchFileSnapshot('../../docs/training.md');
});
