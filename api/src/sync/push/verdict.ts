import type { KeptResult } from '../write/write.ts';

/** Why a mutation was not applied, for good. */
export type Verdict = Pick<KeptResult, 'status' | 'code' | 'message'>;

export const QUARANTINED: Verdict = {
  status: 'quarantined',
  code: 'quarantined',
  message: 'This could not be saved. It is kept aside, and we will look into it.',
};

export function rejected({ code, message }: { code: string; message: string }): Verdict {
  return { status: 'rejected', code, message };
}
