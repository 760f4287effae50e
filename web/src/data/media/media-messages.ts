/** What is said of files on their way: apart from the other messages, for no start of the app needs it. */
export const MEDIA_MESSAGES = {
  uploadFailed: 'Failed to upload your file. Please try again.',
  fileLost: 'The photo or video for this story is no longer on this phone, so it could not be shared.',
  tooBig: 'This club’s server takes no files that big. Please try a smaller photo or a shorter video.',
} as const;
