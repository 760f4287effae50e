/** The tag under which the app asks for a moment in the background. */
export const FLUSH_TAG = 'flush';
