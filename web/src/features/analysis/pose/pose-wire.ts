import type { PoseFrame } from 'sync-protocol/rules/technique/motion/landmarks';

/** How the pose model is to look: at pictures that follow each other, or at single ones, for how many people. */
export interface PoseOptions {
  mode: 'VIDEO' | 'IMAGE';
  people: number;
}

/** What the page asks the worker that runs the pose model; it answers each with the same number. */
export type PoseRequest = { id: number } & (
  { kind: 'open'; base: string; options: PoseOptions } | { kind: 'look'; picture: ImageBitmap; t: number }
);

export type PoseAnswer = { id: number } & (
  { ok: true; frame: PoseFrame | null } | { ok: false; message: string }
);
