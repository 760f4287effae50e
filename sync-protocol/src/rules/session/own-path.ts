import { z } from 'zod';

/** Longer ones would make what a browser keeps of a login more than it takes. */
export const OWN_PATH_MAX = 500;

/**
 * A page of the app, to be led to from outside. Words, one slash each, and a query: nothing that browsers or servers read
 * as another site, leave out or decode, and no call.
 */
export const ownPath = z
  .string()
  .max(OWN_PATH_MAX)
  .regex(/^(?!\/api(?:[/?]|$))\/(?:[\w@-]+(?:\/[\w@-]+)*)?(?:\?[\w%&=+.~@:,*-]*)?$/);
