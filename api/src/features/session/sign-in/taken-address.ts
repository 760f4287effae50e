import { ApiError } from '#plugins/calls/api-error.ts';
import type { Deps } from '#deps';
import { countAttempt, keyOf } from './attempts.ts';
import { addressTakenMail } from '../mail-texts.ts';
import { TOLD_TAKEN } from '../policy.ts';
import { mayMail, sendCounted } from '../sent-mails.ts';

/**
 * Why an address can't be signed up: that it is taken is told to one network address three times, then for an hour
 * only that it can't be. Its owner hears of it, once an hour.
 * @param address whence it was tried
 */
export async function whyNoAccount(deps: Deps, email: string, address: string): Promise<ApiError> {
  deps.background.run(() => tellOwner(deps, email));
  if (!deps.config.rateLimits) return emailTaken();
  const watch = { key: keyOf('taken', address), pace: TOLD_TAKEN };
  return countAttempt(deps.db, [watch], deps.now()).then(emailTaken, (error: unknown) => {
    if (error instanceof ApiError) return noAccount();
    throw error;
  });
}

/** Lets the owner of an address know that somebody wanted to have it here. */
export async function tellOwner({ db, mailer, now }: Deps, email: string): Promise<void> {
  if (await mayMail(db, 'taken', email, now(), 1))
    await sendCounted(db, 'taken', email, () => mailer.send(addressTakenMail(email)));
}

const TAKEN = 'There is already an account with this email. Log in instead.';
const emailTaken = () =>
  new ApiError(409, 'email_taken', TAKEN, { issues: [{ path: 'email', message: TAKEN }] });

const noAccount = () =>
  new ApiError(
    409,
    'no_account_now',
    'We can’t open an account with this email just now. If you have one, log in, or choose “Forgot password?”.',
  );
