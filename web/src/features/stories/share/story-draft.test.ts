import { BAD_LINK } from 'sync-protocol/rules/stories/social-links';
import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT, isEmpty, issuesOf, storyFrom } from './story-draft.ts';

const written = { ...EMPTY_DRAFT, title: 'Aced it', content: 'Ten in a row', media: 'link' as const };

describe('the link of a story', () => {
  test.each([
    ['https://youtu.be/abc', 'https://youtu.be/abc'],
    [' youtu.be/abc ', 'https://youtu.be/abc'],
    ['www.tiktok.com/@ace/video/1?x=1', 'https://www.tiktok.com/@ace/video/1?x=1'],
    ['http://instagram.com/p/1', 'https://instagram.com/p/1'],
    ['', ''],
  ])('%j, as somebody types it, leads to %j', (link, mediaUrl) => {
    const draft = { ...written, link };
    expect(issuesOf(draft, false)).toEqual({});
    expect(storyFrom(draft).mediaUrl).toBe(mediaUrl);
  });

  test.each([
    'javascript:alert(1)',
    'notyoutube.com/x',
    'evil.example/youtube.com',
    'ftp://youtube.com/x',
    'me@youtu.be',
  ])('%s leads nowhere', (link) => expect(issuesOf({ ...written, link }, false)).toEqual({ link: BAD_LINK }));
});

test('a title that can’t be seen is none, and is said at once', () => {
  const unseen = { ...written, title: '\u200b\u3164', content: ' \u2800' };
  expect(Object.keys(issuesOf(unseen, false))).toEqual(['title', 'content']);
  expect(isEmpty({ ...EMPTY_DRAFT, title: '\u200b' })).toBe(true);
});
