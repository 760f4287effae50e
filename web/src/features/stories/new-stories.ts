/** What the count of new stories is kept under. */
export const NEW_STORIES = ['new-stories'] as const;
