import { z } from 'zod';

/** What is kept in the browser while the player is at the provider. */
const keptErrand = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** What a newcomer said of their age before they left; without it no account is made. */
  birth: z.object({ birthMonth: z.int(), birthYear: z.int() }).optional(),
  /** For who connects the provider to the account that they have: the question that they may answer once. */
  connects: z.string().optional(),
});
export type KeptErrand = z.infer<typeof keptErrand>;

export function writeErrand(errand: KeptErrand): string {
  return Buffer.from(JSON.stringify(errand)).toString('base64url');
}

/** @returns undefined for what is no errand of ours */
export function readErrand(text: string | undefined): KeptErrand | undefined {
  try {
    return keptErrand.parse(JSON.parse(Buffer.from(text ?? '', 'base64url').toString()));
  } catch {
    return undefined;
  }
}
