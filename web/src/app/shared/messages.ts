import { SHARED_FILE_MAX_MB } from '#pwa/shared-file.ts';

export const messages = {
  title: 'Shared with VolleyPath',
  story: 'Tell a story with it',
  analysis: 'Analyze my technique',
  no: 'Don’t use it',
  text: 'It stays on your phone until you decide.',
  maybe: 'You can still try it in a story: maybe it opens on our side once it’s sent.',
  logIn: 'Log in, then choose what it becomes. What you share waits here for an hour.',
  start: 'Back to the start page',
  none: 'Nothing arrived',
  noneText: `VolleyPath takes photos and clips of up to ${SHARED_FILE_MAX_MB}\u00a0MB. Share one from your gallery.`,
  home: 'Back to Home',
} as const;
