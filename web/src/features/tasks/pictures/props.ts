import type { Vector } from './body/vector.ts';
import { drawn, type View } from './body/view.ts';
import type { Prop } from './picture.ts';

/** How a thing around the player is painted. */
export type Look = 'solid' | 'top' | 'side' | 'tape' | 'mesh' | 'post' | 'line' | 'target' | 'imagined';

export interface PropShape {
  look: Look;
  path: string;
  /** In front of the players. */
  isInFront: boolean;
}

/** The net in hundredths of a player's height: 2.24 m for one of 1.72 m. */
const NET = 130;
const NET_DEPTH = 54;
const NET_WIDTH = 30;
/** Where one sees along the net it has no end. */
const ENDLESS = 400;

const SEAT = 25;

type Corners = readonly Vector[];

/** What a thing is made of: flat areas with their looks. */
function areasOf(prop: Prop, view: View): [Look, Corners][] {
  switch (prop.kind) {
    case 'net': {
      const { at: x } = prop;
      const isAcross = view === 'front' || view === 'back';
      const half = isAcross ? ENDLESS : NET_WIDTH;
      const band = (low: number, high: number): Corners => upright(x, low, high, half);
      if (prop.isImagined) return [['imagined', band(NET - NET_DEPTH, NET)]];
      return [
        ['mesh', band(NET - NET_DEPTH, NET)],
        ['tape', band(NET - 4, NET)],
        ['tape', band(NET - NET_DEPTH, NET - NET_DEPTH + 2)],
        ['post', upright(x, 0, NET, 0.8, -half)],
      ];
    }
    case 'wall':
      return [['solid', upright(prop.at, 0, ENDLESS, 26)]];
    case 'block':
      return box(prop.from, prop.to, 0, prop.height, prop.width ?? 16);
    case 'chair': {
      const { at } = prop;
      const legs = [at - 9, at + 8].flatMap((x) => box(x, x + 1.6, 0, SEAT - 2.5, 9));
      return [
        ...legs,
        ...box(at - 10, at + 10, SEAT - 2.5, SEAT, 10),
        ...box(at - 11.5, at - 9.5, SEAT, SEAT + 26, 9),
      ];
    }
    case 'line':
      return [['line', flat(prop.at - 0.8, prop.at + 0.8, 24)]];
    case 'lane':
      return [
        [
          'line',
          [
            [prop.from, 0, (prop.right ?? 0) - 0.8],
            [prop.to, 0, (prop.right ?? 0) - 0.8],
            [prop.to, 0, (prop.right ?? 0) + 0.8],
            [prop.from, 0, (prop.right ?? 0) + 0.8],
          ],
        ],
      ];
    case 'mat':
      return box(prop.from, prop.to, -1.5, 0, 16);
    case 'target': {
      const [x, y, z] = prop.at;
      return [
        [
          'target',
          [
            [x, y - 8, z - 8],
            [x, y + 8, z - 8],
            [x, y + 8, z + 8],
            [x, y - 8, z + 8],
          ],
        ],
      ];
    }
  }
}

const upright = (x: number, low: number, high: number, half: number, z = 0): Corners => [
  [x, low, z - half],
  [x, high, z - half],
  [x, high, z + half],
  [x, low, z + half],
];

const flat = (from: number, to: number, half: number, y = 0): Corners => [
  [from, y, -half],
  [to, y, -half],
  [to, y, half],
  [from, y, half],
];

/** The three sides of a box that one may see. */
function box(from: number, to: number, low: number, high: number, half: number): [Look, Corners][] {
  return [
    ['side', upright(to, low, high, half)],
    [
      'solid',
      [
        [from, low, half],
        [from, high, half],
        [to, high, half],
        [to, low, half],
      ],
    ],
    ['top', flat(from, to, half, high)],
  ];
}

/** A thing as paths. */
export function propShapes(prop: Prop, view: View): PropShape[] {
  return areasOf(prop, view).map(([look, corners]) => ({
    look,
    path: `M${corners.map((corner) => spot(corner, view)).join('L')}Z`,
    isInFront: prop.kind === 'net' && view === 'front',
  }));
}

function spot(corner: Vector, view: View): string {
  const { x, y } = drawn(corner, view);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** How far a thing reaches; what is on the floor or as wide as one likes does not widen a picture. */
export function reachOfProps(prop: Prop, view: View): { x: number; y: number }[] {
  if (prop.kind === 'line' || prop.kind === 'lane') return [];
  if (prop.kind === 'wall') return upright(prop.at, 0, 80, 26).map((corner) => drawn(corner, view));
  if (prop.kind === 'net') return [drawn([prop.at, 0, 0], view), drawn([prop.at, NET, 0], view)];
  return areasOf(prop, view).flatMap(([, corners]) => corners.map((corner) => drawn(corner, view)));
}
