import { expect, test } from 'vitest';
import { textsWith } from './texts.ts';

test.each([
  {
    rule: '"log in" and "sign up", never "sign in"',
    never: /\bsign(?:s|ed|ing)?[ -](?:in|out|you)\b/i,
    fine: [
      // Of the ball, of a file in the export, and what the server's log says.
      'look for a sign in the body',
      "'sign-in-providers'",
      'the sign-in provider can’t be reached',
      'a sign-in by the provider failed',
      'nobody is signed in',
      'sign-in/',
    ],
  },
  {
    rule: '"Log In" on buttons, but for the two that the specification calls "Login"',
    never: /\bLogin\b|\bLog-?out\b/,
    fine: ["login: 'Login'", "toLogin: 'Login'", '`Login with ${provider}`'],
  },
  {
    rule: 'a task is done, not completed or finished, but for the words of the specification',
    never: /\b(?:completed|finished) tasks?\b|\btasks? (?:completed|finished)\b/i,
    fine: ['Task completed!'],
  },
  {
    rule: 'what one reads and saves is a quote, but where the specification says "motivation"',
    never: /[a-z] motivation\b|\bmotivation [a-z]/i,
    fine: [
      'Daily Motivation',
      'the daily motivation on Home',
      'Motivation refreshed',
      'Unable to refresh motivation. Please try again.',
    ],
  },
  {
    rule: '"defense" and "color", as in American English',
    never: /(?<![-.])\b(?:de|of)fences?\b|\b(?:colour|behaviour|favour|neighbour|programmes?\b|practis)/i,
    fine: [],
  },
  {
    rule: 'an apostrophe is ’, but for three texts that stand as the specification writes them',
    never: /[a-z]'[a-z]/i,
    fine: ["Today's Tasks", "What You'll Learn", "You'll see team invitations, messages, and updates here."],
  },
  {
    rule: 'what waits comes once VolleyPath is reached: a phone may be online while nobody answers',
    never: /\byou[’']re (?:back )?online\b|\bgo online\b|\bconnect once\b/i,
    fine: ['sent when you’re back online. The little cloud'],
  },
])('$rule', ({ never, fine }) => {
  expect(textsWith(never, fine)).toEqual([]);
});
