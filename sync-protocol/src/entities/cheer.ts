import { z } from 'zod';
import { CHEERS } from '../rules/cheers.ts';

export const cheer = z.enum(CHEERS);
