import { JOINTS, type Joint, type Landmark } from 'sync-protocol/rules/technique/motion/landmarks';
import { pointIn, type Place, type Size } from './skeleton-place.ts';

/** A joint that the model is less sure of is not drawn; one that it is surer of than the second is green. */
const DRAWN_ABOVE = 0.5;
const SURE_ABOVE = 0.8;

/** What the lines say: how the moment is judged, that it is not, or that this is the body of another day. */
export type LineTone = 'good' | 'warning' | 'error' | 'plain' | 'ghost';

// Over a picture that may be of any colour: the same in light and dark, each with a dark rim.
export const LINE_COLORS: Readonly<Record<LineTone, string>> = {
  good: '#22c55e',
  warning: '#f59e0b',
  error: '#ef4444',
  plain: '#ffffff',
  ghost: '#93c5fd',
};
export const JOINT_COLORS = { sure: '#22c55e', unsure: '#f59e0b' } as const;
const RIM = 'rgb(0 0 0 / 0.55)';

const BONES: readonly (readonly [Joint, Joint])[] = [
  ['leftShoulder', 'rightShoulder'],
  ['leftHip', 'rightHip'],
  ...(['left', 'right'] as const).flatMap((side): [Joint, Joint][] => [
    [`${side}Shoulder`, `${side}Elbow`],
    [`${side}Elbow`, `${side}Wrist`],
    [`${side}Shoulder`, `${side}Hip`],
    [`${side}Hip`, `${side}Knee`],
    [`${side}Knee`, `${side}Ankle`],
    [`${side}Ankle`, `${side}Toe`],
  ]),
];
const DOTS = [...new Set(BONES.flat())].filter((joint) => !joint.endsWith('Toe'));

/** Empties a canvas that is shown so large, to be drawn on in that unit, sharp on any screen; null when there is none. */
export function clearCanvas(canvas: HTMLCanvasElement, box: Size): CanvasRenderingContext2D | null {
  const context = canvas.getContext('2d');
  // To set a size empties the canvas, the same one too.
  canvas.width = Math.round(box.width * devicePixelRatio);
  canvas.height = Math.round(box.height * devicePixelRatio);
  context?.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
  return context;
}

/** Draws a body over its picture: its bones in the colour of the verdict, its joints by how sure the model is of them. */
export function drawSkeleton(
  context: CanvasRenderingContext2D,
  landmarks: readonly Landmark[],
  place: Place,
  tone: LineTone,
): void {
  const thick = Math.max(2.5, Math.min(place.width, place.height) / 110);
  context.save();
  context.lineCap = 'round';
  context.globalAlpha = tone === 'ghost' ? 0.75 : 1;
  for (const [color, width] of [
    [RIM, thick + 2],
    [LINE_COLORS[tone], thick],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.beginPath();
    for (const [from, to] of BONES) {
      const [a, b] = [spotOf(landmarks, from, place), spotOf(landmarks, to, place)];
      if (!a || !b) continue;
      context.moveTo(a.x, a.y);
      context.lineTo(b.x, b.y);
    }
    context.stroke();
  }
  if (tone !== 'ghost') for (const joint of DOTS) dot(context, spotOf(landmarks, joint, place), thick);
  context.restore();
}

interface Spot {
  x: number;
  y: number;
  isSure: boolean;
}

function spotOf(landmarks: readonly Landmark[], joint: Joint, place: Place): Spot | undefined {
  const landmark = landmarks[JOINTS[joint]];
  if (!landmark || landmark[2] <= DRAWN_ABOVE) return undefined;
  return { ...pointIn(place, landmark[0], landmark[1]), isSure: landmark[2] > SURE_ABOVE };
}

function dot(context: CanvasRenderingContext2D, spot: Spot | undefined, thick: number): void {
  if (!spot) return;
  context.beginPath();
  context.arc(spot.x, spot.y, thick * 1.5, 0, Math.PI * 2);
  context.fillStyle = spot.isSure ? JOINT_COLORS.sure : JOINT_COLORS.unsure;
  context.strokeStyle = RIM;
  context.lineWidth = 1.5;
  context.fill();
  context.stroke();
}
