import { z } from 'zod';
import { EMPTY_FIELD } from '../../messages.ts';
import { writtenText } from '../text.ts';

export const ANNOUNCEMENT_TITLE_MAX = 60;
export const ANNOUNCEMENT_TEXT_MAX = 300;

/** What the operator tells everybody. */
export const announcement = z.strictObject({
  title: writtenText.min(1, EMPTY_FIELD).max(ANNOUNCEMENT_TITLE_MAX),
  message: writtenText.min(1, EMPTY_FIELD).max(ANNOUNCEMENT_TEXT_MAX),
});

export type Announcement = z.infer<typeof announcement>;
