import { ApiError } from '#plugins/api-error.ts';
import { isReservedName } from './reserved-names.ts';
import { isRude } from './rude-words.ts';

/** Whether a name may stand beside a player for good, for everybody to read. */
export function isFitUsername(name: string): boolean {
  return !isReservedName(name) && !isRude(name);
}

/** @throws ApiError 400 with the field */
export function refuseUnfitUsername(name: string): void {
  if (isReservedName(name))
    throw unfit('username_reserved', 'This username sounds as if it belonged to VolleyPath itself.');
  if (isRude(name))
    throw unfit('username_unfit', 'This username has a word in it that we keep off the court.');
}

function unfit(code: string, reason: string): ApiError {
  return new ApiError(400, code, `${reason} Please choose another one.`, {
    issues: [{ path: 'displayName', message: 'Please choose another one' }],
  });
}
