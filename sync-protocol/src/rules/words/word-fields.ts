/** What a player writes of themselves and others may read. */
export const WORD_FIELDS = [
  'displayName',
  'firstName',
  'lastName',
  'bio',
  'school',
  'clubTeam',
  'teamName',
  'hometown',
] as const;
export type WordField = (typeof WORD_FIELDS)[number];
