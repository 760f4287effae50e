import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, for whoever holds them: a browser, or the link in a mail. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What a token is stored under. It is random enough that a fast hash is safe. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}
