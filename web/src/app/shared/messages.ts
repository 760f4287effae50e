import { SHARED_FILE_MAX_MB } from '#pwa/shared-file.ts';

export const messages = {
  title: 'Shared with VolleyPath',
  story: 'Tell a story with it',
  analysis: 'Analyze my technique',
  text: 'It stays on your phone until you decide.',
  none: 'Nothing came with it',
  noneText: `Share a photo or a clip (up to ${SHARED_FILE_MAX_MB} MB) with VolleyPath once more, from your gallery.`,
  home: 'Back to Home',
} as const;
