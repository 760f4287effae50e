/** A place on the court in metres: from one's own end line towards the net at 9, and across from the right sideline. */
export type Place = readonly [along: number, across: number];

/** The other players: the letters by which they stand on the court, no two alike, and what these mean. */
export const PLAYERS = {
  setter: { letter: 'S', name: 'Setter' },
  server: { letter: 'Sv', name: 'Server' },
  passer: { letter: 'Pa', name: 'Passer' },
  hitter: { letter: 'H', name: 'Hitter' },
  blocker: { letter: 'B', name: 'Blocker' },
  digger: { letter: 'D', name: 'Digger' },
  partner: { letter: 'P', name: 'Your partner' },
} as const;

export type Role = keyof typeof PLAYERS;

/** Who or what stands somewhere: the player, others by what they do, a mark, or something to aim at. */
export type Piece =
  | { kind: 'you'; at: Place }
  | { kind: 'other'; at: Place; role: Role }
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

/** The signs that a court uses, in the order in which they are explained. */
export type Sign = Exclude<Piece['kind'], 'other'> | Role | Way['of'];

/** Every sign of a court once: who is there, what lies there, and what its lines are. */
export function signsOf({ pieces, ways }: Pick<Court, 'pieces' | 'ways'>): Sign[] {
  const kinds = (kind: Piece['kind']) => pieces.filter((piece) => piece.kind === kind);
  const others = pieces.flatMap((piece) => (piece.kind === 'other' ? [piece.role] : []));
  const things = (['cone', 'target'] as const).filter((kind) => kinds(kind).length > 0);
  const lines = (['run', 'ball'] as const).filter((of) => ways.some((way) => way.of === of));
  return [...new Set<Sign>(['you', ...others, ...things, ...lines])];
}

/** Metres around the lines. */
export const MARGIN = 1.6;

/** A point of the drawing, in metres: right and down. */
export interface Point {
  x: number;
  y: number;
}

export const drawnOnCourt = ([along, across]: Place): Point => ({ x: along, y: 9 - across });

/** A way as a curve with its head. */
export function curveOf(way: Pick<Way, 'from' | 'to' | 'bend'>): { path: string; head: string } {
  const { a, pull, b } = bent(way);
  const angle = Math.atan2(b.y - pull.y, b.x - pull.x);
  const corner = (turn: number) =>
    `${(b.x + 0.55 * Math.cos(angle + turn)).toFixed(2)} ${(b.y + 0.55 * Math.sin(angle + turn)).toFixed(2)}`;
  return {
    path: `M${a.x} ${a.y}Q${pull.x.toFixed(2)} ${pull.y.toFixed(2)} ${b.x} ${b.y}`,
    head: `M${corner(2.6)}L${b.x} ${b.y}L${corner(-2.6)}`,
  };
}

/** Where a way starts, ends, and is drawn to between. */
function bent({ from, to, bend = 0 }: Pick<Way, 'from' | 'to' | 'bend'>): Record<'a' | 'pull' | 'b', Point> {
  const [a, b] = [drawnOnCourt(from), drawnOnCourt(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const side = { x: (b.y - a.y) / length, y: -(b.x - a.x) / length };
  const pull = { x: (a.x + b.x) / 2 + side.x * bend * 2, y: (a.y + b.y) / 2 + side.y * bend * 2 };
  return { a, pull, b };
}

/** How far along its way a number stands, the best place first: nearer to the end, where ways from one place part. */
const SHARES = [0.62, 0.55, 0.7, 0.48, 0.4, 0.76, 0.32];
/** How far beside its way, where there is no room on it. */
const BESIDE = [0, -0.62, 0.62, -0.95, 0.95];

/** How far the middle of a number has to be from another one, and from whoever or whatever stands there. */
export const CLEAR = { number: 0.9, piece: 0.98 } as const;

/** The places of the ways' numbers: each on its way or close to it, and over nothing that one has to see. */
export function numbersOf({ pieces, ways }: Pick<Court, 'pieces' | 'ways'>): Point[] {
  const standing = pieces.filter(({ kind }) => kind !== 'target').map(({ at }) => drawnOnCourt(at));
  const numbers: Point[] = [];
  const room = (spot: Point) =>
    Math.min(
      ...numbers.map((one) => gap(one, spot) / CLEAR.number),
      ...standing.map((one) => gap(one, spot) / CLEAR.piece),
    );
  for (const way of ways) {
    const spots = BESIDE.flatMap((beside) => SHARES.map((share) => pointOn(way, share, beside)));
    const free = spots.find((spot) => room(spot) >= 1);
    numbers.push(free ?? spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best)));
  }
  return numbers;
}

const gap = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function pointOn(way: Way, share: number, beside: number): Point {
  const { a, pull, b } = bent(way);
  const at = (from: number, by: number, to: number) =>
    (1 - share) ** 2 * from + 2 * share * (1 - share) * by + share ** 2 * to;
  const along = {
    x: (1 - share) * (pull.x - a.x) + share * (b.x - pull.x),
    y: (1 - share) * (pull.y - a.y) + share * (b.y - pull.y),
  };
  const length = Math.hypot(along.x, along.y) || 1;
  return {
    x: at(a.x, pull.x, b.x) + (along.y / length) * beside,
    y: at(a.y, pull.y, b.y) - (along.x / length) * beside,
  };
}

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
