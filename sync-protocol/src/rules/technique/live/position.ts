import { JOINTS, type Joint, type Landmark, type PoseClip, type PoseFrame } from '../motion/landmarks.ts';
import { isSeen, isWhole } from '../motion/whole.ts';
import type { Technique } from '../terms.ts';

/** How well a player stands before the camera; null where that is not known, or not yet. */
export interface Position {
  /** Feet from the camera, roughly. */
  feet: number | null;
  isStanding: boolean | null;
  hasSpace: boolean | null;
  isVisible: boolean | null;
}

/** What is wrong with a position, in the order in which it is told. */
export type Flaw = 'too_close' | 'sitting' | 'no_space' | 'hidden';

/** Seconds between two checks. */
export const CHECK_EVERY = 0.5;
/** Nearer than this the whole body does not fit. */
export const MIN_FEET = 5;

/** What is known to be wrong; what is not known yet is no flaw, nor is such a position ready (`isReady`). */
export function flawsOf({ feet, isStanding, hasSpace, isVisible }: Position): Flaw[] {
  const flaws: [boolean, Flaw][] = [
    [feet !== null && feet < MIN_FEET, 'too_close'],
    [isStanding === false, 'sitting'],
    [hasSpace === false, 'no_space'],
    [isVisible === false, 'hidden'],
  ];
  return flaws.flatMap(([isSo, flaw]) => (isSo ? [flaw] : []));
}

/** Whether everything is known to be as it should. */
export function isReady({ feet, isStanding, hasSpace, isVisible }: Position): boolean {
  return feet !== null && feet >= MIN_FEET && isStanding === true && hasSpace === true && isVisible === true;
}

/** How often in a row something must be seen before it is believed: a second, so that no crouch is taken for a seat. */
const IN_A_ROW = 3;

/** Checks the position again and again. */
export class PositionWatch {
  readonly #technique: Technique;
  readonly #picture: Pick<PoseClip, 'width' | 'height'>;
  readonly #standing = new Believed();
  readonly #space = new Believed();
  readonly #visible = new Believed();

  constructor(technique: Technique, picture: Pick<PoseClip, 'width' | 'height'>) {
    this.#technique = technique;
    this.#picture = picture;
  }

  /** To be asked every half second. */
  check({ landmarks }: PoseFrame): Position {
    const now = landmarks && seenIn(landmarks, this.#picture, this.#technique);
    const isVisible = this.#visible.see(now?.isVisible ?? false);
    if (!now) return { feet: null, isStanding: null, hasSpace: null, isVisible };
    return {
      feet: now.feet,
      isStanding: this.#standing.see(now.isStanding),
      hasSpace: this.#space.see(now.hasSpace),
      isVisible,
    };
  }
}

/** Something that is believed once it was seen often enough in a row, and until its contrary was. */
class Believed {
  #value: boolean | null = null;
  #seen: boolean | null = null;
  #times = 0;

  see(value: boolean): boolean | null {
    this.#times = value === this.#seen ? this.#times + 1 : 1;
    this.#seen = value;
    if (this.#times >= IN_A_ROW) this.#value = value;
    return this.#value;
  }
}

const FEET_IN_A_METRE = 3.28;
/** The camera and the player are not known: a lens of 65 degrees across the longer side, and 1.65 metres. */
const FOCAL = 0.5 / Math.tan(((65 / 2) * Math.PI) / 180);
const STATURE = 1.65;
/** A trunk's share of the stature, the nose's distance from its top, and the room that raised arms take. */
const TRUNK = 0.3;
const FOREHEAD = 0.08;
const ARMS = 0.45;
/** Of the width of the picture, on either side. */
const MARGIN = 0.1;
/** Torsos by which the hips of who stands are over the knees. */
const STANDING = 0.5;

function seenIn(
  landmarks: readonly Landmark[],
  { width, height }: Pick<PoseClip, 'width' | 'height'>,
  technique: Technique,
) {
  const at = (joint: Joint): Landmark => landmarks[JOINTS[joint]] ?? [0, 0, 0];
  const between = (limb: 'Shoulder' | 'Hip') => {
    const [left, right] = [at(`left${limb}`), at(`right${limb}`)];
    return { x: ((left[0] + right[0]) / 2) * width, y: ((left[1] + right[1]) / 2) * height };
  };
  /** Of a pair the one that is seen better: from the side one hides the other. */
  const better = (limb: 'Shoulder' | 'Hip' | 'Knee' | 'Ankle') => {
    const [left, right] = [at(`left${limb}`), at(`right${limb}`)];
    return left[2] > right[2] ? left : right;
  };
  const [shoulders, hips] = [between('Shoulder'), between('Hip')];
  const trunk = Math.max(1, Math.hypot(shoulders.x - hips.x, shoulders.y - hips.y));
  const stature = trunk / TRUNK;
  const head = at('nose')[1] * height - stature * FOREHEAD;
  const spread = [better('Shoulder'), better('Hip'), better('Ankle')].map(([x]) => x);
  return {
    feet: Math.round(((FOCAL * Math.max(width, height) * STATURE) / stature) * FEET_IN_A_METRE),
    isStanding: better('Knee')[1] * height - hips.y > trunk * STANDING,
    hasSpace:
      head >= (technique === 'passing' ? 0 : stature * ARMS) &&
      spread.every((x) => x >= MARGIN && x <= 1 - MARGIN),
    isVisible: isWhole(landmarks, isInPicture),
  };
}

function isInPicture(landmark: Landmark): boolean {
  const [x, y] = landmark;
  return isSeen(landmark) && x >= 0 && x <= 1 && y >= 0 && y <= 1;
}
