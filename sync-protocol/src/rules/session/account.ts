import { z } from 'zod';
import { EMPTY_FIELD } from '../../messages.ts';
import { isObviousPassword } from './obvious-passwords.ts';

const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;
const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const YEARS_PLAYING_MAX = 20;

/** What a player types to delete their account, exactly. */
export const DELETE_PHRASE = 'DELETE MY ACCOUNT';

/** What a username is made of, in words that leave no doubt about ö and ß. */
export const USERNAME_TERMS = `${USERNAME_MIN} to ${USERNAME_MAX} letters (a-z) and numbers (0-9)`;
const USERNAME_UNFIT = `Use ${USERNAME_TERMS}.`;

/** The public, permanent name of a player: a-z, A-Z and 0-9 only. */
export const username = z
  .string()
  .min(1, EMPTY_FIELD)
  .min(USERNAME_MIN, USERNAME_UNFIT)
  .max(USERNAME_MAX, USERNAME_UNFIT)
  .regex(/^[A-Za-z0-9]+$/, USERNAME_UNFIT);

/** What a password needs, in the order of the live checklist. */
const PASSWORD_RULES = [
  {
    code: 'length',
    label: `At least ${PASSWORD_MIN} characters`,
    holds: (text: string) => text.length >= PASSWORD_MIN,
  },
  { code: 'upper', label: 'One uppercase letter', holds: (text: string) => /\p{Lu}/u.test(text) },
  { code: 'lower', label: 'One lowercase letter', holds: (text: string) => /\p{Ll}/u.test(text) },
  { code: 'digit', label: 'One number', holds: (text: string) => /\d/.test(text) },
] as const;

/**
 * How far a password is, rule by rule, the last one being that it is no common one.
 * @param isRefused whether the server, which knows them all, has turned this one down
 */
export function passwordChecks(text: string, isRefused = false): { label: string; isMet: boolean }[] {
  const isUncommon = text.length >= PASSWORD_MIN && !isRefused && !isObviousPassword(text);
  return [
    ...PASSWORD_RULES.map(({ label, holds }) => ({ label, isMet: holds(text) })),
    { label: 'Not easy to guess', isMet: isUncommon },
  ];
}

/** Whether a new password keeps every rule that a phone can check. */
export function isPasswordFit(text: string): boolean {
  return PASSWORD_RULES.every(({ holds }) => holds(text));
}

export const PASSWORD_UNFIT = 'Password requirements not met';

export const newPassword = z.string().max(PASSWORD_MAX).refine(isPasswordFit, PASSWORD_UNFIT);

/** E-mail addresses are compared and kept in lower case. */
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
