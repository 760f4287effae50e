import { z } from 'zod';
import { instantText } from '../../entities/time.ts';
import { email, newPassword, PASSWORD_MAX } from '../../rules/session/account.ts';
import { defineCall, doneAnswer, ofUser } from '../call.ts';
import { ownerProof } from './owner-proof.ts';

/** A browser that is signed in. */
export const device = z.object({
  id: z.uuid(),
  /** Browser and system in words, such as "Chrome on Android". */
  name: z.string(),
  signedInAt: instantText,
  /** To the hour. */
  lastSeenAt: instantText,
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
});
export type Device = z.infer<typeof device>;

export const devices = defineCall({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'The browsers in which the player is signed in, this one first',
  answer: z.array(device),
});

export const signOutDevice = defineCall({
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  summary: 'Signs out one browser',
  params: z.object({ id: z.uuid() }),
  answer: doneAnswer,
});

export const signOutOthers = defineCall({
  method: 'POST',
  path: '/api/auth/sessions/end-others',
  summary: 'Signs out every browser but this one',
  answer: z.object({ ended: z.int().min(0) }),
});

export const changePassword = defineCall({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Sets another password and signs out every other browser',
  body: z.object({ currentPassword: z.string().min(1).max(PASSWORD_MAX), newPassword }),
  answer: doneAnswer,
});

export const prove = defineCall({
  method: 'POST',
  path: '/api/auth/prove',
  summary: 'Proves that it is the player who asks: for the export and the deletion of the account',
  body: ownerProof,
  answer: doneAnswer,
});

export const changeEmail = defineCall({
  method: 'POST',
  path: '/api/auth/email',
  summary:
    'Sends a link to another e-mail address, which takes the place of the present one once it is opened',
  body: ownerProof.extend({ newEmail: email }),
  answer: doneAnswer,
});

/** What went with an account. */
export const impact = z.object({
  programs: z.int().min(0),
  tasks: z.int().min(0),
  points: z.int().min(0),
  badges: z.int().min(0),
  savedQuotes: z.int().min(0),
  devices: z.int().min(0),
});
export type Impact = z.infer<typeof impact>;

export const deleteAccount = defineCall({
  method: 'DELETE',
  path: '/api/user/account',
  summary:
    'Deletes the account with everything that belongs to it, for good; 403 unless the player has just proved to be it',
  answer: z.object({ success: z.literal(true), error: z.null(), impact }),
});

export const accountGone = defineCall({
  method: 'GET',
  path: '/api/auth/gone/{id}',
  summary:
    'Whether an account, or its session in this browser, was ended: the phone then forgets what it holds',
  for: 'anyone',
  params: ofUser,
  answer: z.object({
    /** The account was deleted; said only to a browser that has the cookie of one of its sessions. */
    gone: z.boolean(),
    /** The caller's cookie is of a session of this account that was ended on purpose. */
    ended: z.boolean(),
  }),
});

/** The random part of a link that was sent by e-mail. */
const linkToken = z.string().min(1).max(200);

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Proves by the token of a link that an e-mail address is the player’s, and makes a new one theirs',
  for: 'anyone',
  body: z.object({ token: linkToken }),
  answer: doneAnswer,
});

export const resendVerification = defineCall({
  method: 'POST',
  path: '/api/auth/verify-email/resend',
  summary: 'Sends the link that verifies the e-mail address again',
  answer: doneAnswer,
});

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary:
    'Sends a link to set another password, if there is such an account; answers the same if there is none',
  for: 'anyone',
  body: z.object({ email }),
  answer: doneAnswer,
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary:
    'Sets another password by the token of a link; signs out every browser, removes passkeys and the connected provider',
  for: 'anyone',
  body: z.object({ token: linkToken, newPassword }),
  answer: doneAnswer,
});

export const exportData = defineCall({
  method: 'GET',
  path: '/api/user/export',
  summary:
    'Everything that the service holds of the player, as a ZIP of JSON files; 403 unless they have just proved to be it',
  answer: z.unknown(),
  file: 'application/zip',
});
