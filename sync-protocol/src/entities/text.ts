import { z } from 'zod';

/** What a player wrote, without the blanks around it and what no database holds: a NUL, half of an emoji. */
export const writtenText = z
  .string()
  .overwrite((text) => text.replaceAll('\0', '').toWellFormed())
  .trim();
