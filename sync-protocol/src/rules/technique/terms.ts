/** The techniques that can be analyzed, in the order in which they are offered. */
export const TECHNIQUES = ['serving', 'spiking', 'setting', 'passing', 'blocking', 'approach'] as const;
export const PLAYER_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export const HANDS = ['left', 'right'] as const;
/** A sequence of pictures, or one. */
export const ANALYSIS_MODES = ['sequence', 'still'] as const;
/** What a value is to its target, from what is fine to what is not. */
export const VERDICTS = ['good', 'borderline', 'warning', 'fault', 'unseen'] as const;
/** The parts of a movement, in their order. */
export const PHASES = [
  'initial setup',
  'ready position',
  'early preparation',
  'loading phase',
  'contact point',
  'early follow-through',
  'complete follow-through',
  'recovery/finish',
] as const;

export type Technique = (typeof TECHNIQUES)[number];
export type PlayerLevel = (typeof PLAYER_LEVELS)[number];
export type Hand = (typeof HANDS)[number];
export type AnalysisMode = (typeof ANALYSIS_MODES)[number];
export type Verdict = (typeof VERDICTS)[number];
export type Phase = (typeof PHASES)[number];

/** In which one hand hits over the head. */
export const SWINGS: readonly Technique[] = ['serving', 'spiking'];

/** Raised whenever the same landmarks may get another verdict; kept with every result. */
export const ENGINE_VERSION = 12;
/** From this version on verdicts and scores follow from values as they do today; raised when they no longer do. */
export const SAME_TARGETS_SINCE = 8;
/** Seconds of a clip that are looked at. */
export const MAX_CLIP_SECONDS = 20;
/** No body measures more of anything, in degrees, torsos or whatever else a criterion is told in. */
export const MAX_VALUE = 1000;
