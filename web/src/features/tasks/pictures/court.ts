/** A place on the court in metres: from one's own end line towards the net at 9, and across from the right sideline. */
export type Place = readonly [along: number, across: number];

/** Who or what stands somewhere: the player, others by their letter, a mark, or a ball. */
export type Piece =
  | { kind: 'you'; at: Place }
  | { kind: 'other'; at: Place; name: string }
  | { kind: 'cone'; at: Place }
  | { kind: 'target'; at: Place; size: readonly [along: number, across: number] };

/** A way: of a player, or of the ball. */
export interface Way {
  of: 'run' | 'ball';
  from: Place;
  to: Place;
  /** What happens on it; numbered, and read aloud where nothing is seen. */
  says: string;
  /** How far it swings to its left, in metres. */
  bend?: number;
}

/** A drill on the court, seen from above; one plays from left to right. */
export interface Court {
  area: 'full' | 'half';
  pieces: readonly Piece[];
  ways: readonly Way[];
  /** Writes the six zones into the courts. */
  zones?: true;
}

/** Metres around the lines. */
export const MARGIN = 1.6;

/** A point of the drawing, in metres: right and down. */
export interface Point {
  x: number;
  y: number;
}

export const drawnOnCourt = ([along, across]: Place): Point => ({ x: along, y: 9 - across });

/** A way as a curve, and the place of its number: nearer to its end, where ways from one place are apart. */
export function curveOf({ from, to, bend = 0 }: Pick<Way, 'from' | 'to' | 'bend'>): {
  path: string;
  number: Point;
  head: string;
} {
  const [a, b] = [drawnOnCourt(from), drawnOnCourt(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const side = { x: (b.y - a.y) / length, y: -(b.x - a.x) / length };
  const pull = { x: (a.x + b.x) / 2 + side.x * bend * 2, y: (a.y + b.y) / 2 + side.y * bend * 2 };
  const way = Math.atan2(b.y - pull.y, b.x - pull.x);
  const corner = (turn: number) =>
    `${(b.x + 0.55 * Math.cos(way + turn)).toFixed(2)} ${(b.y + 0.55 * Math.sin(way + turn)).toFixed(2)}`;
  return {
    path: `M${a.x} ${a.y}Q${pull.x.toFixed(2)} ${pull.y.toFixed(2)} ${b.x} ${b.y}`,
    number: { x: along(a.x, pull.x, b.x), y: along(a.y, pull.y, b.y) },
    head: `M${corner(2.6)}L${b.x} ${b.y}L${corner(-2.6)}`,
  };
}

/** How far along its way a number stands. */
const NUMBER_AT = 0.62;

const along = (from: number, pull: number, to: number) =>
  (1 - NUMBER_AT) ** 2 * from + 2 * NUMBER_AT * (1 - NUMBER_AT) * pull + NUMBER_AT ** 2 * to;

/** The middle of each zone of a team's own half. */
export const ZONES: Record<1 | 2 | 3 | 4 | 5 | 6, Place> = {
  1: [2.6, 1.5],
  2: [7.4, 1.5],
  3: [7.4, 4.5],
  4: [7.4, 7.5],
  5: [2.6, 7.5],
  6: [2.6, 4.5],
};

/** A zone of the other team, as one sees it from here. */
export function theirs(zone: keyof typeof ZONES): Place {
  const [along, across] = ZONES[zone];
  return [18 - along, 9 - across];
}
