import { z } from 'zod';
import { regimenId } from '../../ids.ts';
import {
  BODY_PARTS,
  CATEGORIES,
  DIFFICULTIES,
  EQUIPMENT,
  FURNITURE,
  MAX_SETS,
  PURPOSES,
  READY_FOR,
  RESULT_UNITS,
  SESSIONS_PER_WEEK,
  SKILLS,
  SMALL_THINGS,
  STAGES,
  TASKS_PER_SESSION,
} from '../../rules/training/program-terms.ts';

export const category = z.enum(CATEGORIES);
export const difficulty = z.enum(DIFFICULTIES);

/** How much of a drill: sets of repetitions, sets of seconds, or one stretch of minutes. */
export const dose = z.union([
  z.strictObject({
    sets: z.int().min(1).max(MAX_SETS),
    reps: z.int().min(1).max(60),
    perSide: z.literal(true).optional(),
  }),
  z.strictObject({ sets: z.int().min(1).max(MAX_SETS), seconds: z.int().min(5).max(180) }),
  z.strictObject({ minutes: z.int().min(1).max(30) }),
]);

export const coachingGuide = z.strictObject({
  technique: z.string().min(120).max(420),
  steps: z.array(z.string().min(1).max(140)).min(3).max(7),
  mistakes: z.array(z.string().min(1).max(200)).min(2).max(4),
  tips: z.array(z.string().min(1).max(200)).min(2).max(4),
});

const count = z.int().min(0);

/** What a body gets from a drill: maximal jumps, landings (theirs too), overhead swings and serves. */
export const load = z.strictObject({ jumps: count, landings: count, swings: count });

/** What the composer of a session knows of a drill. */
export const drillTraining = z.strictObject({
  purpose: z.enum(PURPOSES),
  /** At the drill's own dose. */
  load,
  /** Parts of the body that it loads. */
  parts: z.array(z.enum(BODY_PARTS)),
  /** What a warm-up gets ready for. */
  ready: z.array(z.enum(READY_FOR)).optional(),
  /** What a main drill teaches; content of before did not say it. */
  skill: z.enum(SKILLS).optional(),
  /** A short preparation: it gives way first where a week has more than its main drills. */
  prepares: z.literal(true).optional(),
  /** For players of any program, where what hurts leaves nothing of their own. */
  spare: z.literal(true).optional(),
});

/** What is measured in a drill. */
export const drillResult = z.strictObject({
  /** What counts, in words. */
  what: z.string().min(10).max(60),
  unit: z.enum(RESULT_UNITS),
  lowerIsBetter: z.literal(true).optional(),
  /** The most that can be. */
  max: z.int().min(1).max(10_000),
  /** What players of each level reach, beginners first; null where there is nothing honest to say. */
  marks: z.array(z.int().min(0).nullable()).length(DIFFICULTIES.length),
  /** What of a dose it takes; any will do where nothing is said. */
  takes: z
    .strictObject({
      sets: count.min(1),
      /** Repetitions or minutes of each set, at least, or just so many seconds. */
      each: count.min(1),
      /** No set and no repetition more, either. */
      isAll: z.literal(true).optional(),
    })
    .optional(),
  /** Of a drill that measured something else before: the results of each version are kept apart. */
  version: z.int().min(2).optional(),
});

/** A part of a drill that takes its time, one after the other. */
export const segment = z.strictObject({
  /** Short enough for a dial, and to be spoken. */
  name: z.string().min(3).max(28),
  seconds: z.int().min(10).max(600),
  /** A break, not work. */
  isRest: z.literal(true).optional(),
  /** The step of the guide that says how, from 0. */
  step: z.int().min(0).optional(),
});

