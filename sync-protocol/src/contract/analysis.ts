import { z } from 'zod';
import { analysis, playerLevel, technique } from '../entities/analysis/analysis.ts';
import { userId } from '../ids.ts';
import { LANDMARK_COUNT } from '../rules/technique/motion/landmarks.ts';
import { CORRECTNESS, FEEDBACK_TYPES, SHOWN_JOINTS } from '../rules/technique/playback.ts';
import { HANDS, MAX_CLIP_SECONDS, PHASES } from '../rules/technique/terms.ts';
import { defineCall } from './call.ts';

/** Frames of one analysis: eight seconds at 30 a second. */
export const MAX_FRAMES = 240;
const pixels = z.int().min(1).max(10_000);
/** Of the picture; joints may lie outside of it. */
const place = z.number().min(-5).max(5);

/** What the pose model found in a picture, on the phone: a picture itself is not taken. */
const pose = z.object({
  landmarks: z
    .array(z.tuple([place, place, z.number().min(0).max(1)]))
    .length(LANDMARK_COUNT)
    .nullable(),
  /** Degrees by which the shoulders are turned out of the picture's plane, from the model's 3D points. */
  turn: z.number().min(0).max(90).nullable().default(null),
});

const request = z.object({
  technique,
  playerLevel,
  userId,
  /** Of the picture, in pixels: the landmarks are shares of it. */
  width: pixels,
  height: pixels,
  hand: z.enum(HANDS).optional(),
});

/** What was found, in words. */
const words = z.array(z.string());

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
  timestamp: z.iso.datetime(),
  frameCount: z.int().min(1),
});

export const analyzeImage = defineCall({
  method: 'POST',
  path: '/api/video-analysis',
  summary: 'Judges the landmarks of one picture by the rules that phones have, and keeps what was found',
  body: request.extend(pose.shape),
  answer: analysisAnswer,
});

const clip = request.extend({
  frames: z
    .array(
      pose.extend({
        /** Seconds of the clip. */
        timestamp: z.number().min(0).max(MAX_CLIP_SECONDS),
        description: z.string().max(60).optional(),
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

export type AnalysisCall = z.output<typeof request>;
export type ClipCall = z.output<typeof clip>;
export type AnalysisAnswer = z.infer<typeof analysisAnswer>;
export type ArAnalysisAnswer = z.infer<typeof arAnalysisAnswer>;
