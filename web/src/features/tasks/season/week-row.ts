/**
 * Seven days beside each other, each wide enough for a thumb also on a narrow phone: the room between them belongs to
 * them, and where there is little they reach into the card’s edge.
 */
export const WEEK_CLASS = '-mx-2 grid grid-cols-7 min-[24rem]:-mx-0.5';
export const DAY_CLASS = 'pressable block w-full rounded-lg p-0.5';
