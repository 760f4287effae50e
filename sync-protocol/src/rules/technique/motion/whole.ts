import { JOINTS, type Joint, type Landmark } from './landmarks.ts';
import { VISIBLE } from './smooth.ts';

/** From head to feet; of each the point that is seen best: from the side or from behind others are hidden. */
const PARTS: readonly (readonly Joint[])[] = [
  ['nose', 'leftEar', 'rightEar'],
  ['leftShoulder', 'rightShoulder'],
  ['leftHip', 'rightHip'],
  ['leftAnkle', 'rightAnkle'],
];

export const isSeen = ([, , visibility]: Landmark) => visibility >= VISIBLE;

/** Whether a body is there from head to feet. */
export function isWhole(landmarks: readonly Landmark[], isThere: (landmark: Landmark) => boolean): boolean {
  return PARTS.every((joints) => joints.some((joint) => isThere(landmarks[JOINTS[joint]] ?? [0, 0, 0])));
}