export const drill = z.strictObject({
  /** `category/slug`, unique in the whole library and stable for ever. */
  id: z.string().regex(/^[a-z]+\/[a-z0-9-]+$/),
  name: z.string().min(3).max(48),
  description: z.string().min(30).max(160),
  category,
  dose,
  /** What its own dose takes, rest included, by the formula of rules/training/minutes. */
  minutes: z.int().min(2).max(20),
  /** Seconds a repetition takes, with the way to the next one. */
  secondsPerRep: z.number().multipleOf(0.5).min(1).max(60).optional(),
  /** Seconds of rest after each set but the last. */
  rest: z.int().min(10).max(120).optional(),
  /** The parts of one stretch of minutes, or of each set of seconds; together they take as long as its dose. */
  segments: z.array(segment).min(2).max(14).optional(),
  /** Its sides take turns within a set; else one comes after the other. */
  alternates: z.literal(true).optional(),
  /** What its sets of seconds are for, one after the other and from the first again: left side, right side. */
  turns: z.array(z.string().min(3).max(28)).min(2).max(4).optional(),
  equipment: z.array(z.enum([...EQUIPMENT, ...FURNITURE])),
  /** How many balls, where one is not enough, or several save the way over the court. */
  balls: z.strictObject({ least: z.int().min(1).max(4), better: z.int().min(2).max(8) }).optional(),
  small: z.array(z.enum(SMALL_THINGS)).optional(),
  /** Clear floor, metres; what goes out on a way has none. */
  space: z.strictObject({ across: z.int().min(2).max(9), along: z.int().min(2).max(20) }).optional(),
  /** Holds maximal jumps: never in two sessions of a week that follow each other. */
  maxJumps: z.literal(true).optional(),
  guide: coachingGuide,
  training: drillTraining.optional(),
  /** Some drills take a result. */
  result: drillResult.optional(),
});

const sessionEntry = z.strictObject({ drill: drill.shape.id, dose: dose.optional() });

const programWeek = z.strictObject({
  week: z.int().min(1).max(16),
  theme: z.string().min(3).max(48),
  focus: z.string().min(20).max(280),
  stage: z.enum(STAGES),
  sessions: z.array(z.array(sessionEntry).length(TASKS_PER_SESSION)).length(SESSIONS_PER_WEEK),
});

export const program = z.strictObject({
  id: regimenId,
  slug: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(3).max(60),
  description: z.string().min(80).max(200),
  category,
  difficulty,
  totalWeeks: z.int().min(3).max(10),
  /** Minutes that one session takes. */
  dailyDuration: z.int().min(15).max(60),
  purpose: z.string().min(40).max(500),
  learn: z.array(z.string().min(5).max(140)).min(4).max(6),
  keyTechniques: z
    .array(z.strictObject({ name: z.string().min(3).max(60), text: z.string().min(20).max(300) }))
    .min(3)
    .max(5),
  benefits: z.array(z.string().min(5).max(140)).length(5),
  weeks: z.array(programWeek),
});

/** What a program deals: places of its weeks, counted through, and ids of the drills around them. */
export const programPlan = z.strictObject({
  /** The main drills in their order: entry `e` of session `s` of week `w`, all from 0, is `(5w + s) * 6 + e`. */
  main: z.array(count),
  /** In the order of their turns (rules/tasks/compose). */
  warmUps: z.array(drill.shape.id),
  finishers: z.array(drill.shape.id),
  /** Work of the same kind for whoever lacks a net, a wall or a partner today. */
  swaps: z.array(drill.shape.id),
  /** Work of other kinds for whoever can do nothing of its own today; content of before has none. */
  spares: z.array(drill.shape.id).optional(),
});

/** A program together with the drills that it uses: one file a phone keeps for offline use. */
export const programContent = z.strictObject({
  program,
  drills: z.array(drill),
  /** Content of before the rules of version 2 has none. */
  plan: programPlan.optional(),
});

/** Programs as one file: each drill once, however many of them use it (rules/training/shared-drills). */
export const programCollection = z.strictObject({
  drills: z.array(drill),
  /** Their drills are places among those, from 0. */
  programs: z.array(programContent.extend({ drills: z.array(count) })),
});

export type Category = z.infer<typeof category>;
export type Difficulty = z.infer<typeof difficulty>;
export type Dose = z.infer<typeof dose>;
export type CoachingGuide = z.infer<typeof coachingGuide>;
export type Load = z.infer<typeof load>;
export type DrillTraining = z.infer<typeof drillTraining>;
export type Segment = z.infer<typeof segment>;
export type Drill = z.infer<typeof drill>;
export type ProgramPlan = z.infer<typeof programPlan>;
/** What an author writes: ids are plain text until the schema has seen them. */
export type ProgramSource = z.input<typeof program>;
export type Program = z.infer<typeof program>;
export type ProgramContent = z.infer<typeof programContent>;
export type ProgramCollection = z.infer<typeof programCollection>;
