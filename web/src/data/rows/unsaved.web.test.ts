import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FilmKeeper } from '../media/films.ts';
import { closePhone, openPhone } from '../store/active-phone.ts';
import { keepDraft } from './drafts.ts';
import { SETUP_DRAFT, whatIsUnsaved } from './unsaved.ts';

beforeEach(() => void openPhone(newId<UserId>(), 'UTC'));
afterEach(closePhone);

it('names a film that was kept, and the first profile that was begun', async () => {
  expect(await whatIsUnsaved()).toEqual([]);
  const keeper = new FilmKeeper(() => undefined);
  keeper.add(new Blob(['film'], { type: 'video/mp4' }), 1);
  expect(await keeper.end()).toBe(true);
  expect(await whatIsUnsaved()).toEqual(['film']);
  await keepDraft(SETUP_DRAFT, { firstName: 'Ada' });
  expect(await whatIsUnsaved()).toEqual(['words', 'film']);
});
