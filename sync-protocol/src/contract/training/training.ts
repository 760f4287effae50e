import { z } from 'zod';
import { programCollection, programContent } from '../../entities/training/program.ts';
import {
  CUSTOM_MINUTES,
  CUSTOM_WEEKS,
  customRegimenFields,
  regimen,
  structureWeek,
} from '../../entities/training/regimen.ts';
import { userRegimen } from '../../entities/training/user-regimen.ts';
import { regimenId, userId, userRegimenId } from '../../ids.ts';
import { defineCall, ofUser } from '../call.ts';
import { weeklyStructure } from './weekly-structure.ts';

const ofUserRegimen = z.object({ id: userRegimenId });
const fields = customRegimenFields.shape;
const { week, ...planOfWeek } = structureWeek.shape;

/** An enrolment with its program. */
export const userRegimenAnswer = userRegimen.extend({ regimen });

/** A program of the catalog without its weeks. */
export const catalogProgram = programContent.shape.program.omit({ weeks: true }).extend({
  /** Changes whenever the program's content does. */
  version: z.string(),
  /** The weeks' themes, in order. */
  themes: z.array(z.string()),
});

export const listRegimens = defineCall({
  method: 'GET',
  path: '/api/regimens',
  summary: 'The programs that the player can start, their own among them',
  answer: z.array(regimen),
});

export const getRegimen = defineCall({
  method: 'GET',
  path: '/api/regimens/{id}',
  summary: 'One program',
  params: z.object({ id: regimenId }),
  answer: regimen,
});

export const createRegimen = defineCall({
  method: 'POST',
  path: '/api/regimens',
  summary: 'Makes a program of the player’s own; weeks that are not given follow the usual plan',
  body: z.object({
    name: fields.name,
    description: fields.description.default(''),
    category: fields.category,
    difficulty: fields.difficulty.default('beginner'),
    totalWeeks: fields.totalWeeks.default(CUSTOM_WEEKS.default),
    dailyDuration: fields.dailyDuration.default(CUSTOM_MINUTES.default),
    /** A program that is made can be started: nothing else is offered. */
    isActive: z.literal(true).optional(),
    weeklyStructure: weeklyStructure.optional(),
  }),
  status: 201,
  answer: regimen,
});

export const updateRegimenWeek = defineCall({
  method: 'PUT',
  path: '/api/regimens/{id}/weeks/{week}',
  summary: 'Rewrites a week of a program of the player’s own',
  params: z.object({ id: regimenId, week: z.coerce.number().pipe(week) }),
  body: z.object(planOfWeek),
  answer: regimen,
});

export const getCatalog = defineCall({
  method: 'GET',
  path: '/api/catalog',
  summary: 'The programs of the catalog, and its version',
  for: 'anyone',
  answer: z.object({
    version: z.string(),
    programs: z.array(catalogProgram),
    /** Changes whenever any of the motivation prompts does. */
    promptsVersion: z.string(),
  }),
});

export const getProgramContent = defineCall({
  method: 'GET',
  path: '/api/catalog/{id}/{version}',
  summary: 'A program’s weeks and drills; never changes, so it may be kept for ever',
  for: 'anyone',
  params: z.object({ id: regimenId, version: z.string().max(64) }),
  answer: programContent,
});

export const getWholeCatalog = defineCall({
  method: 'GET',
  path: '/api/catalog/programs/{version}',
  summary: 'Every program’s weeks and drills in one file; never changes, so it may be kept for ever',
  for: 'anyone',
  params: z.object({ version: z.string().max(64) }),
  answer: programCollection,
});

export const startRegimen = defineCall({
  method: 'POST',
  path: '/api/user-regimens',
  summary: 'Starts a program',
  body: z.object({ userId, regimenId }),
  status: 201,
  answer: userRegimenAnswer,
});

export const archiveRegimen = defineCall({
  method: 'PATCH',
  path: '/api/user-regimens/{id}/archive',
  summary: 'Pauses a program; its progress is kept',
  params: ofUserRegimen,
  answer: userRegimenAnswer,
});

export const unarchiveRegimen = defineCall({
  method: 'PATCH',
  path: '/api/user-regimens/{id}/unarchive',
  summary: 'Brings a paused program back',
  params: ofUserRegimen,
  answer: userRegimenAnswer,
});

export const listUserRegimens = defineCall({
  method: 'GET',
  path: '/api/users/{id}/regimens',
  summary: 'The player’s enrolments, without those that were started afresh since',
  params: ofUser,
  answer: z.array(userRegimenAnswer),
});

export const listArchivedRegimens = defineCall({
  method: 'GET',
  path: '/api/users/{id}/regimens/archived',
  summary: 'The player’s paused programs',
  params: ofUser,
  answer: z.array(userRegimenAnswer),
});

export type UserRegimenAnswer = z.infer<typeof userRegimenAnswer>;
export type CatalogProgram = z.infer<typeof catalogProgram>;
