import { feetOf, inFeet, measuresInFeet } from 'sync-protocol/rules/tasks/measures';

const isInFeet = measuresInFeet(navigator.language);

/** A text of ours in the player's own measures: metres as they are written, or feet and inches. */
export function inOwnMeasures(text: string): string {
  return isInFeet ? inFeet(text) : text;
}

/** A piece of floor in the player's own measures. */
export function floorInOwnMeasures(across: number, along: number): string {
  return isInFeet ? `${feetOf(across)} × ${feetOf(along)} ft` : `${across} × ${along} m`;
}
