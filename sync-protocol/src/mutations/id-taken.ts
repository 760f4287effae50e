/** Why nothing is made under an id that somebody has, or that is kept for somebody. */
export const ID_TAKEN = { code: 'id_taken', message: 'This could not be saved. Please do it again.' };
