/** How many points of a body the pose model finds. */
export const LANDMARK_COUNT = 33;

/** The points that the rules use, by their places among the landmarks. */
export const JOINTS = {
  nose: 0,
  leftEar: 7,
  rightEar: 8,
  leftShoulder: 11,
  rightShoulder: 12,
  leftElbow: 13,
  rightElbow: 14,
  leftWrist: 15,
  rightWrist: 16,
  leftHip: 23,
  rightHip: 24,
  leftKnee: 25,
  rightKnee: 26,
  leftAnkle: 27,
  rightAnkle: 28,
  leftToe: 31,
  rightToe: 32,
} as const;

export type Joint = keyof typeof JOINTS;
export const JOINT_NAMES = Object.keys(JOINTS) as Joint[];

/** A point of the picture, 0 to 1 from its left and its top, and how sure the model is that it is to be seen. */
export type Landmark = readonly [x: number, y: number, visibility: number];

/** What the model saw at one moment. */
export interface PoseFrame {
  /** Seconds from the beginning. */
  t: number;
  /** Of the one person it follows; null where it found nobody. */
  landmarks: readonly Landmark[] | null;
  /** Degrees by which the shoulders are turned out of the picture's plane, 0 to 90, from the model's 3D points. */
  turn: number | null;
  /** How many people it found, if it looked for more than one. */
  people?: number;
}

/** A clip as numbers: nothing else of it leaves the phone. */
export interface PoseClip {
  width: number;
  height: number;
  frames: readonly PoseFrame[];
  /** Of the frames in which it looked for more than one person, the share in which there were more. */
  crowd?: number;
}
