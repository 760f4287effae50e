/** How many times faster than in life a stream's heart beats. */
export const HASTE = 100;
