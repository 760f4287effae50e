import type { PoseClip } from './landmarks.ts';

export const VIEW_KINDS = ['side', 'front', 'oblique', 'unknown'] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

/** From where the player is filmed. */
export interface View {
  kind: ViewKind;
  /** Degrees by which the shoulders are turned out of the picture's plane: 0 from the front or back, 90 from the side. */
  turn: number | null;
}

const SIDE_FROM = 60;
const FRONT_UNTIL = 20;

/**
 * The view over the whole clip. Angles of an oblique one are off by 15 to 30 degrees, so it is never taken for another.
 * Who hits stands open to the net, and comes square to it as the arm swings through: what tells a camera at the side are
 * the moments in which the player is turned most, not what is most of the time.
 */
export function viewOf({ frames }: PoseClip): View {
  const turns = frames.flatMap(({ turn }) => (turn === null ? [] : [turn])).sort((a, b) => a - b);
  const [middle, most] = [0.5, 0.75].map((share) => turns[Math.floor(turns.length * share)]);
  if (middle === undefined || most === undefined) return { kind: 'unknown', turn: null };
  if (most >= SIDE_FROM && middle > FRONT_UNTIL) return { kind: 'side', turn: most };
  return { kind: middle <= FRONT_UNTIL ? 'front' : 'oblique', turn: middle };
}
