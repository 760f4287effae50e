import type { PoseClip } from './landmarks.ts';
import { middle } from './smooth.ts';

/** From where the player is filmed. */
export interface View {
  kind: 'side' | 'front' | 'oblique' | 'unknown';
  /** Degrees by which the shoulders are turned out of the picture's plane: 0 from the front or back, 90 from the side. */
  turn: number | null;
}

const SIDE_FROM = 60;
const FRONT_UNTIL = 20;

/** The view over the whole clip. Angles of an oblique one are off by 15 to 30 degrees, so it is never taken for another. */
export function viewOf({ frames }: PoseClip): View {
  const turns = frames.flatMap(({ turn }) => (turn === null ? [] : [turn]));
  if (turns.length === 0) return { kind: 'unknown', turn: null };
  const turn = middle(turns);
  if (turn >= SIDE_FROM) return { kind: 'side', turn };
  return { kind: turn <= FRONT_UNTIL ? 'front' : 'oblique', turn };
}
