import { randomInt } from 'node:crypto';
import { USERNAME_MAX } from 'sync-protocol/rules/session/account';
import { isFitUsername } from './username-fitness.ts';

const FIRST = [
  'Ace', 'Agile', 'Aerial', 'Bold', 'Brave', 'Bright', 'Calm', 'Clutch', 'Cosmic', 'Daring', 'Fearless', 'Flying',
  'Golden', 'Happy', 'Iron', 'Jumping', 'Lucky', 'Mighty', 'Nimble', 'Quick', 'Rapid', 'Rising', 'Rocket', 'Silver',
  'Sky', 'Smooth', 'Solid', 'Steady', 'Swift', 'Turbo', 'Vivid', 'Wild',
]; // oxfmt-ignore
const SECOND = [
  'Ace', 'Block', 'Comet', 'Court', 'Digger', 'Dragon', 'Eagle', 'Falcon', 'Floater', 'Fox', 'Hawk', 'Hitter', 'Jumper',
  'Lynx', 'Otter', 'Panda', 'Panther', 'Passer', 'Puma', 'Rally', 'Raven', 'Roof', 'Rookie', 'Server', 'Setter',
  'Spiker', 'Storm', 'Tiger', 'Topspin', 'Volley', 'Wave', 'Wolf',
]; // oxfmt-ignore

/** A random whole number from `min` on, below `max`. */
type Draw = (min: number, max: number) => number;

/** A username that says nothing about who the player is. */
export function proposeUsername(draw: Draw = randomInt): string {
  const pick = (words: readonly string[]) => words[draw(0, words.length)] ?? '';
  for (;;) {
    const name = `${pick(FIRST)}${pick(SECOND)}${draw(10, 10_000)}`.slice(0, USERNAME_MAX);
    // A few numbers read as letters make a word that nobody meant.
    if (isFitUsername(name)) return name;
  }
}
