import { z } from 'zod';
import { profileFields, requiredName, user } from '../../entities/profile/user.ts';
import { ownPath } from '../../rules/session/own-path.ts';
import { email, newPassword, PASSWORD_MAX, username } from '../../rules/session/account.ts';
import { timeZone } from '../../entities/time.ts';
import { countAnswer, defineCall, doneAnswer } from '../call.ts';

const NO_MONTH = 'Please choose your month of birth.';
const NO_YEAR = 'Please choose your year of birth.';

/** The signed-in player, to themselves. */
export const currentUser = user.extend({
  email: z.string(),
  /** Whether the player has proved that the address is theirs. */
  emailVerified: z.boolean(),
  /** The username again, under the name that some screens use. */
  username: z.string().nullable(),
  volleyballPosition: user.shape.position,
  authProvider: z.enum(['email', 'oauth']),
  isMinor: z.boolean(),
  /** Null when the player has not said. */
  birth: z.object({ month: z.int(), year: z.int() }).nullable(),
  currentStreak: z.int().min(0),
  totalPoints: z.int().min(0),
});
export type CurrentUser = z.infer<typeof currentUser>;

const birthMonth = z.int().min(1, NO_MONTH).max(12, NO_MONTH);
const birthYear = z.int().min(1900, NO_YEAR).max(2100, NO_YEAR);

export const register = defineCall({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Creates an account and signs in',
  for: 'anyone',
  body: z.object({
    email,
    password: newPassword,
    firstName: profileFields.shape.firstName.optional(),
    lastName: profileFields.shape.lastName.optional(),
    /** 1 to 12; without both the age is unknown: treated as under 18, and nobody else sees the player. */
    birthMonth: birthMonth.optional(),
    birthYear: birthYear.optional(),
    /** The browser's zone, to begin with. */
    timezone: timeZone.optional(),
  }),
  status: 201,
  answer: currentUser,
});

export const login = defineCall({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with e-mail or username',
  for: 'anyone',
  body: z.object({
    emailOrUsername: z.string().min(1).max(254),
    password: z.string().min(1).max(PASSWORD_MAX),
  }),
  answer: currentUser,
});

export const signInWays = defineCall({
  method: 'GET',
  path: '/api/auth/ways',
  summary: 'How players can sign in here besides with a password, and whom they can turn to',
  for: 'anyone',
  answer: z.object({
    /** The name of the OpenID provider that `GET /api/login` leads to. */
    openId: z.string().nullable(),
    /** The address at which whoever runs the server can be written to. */
    contact: z.string().nullable(),
  }),
});

/** When somebody was born; it travels in bodies only, for addresses are written down everywhere. */
const birth = z.object({ birthMonth, birthYear });

export const checkAge = defineCall({
  method: 'POST',
  path: '/api/auth/age',
  summary:
    'Whether somebody is old enough for an account; nothing is kept but, in this browser, that one was not',
  for: 'anyone',
  body: birth,
  answer: doneAnswer,
});

export const sayBirth = defineCall({
  method: 'POST',
  path: '/api/auth/birth',
  summary: 'Says once when the player was born; of who is under 13 nothing is kept, and their account ends',
  body: birth,
  answer: currentUser,
});

export const leaveForOpenId = defineCall({
  method: 'POST',
  path: '/api/auth/openid',
  summary: 'Where to send the browser to sign in, or to sign up, at the OpenID provider',
  for: 'anyone',
  body: birth.partial().extend({
    /** The page that they came from to log in, to be led to then. */
    wanted: ownPath.optional(),
  }),
  answer: z.object({ url: z.url({ protocol: /^https?$/ }) }),
});

export const openIdLogin = defineCall({
  method: 'GET',
  path: '/api/login',
  summary: 'Leads the browser to the OpenID provider; 503 with a page that says so where none is set up',
  for: 'anyone',
  status: 302,
  navigates: true,
  answer: z.undefined(),
});

/**
 * Why the browser came back from the provider without being signed in; in the query of the sign-in screen, as `problem`,
 * beside the page that was `wanted`.
 */
export type SignInProblem =
  | 'cancelled'
  | 'failed'
  | 'unavailable'
  | 'birth_first'
  | 'under_age'
  | 'no_email'
  | 'email_taken';

export const logout = defineCall({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends this session',
  for: 'anyone',
  answer: doneAnswer,
});

export const openLogout = defineCall({
  method: 'GET',
  path: '/api/logout',
  summary: 'Ends this session for a browser that comes from a page of the app, and leads to the first one',
  for: 'anyone',
  status: 303,
  navigates: true,
  answer: z.undefined(),
});

export const authUser = defineCall({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in player',
  answer: currentUser,
});

/** The same for an app that starts and knows nobody: that nobody is signed in is an answer then, not an error. */
export const browserSession = defineCall({
  method: 'GET',
  path: '/api/auth/session',
  summary: 'Who is signed in in this browser, if anybody is',
  for: 'anyone',
  answer: z.object({ user: currentUser.nullable() }),
});

export const playerCount = defineCall({
  method: 'GET',
  path: '/api/players/count',
  summary: 'How many players there are, in whole thousands: 0 where there are fewer',
  for: 'anyone',
  answer: countAnswer,
});

export const generateUsername = defineCall({
  method: 'POST',
  path: '/api/users/generate-username',
  summary: 'Proposes a free username',
  answer: z.object({ displayName: username }),
});

export const completeProfile = defineCall({
  method: 'POST',
  path: '/api/auth/complete-profile',
  summary: 'Sets the permanent username and the first profile',
  body: profileFields
    .strip()
    .partial()
    .required({ firstName: true, lastName: true, position: true, skillLevel: true })
    .extend({
      displayName: username,
      firstName: requiredName,
      lastName: requiredName,
      favoritePosition: profileFields.shape.position.optional(),
    }),
  answer: currentUser,
});
