import { expect, it } from 'vitest';
import type { UserId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { freshSettings } from '../fresh-rows.ts';
import { newsSwitches } from './news-switches.ts';

const settings = freshSettings(newId<UserId>());

it('tells a new player of everything', () => {
  expect(Object.values(newsSwitches(settings))).toEqual(Array.from({ length: 6 }, () => true));
});

it.each([true, false])('cheers go with rivals (%s) until they are set', (rivalNews) => {
  const { cheerNews: _, announcementNews: __, ...asBefore } = { ...settings, rivalNews };
  expect(newsSwitches(asBefore)).toMatchObject({ cheerNews: rivalNews, announcementNews: true });
  expect(newsSwitches({ ...asBefore, cheerNews: !rivalNews })).toMatchObject({
    rivalNews,
    cheerNews: !rivalNews,
  });
});
