import type { Vector } from '../body/vector.ts';
import type { Picture } from '../picture.ts';
import { floatWithHands, shortBall, wallPass } from './passing.ts';
import { serveAndDefend } from './serving.ts';
import { backSet, jumpSetting, oneHand, runUnderAndSet, touch, wait, wallSet } from './setting.ts';

/** A movement with a wall: the same key poses, with the ball on its way from or to the wall in some of them. */
function withWall(picture: Picture, at: number, balls: Readonly<Record<number, Vector>>): Picture {
  return {
    ...picture,
    props: [{ kind: 'wall', at }],
    frames: picture.frames.map((frame, index) => {
      const ball = balls[index];
      return ball ? { ...frame, ball } : frame;
    }),
  };
}

export const serveAndReady = withWall(serveAndDefend, 134, { 1: [127, 112, 7], 2: [92, 62, 7] });
export const receiveWithHands = withWall(floatWithHands, 92, { 0: [85, 112, 0], 2: [85, 142, 0] });
export const runThrough = withWall(shortBall, 112, { 0: [105, 96, 0] });
export const oneHandClose = withWall(oneHand, 31, { 0: [24, 136, 0], 2: [24, 136, -6] });
export const setBackwards = withWall(backSet, -84, { 2: [-77, 148, 0] });
export const chaseAndSet = withWall(runUnderAndSet, 92, { 0: [85, 150, 0], 3: [85, 156, 0] });
export const jumpAndSet = withWall(jumpSetting, 76, { 2: [69, 160, 0] });

const [catchIt, lift] = wallPass.frames;
const [, , finish] = wallSet.frames;

/** Pass the rebound up to yourself, then set it back to the wall. */
export const passAndSet: Picture = {
  ...wallPass,
  frames: [
    ...(catchIt ? [catchIt] : []),
    ...(lift ? [{ ...lift, says: 'Pass it up to yourself, ball on the forearms', arc: 0 }] : []),
    { ...wait, says: 'Step under it, hands up early' },
    { ...touch, arc: 5 },
    ...(finish ? [{ ...finish, says: 'Set it to your spot on the wall', ball: [89, 136, 0] as const }] : []),
  ],
};
