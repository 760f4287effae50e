import { randomInt } from 'node:crypto';
import { USERNAME_MAX } from 'sync-protocol/rules/account';

const FIRST = [
  'Ace', 'Agile', 'Aerial', 'Bold', 'Brave', 'Bright', 'Calm', 'Clutch', 'Cosmic', 'Daring', 'Fearless', 'Flying',
  'Golden', 'Happy', 'Iron', 'Jumping', 'Lucky', 'Mighty', 'Nimble', 'Quick', 'Rapid', 'Rising', 'Rocket', 'Silver',
  'Sky', 'Smooth', 'Solid', 'Steady', 'Swift', 'Turbo', 'Vivid', 'Wild',
]; // prettier-ignore
const SECOND = [
  'Ace', 'Block', 'Comet', 'Court', 'Digger', 'Dragon', 'Eagle', 'Falcon', 'Floater', 'Fox', 'Hawk', 'Hitter', 'Jumper',
  'Lynx', 'Otter', 'Panda', 'Panther', 'Passer', 'Puma', 'Rally', 'Raven', 'Roof', 'Rookie', 'Server', 'Setter',
  'Spiker', 'Storm', 'Tiger', 'Topspin', 'Volley', 'Wave', 'Wolf',
]; // prettier-ignore

function pick(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? '';
}

/** A username that says nothing about who the player is. */
export function proposeUsername(): string {
  return `${pick(FIRST)}${pick(SECOND)}${randomInt(10, 10_000)}`.slice(0, USERNAME_MAX);
}
