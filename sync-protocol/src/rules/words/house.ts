import { lookOf } from './look-alikes.ts';

const HOUSE = ['volleypath', 'administrator', 'moderator'].map(lookOf);

/** Whether others would take a name, of a player or a team, for that of the people who run the server. */
export function speaksForHouse(name: string): boolean {
  const look = lookOf(name);
  return HOUSE.some((word) => look.includes(word));
}
