import { EMPTY_FIELD } from 'sync-protocol/messages';
import { describe, expect, it } from 'vitest';
import { setupBody, setupIssues, yearsFrom, type SetupFields } from './setup-fields.ts';

const complete: SetupFields = {
  firstName: 'Maya',
  lastName: 'Okafor',
  displayName: 'MayaSpikes',
  hideRealName: true,
  position: 'Setter',
  skillLevel: 'Elite',
  yearsPlaying: 3,
  school: '',
  clubTeam: '',
  hometown: '',
  bio: '',
};

describe('the profile setup', () => {
  it('wants names, username, position and level', () => {
    for (const name of ['firstName', 'lastName', 'displayName', 'position', 'skillLevel'] as const) {
      expect(setupIssues({ ...complete, [name]: '' })).toEqual({ [name]: EMPTY_FIELD });
    }
    expect(setupIssues(complete)).toEqual({});
  });

  it.each(['ab', 'a'.repeat(21), 'with space', 'with_line', 'ümlaut'])(
    'refuses %s as a username',
    (displayName) => {
      expect(setupIssues({ ...complete, displayName })).toEqual({
        displayName: 'Use 3 to 20 letters (a-z) and numbers (0-9).',
      });
    },
  );

  it('sends only positions and levels that exist', () => {
    expect(setupBody(complete, {})).toEqual(complete);
    expect(setupBody({ ...complete, position: 'Goalkeeper' }, {})).toBeUndefined();
  });

  it.each([
    ['', 0],
    ['abc', 0],
    ['-3', 0],
    ['7', 7],
    ['7.9', 7],
    ['25', 20],
  ])('reads %j years as %i', (typed, years) => {
    expect(yearsFrom(typed)).toBe(years);
  });
});
