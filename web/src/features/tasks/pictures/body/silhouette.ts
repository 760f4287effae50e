import { area, chain, disc } from './outline.ts';
import { BODY, type Limb, type Skeleton } from './skeleton.ts';
import { add, minus, mix, times, unit, type Vector } from './vector.ts';
import { drawn, type View } from './view.ts';

/** What a path shows; an edge is a gap of ground round a limb, so that one sees it before the rest of the body. */
export type Cloth = 'edge' | 'skin' | 'shirt' | 'shorts' | 'pad' | 'shoe' | 'hair';

/** One filled path of a figure. */
export interface Shape {
  cloth: Cloth;
  /** On the side of the body that is away from us. */
  isFar: boolean;
  path: string;
}

/** What is painted together, and how near it is. */
export interface Part {
  near: number;
  shapes: Shape[];
}

/** The sides of a body that stand as far away as this look alike. */
const FAR = 2.6;

/** A figure in its parts, the farthest first. */
export function silhouette(skeleton: Skeleton, view: View): Part[] {
  const { leftArm, rightArm, leftLeg, rightLeg, chest, hips } = skeleton;
  const isBehind = (limb: Limb, of: Vector) => drawn(limb.root, view).near + FAR < drawn(of, view).near;
  const parts: Part[] = [
    trunk(skeleton, view),
    head(skeleton, view),
    arm(leftArm, isBehind(leftArm, chest), view),
    arm(rightArm, isBehind(rightArm, chest), view),
    leg(leftLeg, isBehind(leftLeg, hips), view),
    leg(rightLeg, isBehind(rightLeg, hips), view),
  ];
  return parts.sort((a, b) => a.near - b.near);
}

/** A round of the body: where it is and how thick. */
type Bead = readonly [at: Vector, radius: number];

function strung(view: View, ...beads: Bead[]): string {
  return chain(...beads.map(([at, radius]) => ({ at: drawn(at, view), radius })));
}

const nearOf = (view: View, ...points: Vector[]) =>
  points.reduce((sum, point) => sum + drawn(point, view).near, 0) / points.length;

function trunk({ hips, chest, head, leftArm, rightArm, leftLeg, rightLeg }: Skeleton, view: View): Part {
  const up = unit(minus(chest, hips));
  const at = (base: Vector, other: Vector, out: number, along: number) =>
    add(add(base, times(unit(minus(other, base)), out)), times(up, along));
  const ribs = [leftArm, rightArm].map(({ root }) => at(chest, root, 5.2, -4));
  const waist = [leftArm, rightArm].map(({ root }) =>
    at(mix(hips, chest, 0.36), add(root, minus(hips, chest)), 3, 0),
  );
  const seat = [leftLeg, rightLeg].map(({ root }) => at(hips, root, 3.4, 1.2));
  const side = (index: number, belly: number): Bead[] => [
    [ribs[index] ?? chest, 5.3],
    [waist[index] ?? hips, belly],
    [seat[index] ?? hips, 5.1],
  ];
  const neck = add(chest, times(up, 1.2));
  const throat = strung(view, [chest, 2.7], [mix(chest, head, 0.7), 2.5]);
  const shirt = [
    strung(view, ...side(0, 4.9)),
    strung(view, ...side(1, 4.9)),
    strung(view, [ribs[0] ?? chest, 5.3], [ribs[1] ?? chest, 5.3]),
    strung(view, [leftArm.root, 3], [neck, 2.8], [rightArm.root, 3]),
    strung(view, [leftArm.root, 3], [waist[0] ?? hips, 4]),
    strung(view, [rightArm.root, 3], [waist[1] ?? hips, 4]),
    strung(view, [waist[0] ?? hips, 4.9], [waist[1] ?? hips, 4.9]),
    area(...[ribs[0], ribs[1], seat[1], seat[0]].map((point) => drawn(point ?? hips, view))),
  ];
  const shorts = strung(view, [seat[0] ?? hips, 5.15], [seat[1] ?? hips, 5.15]);
  return {
    near: nearOf(view, hips, chest),
    shapes: [
      { cloth: 'edge', isFar: false, path: shirt.join('') },
      { cloth: 'skin', isFar: true, path: throat },
      { cloth: 'shirt', isFar: false, path: shirt.join('') },
      { cloth: 'shorts', isFar: false, path: shorts },
    ],
  };
}

