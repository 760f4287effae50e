import type { ServerHalf } from '#sync/server-half.ts';
import { keepEnded } from './safety/ended-words.ts';
import { foreignPictures, NOT_OWN } from './picture/own-pictures.ts';
import { UNFIT_WORDS, unfitFields } from './unfit-words.ts';

/**
 * Keeps out of a profile what nobody should have to read, and pictures that were not checked; and keeps for a report what a
 * block takes away.
 */
export const profileHalf: ServerHalf = {
  vet: {
    'profile.update': async (kysely, asked) => {
      const foreign = await foreignPictures(kysely, asked);
      return asked.map((one) => {
        if (unfitFields(one.args).length > 0) return UNFIT_WORDS;
        return foreign.has(one) ? NOT_OWN : undefined;
      });
    },
  },
  alongside: keepEnded,
};
