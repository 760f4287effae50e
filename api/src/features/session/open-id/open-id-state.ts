import { ownPath } from 'sync-protocol/rules/session/own-path';
import { z } from 'zod';

/** What is kept in the browser while the player is at the provider. */
const openIdState = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** What a newcomer said of their age before they left; without it no account is made. */
  birth: z.object({ birthMonth: z.int(), birthYear: z.int() }).optional(),
  /** For who connects the provider to the account that they have: the question that they may answer once. */
  connects: z.string().optional(),
  /** The page that who logs in wants to see. What the browser keeps could be made up. */
  wanted: ownPath.optional(),
});
export type OpenIdState = z.infer<typeof openIdState>;

export function writeOpenIdState(kept: OpenIdState): string {
  return Buffer.from(JSON.stringify(kept)).toString('base64url');
}

/** @returns undefined for what is no state of ours */
export function readOpenIdState(text: string | undefined): OpenIdState | undefined {
  try {
    return openIdState.parse(JSON.parse(Buffer.from(text ?? '', 'base64url').toString()));
  } catch {
    return undefined;
  }
}
