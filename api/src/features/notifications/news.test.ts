import { expect, test } from 'vitest';
import { countOf } from './news.ts';

test.each([
  ['rival_cheer', '3 cheers', 3],
  ['rival_cheer', 'A rival cheers for you', 1],
  ['victory_story_comment', '12 comments on your story', 12],
  ['competition_update', '3 Peat has challenged you', 1],
  ['system_announcement', '2 new programs', 1],
] as const)('of the type %s, “%s” tells of %i', (type, title, count) => {
  expect(countOf({ type, title })).toBe(count);
});
