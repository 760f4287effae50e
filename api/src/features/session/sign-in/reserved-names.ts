import { speaksForHouse } from 'sync-protocol/rules/words/house';
import { lookOf } from 'sync-protocol/rules/words/look-alikes';

/** A name that begins or ends with one of these sounds as if it spoke for the house. */
const OFFICES = [
  'admin',
  'support',
  'official',
  'helpdesk',
  'sysadmin',
  'webmaster',
  'postmaster',
  'security',
  'coach',
  'referee',
];
/** These alone are no player's: more offices, those of grown-ups whom players trust, and words that a screen or a program would take for something else. */
const WORDS = [
  'abuse', 'anonymous', 'contact', 'deleted', 'everyone', 'help', 'info', 'mod', 'mods', 'moderation', 'nobody',
  'none', 'null', 'operator', 'owner', 'privacy', 'root', 'staff', 'superuser', 'system', 'team', 'undefined',
  'unknown', 'username', 'trainer', 'trainerin', 'teacher', 'doctor', 'parent', 'police', 'entrenador', 'entrenadora',
  'entraineur', 'allenatore', 'allenatrice', 'treinador', 'treinadora', 'trener', 'trenerka', 'antrenor', 'profesor',
]; // oxfmt-ignore
/** Begins with an office and is none. */
const NO_OFFICES = ['coachella'];

const offices = OFFICES.map(lookOf);
const noOffices = NO_OFFICES.map(lookOf);
const words = new Set(WORDS.map(lookOf));

/** Whether others would take a name for that of the people who run the server, or for no name at all. */
export function isReservedName(name: string): boolean {
  const withoutNumber = name.replaceAll(/^\d+|\d+$/g, '');
  return speaksForHouse(name) || [name, withoutNumber].map(lookOf).some(isReservedLook);
}

function isReservedLook(look: string): boolean {
  return (
    words.has(look) ||
    (offices.some((word) => look.startsWith(word) || look.endsWith(word)) &&
      !noOffices.some((word) => look.startsWith(word)))
  );
}
