import { z } from 'zod';
import { analysis, playerLevel, technique } from '../entities/analysis/analysis.ts';
import { analysisId, userId } from '../ids.ts';
import { LANDMARK_COUNT } from '../rules/technique/motion/landmarks.ts';
import { CORRECTNESS, FEEDBACK_TYPES, SHOWN_JOINTS } from '../rules/technique/playback.ts';
import { HANDS, MAX_CLIP_SECONDS, PHASES } from '../rules/technique/terms.ts';
import { defineCall } from './call.ts';
import { dataUrl } from './profile/profile.ts';

/** Frames of one analysis: eight seconds at 30 a second. */
export const MAX_FRAMES = 240;
const pixels = z.int().min(1).max(10_000);
/** Of the picture; joints may lie outside of it. */
const place = z.number().min(-5).max(5);

/** Pictures of a clip that may go to a second opinion. */
export const MAX_PICTURES = 8;
/** A picture of some hundred pixels; taken only for a second opinion that the player asks for. */
const picture = dataUrl.max(300 * 1024).optional();

/** What the pose model found in a picture, on the phone. */
const pose = z.object({
  landmarks: z
    .array(z.tuple([place, place, z.number().min(0).max(1)]))
    .length(LANDMARK_COUNT)
    .nullable(),
  /** Degrees by which the shoulders are turned out of the picture's plane, from the model's 3D points. */
  turn: z.number().min(0).max(90).nullable().default(null),
  /** How many people it found; a clip or a picture of more than one is not judged. */
  people: z.int().min(0).max(20).default(1),
});

const request = z.object({
  technique,
  playerLevel,
  userId,
  /** Of the picture, in pixels: the landmarks are shares of it. */
  width: pixels,
  height: pixels,
  hand: z.enum(HANDS).optional(),
  /** Under which it is kept, if the phone keeps it as well. */
  analysisId: analysisId.optional(),
  /** Whether the pictures may go to the vision model of whoever runs the server. */
  secondOpinion: z.boolean().default(false),
});

/** What was found, in words. */
const words = z.array(z.string());

/** Whether there is a second opinion for this player, and where their pictures would go; null where there is none. */
export const secondOpinion = defineCall({
  method: 'GET',
  path: '/api/second-opinion',
  summary: 'Says whether the player may ask a vision model for a second opinion, and where it is',
  answer: z.object({ by: z.string().nullable() }),
});

export const analysisAnswer = z.object({
  analysis: analysis.extend({
    overallScore: z.int().min(0).max(100),
    summary: z.string(),
    feedback: z.object({ strengths: words, improvements: words, drills: words }),
    strengths: words,
    improvements: words,
    nextSteps: words,
    /** Every rule with its value, as the player reads it. */
    specificFeedback: words,
  }),
  recommendations: z.object({ drills: words, focus: words, timeline: words }),
  /** What a vision model adds in words; null where none was asked, or none came. It has no say in the score. */
  secondOpinion: z.object({ by: z.string(), summary: z.string(), tips: words }).nullable(),
  timestamp: z.iso.datetime(),
  frameCount: z.int().min(1),
});

export const analyzeImage = defineCall({
  method: 'POST',
  path: '/api/video-analysis',
  summary: 'Judges the landmarks of one picture by the rules that phones have, and keeps what was found',
  body: request.extend({ ...pose.shape, imageData: picture }),
  answer: analysisAnswer,
});

const clip = request.extend({
  frames: z
    .array(
      pose.extend({
        /** Seconds of the clip. */
        timestamp: z.number().min(0).max(MAX_CLIP_SECONDS),
        description: z.string().max(60).optional(),
        frameData: picture,
      }),
    )
    .min(2)
    .max(MAX_FRAMES),
});

export const analyzeSequence = defineCall({
  method: 'POST',
  path: '/api/video-sequence-analysis',
  summary: 'Judges the landmarks of a clip by the rules that phones have, and keeps what was found',
  body: clip,
  answer: analysisAnswer,
});

/** What is shown over a clip at one of its key moments. */
const frameAnalysis = z.object({
  timestamp: z.number(),
  description: z.enum(PHASES),
  isJudged: z.boolean(),
  feedback: z.object({ type: z.enum(FEEDBACK_TYPES), message: z.string() }),
  bodyPose: z.object({
    correctness: z.enum(CORRECTNESS),
    positionFeedback: z.string(),
    joints: z.array(
      z.object({ name: z.enum(SHOWN_JOINTS), x: z.number(), y: z.number(), confidence: z.number() }),
    ),
  }),
});

export const arAnalysisAnswer = z.object({
  analysis: analysisAnswer.shape.analysis.extend({
    /** Out of 10. */
    overallScore: z.number().min(0).max(10),
  }),
  frameAnalysis: z.array(frameAnalysis),
});

export const analyzeWithOverlays = defineCall({
  method: 'POST',
  path: '/api/ar-video-analysis',
  summary:
    'Judges the landmarks of a clip, keeps what was found, and says what to show over which moment of it',
  body: clip.extend({ videoProcessed: z.literal(true) }),
  answer: arAnalysisAnswer,
});

export type SecondOpinionAnswer = NonNullable<AnalysisAnswer['secondOpinion']>;
export type AnalysisCall = z.output<typeof request>;
export type ClipCall = z.output<typeof clip>;
export type AnalysisAnswer = z.infer<typeof analysisAnswer>;
export type ArAnalysisAnswer = z.infer<typeof arAnalysisAnswer>;
