import { z } from 'zod';
import { analysis, playerLevel, technique } from '../entities/analysis/analysis.ts';
import { userId } from '../ids.ts';
import { LANDMARK_COUNT } from '../rules/technique/motion/landmarks.ts';
import { HANDS, MAX_CLIP_SECONDS } from '../rules/technique/terms.ts';
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

export const analyzeSequence = defineCall({
  method: 'POST',
  path: '/api/video-sequence-analysis',
  summary: 'Judges the landmarks of a clip by the rules that phones have, and keeps what was found',
  body: request.extend({
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
  }),
  answer: analysisAnswer,
});

export type AnalysisAnswer = z.infer<typeof analysisAnswer>;
