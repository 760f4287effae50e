import { holdsContact } from '../words/contact.ts';
import { judgeText } from '../words/judge.ts';

/**
 * Whether words may be read by everybody who meets a team. What is unsure is not taken either: a team's name can be
 * another one at once, and nothing of it has to wait for the operator.
 */
export function areFitForTeam(...texts: readonly (string | undefined)[]): boolean {
  return texts.every((text = '') => judgeText(text) === 'fine' && !holdsContact(text));
}
