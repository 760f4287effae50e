import { z } from 'zod';

const failure = z.object({
  code: z.string().optional(),
  originalCode: z.string().optional(),
  responseCode: z.number().optional(),
});

/**
 * A mail that could not be handed on: what went wrong in codes alone. A mail server's own words repeat whom the mail
 * was for, and errors are logged; so nothing else of `error` is kept, nor `error` itself as the cause.
 */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
  /** The mail client's code, such as `EENVELOPE`. */
  readonly code: string | undefined;
  /** What the mail server answered, such as 550. */
  readonly responseCode: number | undefined;

  constructor(error: unknown) {
    const { code, originalCode, responseCode } = failure.safeParse(error).data ?? {};
    const codes = [code, originalCode, responseCode].filter((known) => known !== undefined);
    super(`a mail could not be sent (${codes.join(', ') || 'unknown'})`);
    this.code = code;
    this.responseCode = responseCode;
  }
}
