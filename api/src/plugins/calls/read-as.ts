import { z } from 'zod';

/**
 * Reads what a client has sent by a schema. Over an object that makes neither text nor number where a length is asked for,
 * a schema stumbles instead of saying no: it is not understood either.
 */
export function readAs<T>(
  schema: z.ZodType<T>,
  value: unknown,
  params?: Parameters<typeof schema.safeParse>[1],
): z.ZodSafeParseResult<T> {
  try {
    return schema.safeParse(value, params);
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown;
    const message = 'This is not what was asked for.';
    const error = new z.ZodError([{ code: 'custom', path: [], message, input: value }]);
    return { success: false, error: error as z.ZodError<T> };
  }
}
