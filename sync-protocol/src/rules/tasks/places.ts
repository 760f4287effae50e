import { EQUIPMENT } from '../training/program-terms.ts';
import type { Equipment } from './task-equipment.ts';

/**
 * Where players train, with what there is. A full practice is no place of its own: no drill asks for more people than a
 * partner, so it would change no session.
 */
export const PLACES = {
  home: ['ball'],
  wall: ['ball', 'wall'],
  together: ['ball', 'partner'],
  courtAlone: ['ball', 'wall', 'net'],
  courtTogether: EQUIPMENT,
} as const satisfies Record<string, readonly Equipment[]>;

export type Place = keyof typeof PLACES;

/** Where it is that there are just these things; a mixture of a player's own has no name. */
export function placeWith(has: readonly Equipment[]): Place | undefined {
  const isIt = (things: readonly Equipment[]) =>
    things.length === has.length && things.every((thing) => has.includes(thing));
  return (Object.keys(PLACES) as Place[]).find((place) => isIt(PLACES[place]));
}
