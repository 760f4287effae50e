import { holdsContact } from '../words/contact.ts';
import { holdsGrooming } from '../words/grooming.ts';
import { speaksForHouse } from '../words/house.ts';
import { judgeText } from '../words/judge.ts';

/** What teams have written about them and everybody who meets them may read. */
export const TEAM_WORDS = ['name', 'description'] as const;
export type TeamWords = (typeof TEAM_WORDS)[number];

/** What a team is called until the operator has looked at the name that it was made with. */
export const UNNAMED_TEAM = 'New team';

/** Whether words are not to be taken at all from whoever writes for a team. */
export function areUnfitForTeam(...texts: readonly (string | undefined)[]): boolean {
  return texts.some((text = '') => judgeText(text) === 'bad' || holdsContact(text));
}

/**
 * Whether words have to be looked at before others read them: some of those may be minors, and a team that is called as
 * if the people who run the server were in it invites them.
 */
export function areUnsure(field: TeamWords, words: string): boolean {
  return (
    judgeText(words) === 'doubtful' || holdsGrooming(words) || (field === 'name' && speaksForHouse(words))
  );
}
