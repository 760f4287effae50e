import type { PoseFrame } from 'sync-protocol/rules/technique/motion/landmarks';

/** What the page asks the worker that runs the pose model; it answers each with the same number. */
export type PoseRequest = { id: number } & (
  | { kind: 'open'; base: string; people: number }
  | { kind: 'look'; picture: ImageBitmap; t: number }
);

export type PoseAnswer = { id: number } & (
  | { ok: true; frame: PoseFrame | null }
  | { ok: false; message: string; statusText?: string }
);

/** What the model is made of was asked for, and the server has answered that it isn't there. */
export class NotServed extends Error {
  readonly statusText: string;
  constructor(statusText: string) {
    super(`the pose model is not here: ${statusText}`);
    this.statusText = statusText;
  }
}

/** What runs the model has ended: phones take it away when memory runs out. */
export class PoseStopped extends Error {}
