import { z } from 'zod';
import { position, type Position } from '../profile/positions.ts';

/** What an invitation calls the positions that a team looks for. */
const SHORT_NAMES: ReadonlyMap<unknown, Position> = new Map([
  ['setter', 'Setter'],
  ['outside', 'Outside Hitter'],
  ['middle', 'Middle Blocker'],
  ['opposite', 'Opposite Hitter'],
  ['libero', 'Libero'],
  ['defensive', 'Defensive Specialist'],
]);

/** A position by its short name or its own; empty: any. */
export const targetPosition = z.preprocess(
  (value) => (value === '' ? null : (SHORT_NAMES.get(value) ?? value)),
  position.nullable(),
);