function head({ chest, head: middle, face }: Skeleton, view: View): Part {
  const crown = unit(minus(middle, chest));
  const hair = add(middle, add(times(face, -1), times(crown, 0.9)));
  const front = add(middle, add(times(face, 1.3), times(crown, -0.9)));
  const chin = add(middle, add(times(face, 2), times(crown, -3)));
  const skin: Shape = {
    cloth: 'skin',
    isFar: false,
    path:
      strung(view, [front, 5.3], [chin, 3.7]) + strung(view, [front, 4], [add(front, times(face, 2.2)), 3.4]),
  };
  const cap: Shape = { cloth: 'hair', isFar: false, path: disc({ at: drawn(hair, view), radius: 6.5 }) };
  const edge: Shape = { cloth: 'edge', isFar: false, path: cap.path + skin.path };
  // Whoever looks away from us shows the hair.
  const looksHere = drawn(face, view).near > -0.35;
  return {
    // Over the collar, but for somebody whose head points away from us.
    near: Math.max(nearOf(view, middle), nearOf(view, chest)) + (drawn(crown, view).near > -0.4 ? 3 : -9),
    shapes: looksHere ? [edge, cap, skin] : [{ ...edge, path: cap.path }, cap],
  };
}

function arm({ root, joint, end, tip }: Limb, isFar: boolean, view: View): Part {
  const skin = strung(
    view,
    [mix(root, joint, 0.2), 2.8],
    [joint, 2.3],
    [mix(joint, end, 0.3), 2.4],
    [end, 1.6],
    [mix(end, tip, 0.4), 2],
    [tip, 1.25],
  );
  const sleeve = strung(view, [root, 3.3], [mix(root, joint, 0.5), 3.2]);
  const edge = strung(view, [mix(root, joint, 0.15), 3.2], [mix(root, joint, 0.5), 3.2]) + skin;
  return {
    near: nearOf(view, root, joint, end, tip),
    shapes: [
      { cloth: 'edge', isFar, path: edge },
      { cloth: 'skin', isFar, path: skin },
      { cloth: 'shirt', isFar, path: sleeve },
    ],
  };
}

function leg({ root, joint, end, tip, heel }: Skeleton['leftLeg'], isFar: boolean, view: View): Part {
  const sole = mix(heel, tip, BODY.heel / (BODY.heel + BODY.toe));
  const rise = unit(minus(end, sole));
  const back = unit(minus(heel, tip));
  const calf = add(mix(joint, end, 0.3), times(back, 0.7));
  const skin = strung(view, [mix(root, joint, 0.4), 4.4], [joint, 3.4], [calf, 3.5], [end, 2]);
  const pad = strung(view, [mix(root, joint, 0.96), 3.75], [mix(joint, end, 0.06), 3.75]);
  const short = strung(view, [root, 5.1], [mix(root, joint, 0.48), 4.6]);
  const over = (share: number, radius: number): Bead => [
    add(mix(heel, tip, share), times(rise, radius)),
    radius,
  ];
  const shoe =
    strung(view, [mix(end, sole, 0.1), 2.3], over(0.14, 2.1), over(0.68, 1.9), over(0.9, 1.45)) +
    strung(view, [mix(end, sole, 0.1), 2.3], over(0.6, 2));
  return {
    near: nearOf(view, root, joint, end),
    shapes: [
      { cloth: 'edge', isFar, path: skin + shoe },
      { cloth: 'shoe', isFar, path: shoe },
      { cloth: 'skin', isFar, path: skin },
      { cloth: 'pad', isFar, path: pad },
      { cloth: 'shorts', isFar, path: short },
    ],
  };
}
