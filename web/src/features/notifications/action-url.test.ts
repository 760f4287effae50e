import { expect, it } from 'vitest';
import { actionUrl } from './action-url.ts';

it.each([
  ['team_invitation', null, '/teams?tab=invitations'],
  ['team_invitation', '{"actionUrl":"/teams?tab=invitations"}', '/teams?tab=invitations'],
  ['team_invitation', '{"actionUrl":"/teams?team=one"}', '/teams?team=one'],
  ['team_invitation', '{"actionUrl":"/profile"}', '/teams?tab=invitations'],
  ['private_message', '{"actionUrl":"/profile"}', '/messages'],
  ['achievement', '{"actionUrl":"/badges"}', '/badges'],
  ['achievement', '{"actionUrl":"//evil.example"}', undefined],
  ['achievement', '{"actionUrl":"/\\\\evil.example"}', undefined],
  ['achievement', '{"actionUrl":"/\\t/evil.example"}', undefined],
  ['achievement', '{"actionUrl":"/\\n/evil.example"}', undefined],
  ['achievement', '{"actionUrl":"/.//evil.example"}', undefined],
  ['achievement', '{"actionUrl":"https://evil.example"}', undefined],
  ['achievement', '{"actionUrl":"/api/logout"}', undefined],
  ['training_reminder', '{"actionUrl":"/"}', '/'],
  ['victory_story_comment', '{"actionUrl":"/victory-stories?story=019a-b"}', '/victory-stories?story=019a-b'],
  ['team_invitation', '{"actionUrl":"/teams?team=//evil.example"}', '/teams?tab=invitations'],
  ['achievement', '{"actionUrl":7}', undefined],
  ['achievement', 'not json', undefined],
  ['achievement', null, undefined],
])('a %s with %s leads to %s', (type, data, url) => {
  expect(actionUrl({ type, data })).toBe(url);
});
