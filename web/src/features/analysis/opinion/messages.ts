/** What is said of a second opinion. */
export const messages = {
  title: 'Second opinion',
  ask: 'Ask for a second opinion',
  hint: (by: string) =>
    `Sends ${by} the small pictures that are taken from this one file. A vision model there, chosen by the people who run this VolleyPath, adds a few words. Your score stays what your phone measured. Off again for the next file.`,
  asking: 'Asking for a second opinion',
  none: 'No second opinion came this time. What your phone measured stands.',
  from: (by: string) =>
    `Written by a vision model at ${by} from your pictures. It may be wrong, it has no say in the score, and it is not kept.`,
} as const;
