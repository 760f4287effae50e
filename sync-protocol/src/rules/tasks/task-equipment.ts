import { EQUIPMENT, FURNITURE } from '../training/program-terms.ts';

export type Equipment = (typeof EQUIPMENT)[number];
/** What a drill may need. */
export type Thing = Equipment | (typeof FURNITURE)[number];

const WITHOUT = /\b(without|no)\s+(an?\s+|the\s+)?\w+/g;

/** What a task that has no drill needs, as far as its name says it; "without a ball" says that none is needed. */
export function equipmentNamed(name: string): Equipment[] {
  const words = name.toLowerCase().replace(WITHOUT, ' ');
  return EQUIPMENT.filter((thing) => new RegExp(`\\b${thing}s?\\b`).test(words));
}

/** Whether somebody who has these things can do what needs those. Whoever has a net is on a court: nobody sits there. */
export function canDoWith(has: readonly Equipment[], needs: readonly Thing[]): boolean {
  const things: readonly Thing[] = has.includes('net') ? has : [...has, ...FURNITURE];
  return needs.every((thing) => things.includes(thing));
}
