import { expect, test } from 'vitest';
import { voiceFor } from './voice.ts';

const voice = (name: string, lang: string, localService: boolean, isDefault = false) => ({
  name,
  lang,
  localService,
  default: isDefault,
});
const far = voice('Far away', 'en-US', false, true);
const british = voice('British', 'en_GB', true);
const american = voice('American', 'en-US', true);
const german = voice('German', 'de-DE', true, true);

test('a voice of the phone speaks before one that needs a signal', () => {
  expect(voiceFor([far, german, british], 'de-DE')).toBe(british);
});

test('the phone’s default before others, then the player’s own English', () => {
  expect(voiceFor([far, british, { ...american, default: true }], 'en-GB')).toMatchObject({
    name: 'American',
  });
  expect(voiceFor([far, american, british], 'en-GB')).toBe(british);
});

test('the phone chooses where nothing can go wrong, or nothing helps', () => {
  expect(voiceFor([german, american], 'en-US')).toBeUndefined();
  expect(voiceFor([far, german], 'en-US')).toBeUndefined();
  expect(voiceFor([], 'en-US')).toBeUndefined();
});
