import { describe, expect, test } from 'vitest';
import { isSocialLink } from './social-links.ts';
import { tagsIn } from './story-terms.ts';
import { mediaIdOf, mediaPath, photoQuality } from './story-media.ts';
import { judgeStory } from './story-words.ts';

describe('a link', () => {
  test.each([
    'tiktok.com',
    'instagram.com',
    'youtube.com',
    'youtu.be',
    'x.com',
    'twitter.com',
    'facebook.com',
    'snapchat.com',
    'vimeo.com',
    'reddit.com',
    'threads.net',
    'twitch.tv',
    'hudl.com',
  ])('may lead to %s and below it, not to a name that ends alike', (host) => {
    const links = [`https://${host}/x`, `https://www.${host}/x`, `https://not${host}/x`];
    expect(links.map(isSocialLink)).toEqual([true, true, false]);
  });

  test.each([
    'https://youtu.be/abc',
    'https://www.youtube.com/watch?v=abc&t=3',
    'HTTPS://WWW.TikTok.com/@kim/video/1',
    'https://x.com',
    'https://vm.tiktok.com/x#now',
  ])('%s leads somewhere that is known', (address) => {
    expect(isSocialLink(address)).toBe(true);
  });

  test.each([
    '',
    'youtube.com/watch',
    'http://youtube.com',
    'https://notyoutube.com',
    'https://youtube.com.evil.org',
    'https://evil.org/youtube.com',
    'https://youtube.com@evil.org',
    'https://evil.org\\@youtube.com',
    'https://youtube.com:8080/x',
    'https://you\ttube.com',
    'https://xx.com',
    'javascript:alert(1)//youtube.com',
    'https://youtube.com/watch me',
    'https://youtube.com/\\evil.org',
  ])('%j does not', (address) => {
    expect(isSocialLink(address)).toBe(false);
  });

  test.each([
    'https://www.youtube.com/redirect?q=https://evil.org',
    'https://m.YouTube.com//redirect/?q=https://evil.org',
    'https://youtube.com/watch/../%72edirect?q=https://evil.org',
    'https://youtube.com/attribution_link?u=/redirect%3Fq%3Devil.org',
    'https://l.instagram.com/?u=https://evil.org',
    'https://l.facebook.com/l.php?u=https://evil.org',
    'https://lm.facebook.com/l.php?u=https://evil.org',
    'https://www.facebook.com/l.php?u=https://evil.org',
    'https://www.facebook.com/flx/warn/?u=https://evil.org',
    'https://l.threads.net/?u=https://evil.org',
    'https://out.reddit.com/t3_1?url=https://evil.org',
    'https://www.tiktok.com/link/v2?scene=bio_url&target=https://evil.org',
    'https://x.com/i/redirect?url=https://evil.org',
    'https://twitter.com/i/redirect?url=https://evil.org',
  ])('%s leads wherever it says', (address) => {
    expect(isSocialLink(address)).toBe(false);
  });

  test.each([
    'https://www.youtube.com/@redirect',
    'https://www.youtube.com/watch?v=redirect',
    'https://www.facebook.com/l.phpanthers',
    'https://www.tiktok.com/@link/video/1',
    'https://x.com/i/redirected',
    'https://reddit.com/r/redirect',
    'https://youtube.com/%ff',
    'https://xn--a.youtube.com/x',
  ])('%s does not, though it looks alike', (address) => {
    expect(isSocialLink(address)).toBe(true);
  });
});

test('tags are the words that begin with #', () => {
  expect(tagsIn('#ace no ##first  #win\n#ace # won#not')).toEqual(['ace', 'first', 'win']);
});

test('a larger photo is kept less well', () => {
  const MIB = 1024 * 1024;
  expect([2 * MIB, 2 * MIB + 1, 5 * MIB + 1, 8 * MIB + 1].map(photoQuality)).toEqual([0.85, 0.8, 0.75, 0.7]);
});

test('a path names its file and nothing else', () => {
  expect([mediaIdOf(mediaPath('one')), mediaIdOf('https://x.com/api/media/one'), mediaIdOf('')]).toEqual([
    'one',
    null,
    null,
  ]);
});

test('words are judged wherever they stand', () => {
  const fine = {
    title: 'Ace',
    content: 'We won',
    location: 'Home',
    tags: ['win'],
    mediaType: 'link' as const,
    mediaUrl: '',
  };
  expect(judgeStory(fine, true)).toBe('fine');
  expect(judgeStory({ ...fine, tags: ['naked'] }, false)).toBe('doubtful');
  expect(judgeStory({ ...fine, location: 'fucking hell' }, false)).toBe('bad');
  expect(judgeStory({ ...fine, content: 'me@example.org' }, false)).toBe('fine');
  expect(judgeStory({ ...fine, content: 'me@example.org' }, true)).toBe('doubtful');
  const linked = { ...fine, mediaUrl: 'https://instagram.com/maya_12' };
  expect([judgeStory(linked, false), judgeStory(linked, true)]).toEqual(['fine', 'doubtful']);
  expect(judgeStory({ ...fine, mediaUrl: 'https://x.com/killyourself' }, false)).toBe('bad');
});
