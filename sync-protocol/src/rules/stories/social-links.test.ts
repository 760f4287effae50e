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
