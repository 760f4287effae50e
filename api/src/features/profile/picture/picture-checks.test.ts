import { describe, expect, it } from 'vitest';
import { isFitToSee, isImage } from './picture-checks.ts';

const scores = (seen: Partial<Parameters<typeof isFitToSee>[0]>) => ({
  drawing: 0,
  hentai: 0,
  neutral: 0,
  porn: 0,
  sexy: 0,
  ...seen,
});

describe('what counts as an image', () => {
  it.each(['\xff\xd8\xff\xe0 and more', '\x89PNG\r\n\x1a\n and more', 'GIF89a and more', 'RIFF1234WEBPVP8 '])(
    'takes %j',
    (text) => expect(isImage(Buffer.from(text, 'latin1'))).toBe(true),
  );

  it.each([
    '',
    '\xff\xd8\xff',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'RIFF1234WAVEfmt ',
    '%PDF-1.7 and more',
  ])('refuses %j', (text) => expect(isImage(Buffer.from(text, 'latin1'))).toBe(false));
});

describe('what is fit to see', () => {
  it.each([
    [scores({ neutral: 1 }), true],
    [scores({ sexy: 0.6, neutral: 0.4 }), true],
    [scores({ porn: 0.3, neutral: 0.7 }), true],
    [scores({ porn: 0.5, neutral: 0.5 }), false],
    [scores({ porn: 0.3, hentai: 0.3, drawing: 0.4 }), false],
    [scores({ sexy: 0.85, porn: 0.06, neutral: 0.09 }), false],
  ])('%j: %s', (seen, isFit) => {
    expect(isFitToSee(seen)).toBe(isFit);
  });
});
