/** Pixels on each side of the picture that the model looks at. */
export const VISION_SIDE = 224;

/** How sure the model is of each kind of picture, 0 to 1; together 1. In the order of its answer. */
export const VISION_KINDS = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const;
export type VisionScores = Record<(typeof VISION_KINDS)[number], number>;

export interface VisionQuestion {
  id: number;
  pixels: Uint8Array;
}

export interface VisionAnswer {
  id: number;
  scores?: VisionScores;
  error?: string;
}
