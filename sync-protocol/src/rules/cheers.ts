import { MAX_TEAM_SIZE } from './teams/team-terms.ts';

/** What players can call out to each other; there is nothing else. */
export const CHEERS = [
  'nice_work',
  'on_fire',
  'ace',
  'big_block',
  'great_hands',
  'keep_going',
  'respect',
  'see_you_there',
] as const;
export type Cheer = (typeof CHEERS)[number];

export const CHEER_WORDS: Readonly<Record<Cheer, string>> = {
  nice_work: 'Nice work!',
  on_fire: 'You’re on fire!',
  ace: 'Ace!',
  big_block: 'What a block!',
  great_hands: 'Great hands!',
  keep_going: 'Keep it going!',
  respect: 'Respect!',
  see_you_there: 'See you there!',
};

/** The same, to choose from. */
export const CHEER_CHOICES = CHEERS.map((value) => ({ value, label: CHEER_WORDS[value] }));

/** What a phone shows of a cheer: one that only newer versions know is a cheer all the same. */
export function cheerWords(cheer: string): string {
  const known: Readonly<Record<string, string>> = CHEER_WORDS;
  return known[cheer] ?? 'A cheer!';
}

/** Cheers of one player to their teammates in a day: one for each of a full team. */
export const TEAM_CHEERS_A_DAY = MAX_TEAM_SIZE;

/** How many days phones keep them. */
export const TEAM_CHEER_DAYS = 7;
