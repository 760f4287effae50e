import type { Program } from '../../../entities/training/program.ts';

/** What the page of a program says about it, beside its weeks. */
export type ProgramTexts = Pick<Program, 'purpose' | 'learn' | 'keyTechniques'>;
