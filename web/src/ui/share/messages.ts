export const messages = {
  title: 'Share it',
  text: 'Only this picture is shared. Your name isn’t on it.',
  send: 'Share',
  save: 'Save picture',
  fileName: 'volleypath.png',
  brand: 'VolleyPath',
  failed: 'Could not share',
  failedText: 'Please try again.',
  notDrawn: 'The picture could not be made.',
} as const;
