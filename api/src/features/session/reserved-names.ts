/** A name that has one of these in it speaks for the house. */
const HOUSE = ['volleypath', 'administrator', 'moderator'];
/** A name that begins or ends with one of these sounds as if it did. */
const OFFICES = [
  'admin',
  'support',
  'official',
  'helpdesk',
  'sysadmin',
  'webmaster',
  'postmaster',
  'security',
];
/** These alone are no player's: more offices, and words that a screen or a program would take for something else. */
const WORDS = [
  'abuse', 'anonymous', 'contact', 'deleted', 'everyone', 'help', 'info', 'mod', 'mods', 'moderation', 'nobody',
  'none', 'null', 'operator', 'owner', 'privacy', 'root', 'staff', 'superuser', 'system', 'team', 'undefined',
  'unknown', 'username',
]; // prettier-ignore

const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/[^a-z0-9]/g, ''],
  [/0/g, 'o'],
  [/[1i|]/g, 'l'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/8/g, 'b'],
  [/9/g, 'g'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

const house = HOUSE.map(faceOf);
const offices = OFFICES.map(faceOf);
const words = new Set(WORDS.map(faceOf));

/** Whether others would take a name for that of the people who run the server, or for no name at all. */
export function isReservedName(name: string): boolean {
  const withoutNumber = name.replaceAll(/^\d+|\d+$/g, '');
  return [name, withoutNumber].map(faceOf).some(isReservedFace);
}

function isReservedFace(face: string): boolean {
  return (
    words.has(face) ||
    house.some((word) => face.includes(word)) ||
    offices.some((word) => face.startsWith(word) || face.endsWith(word))
  );
}

/** What a name looks like at a glance: digits are the letters that they resemble, I and l are one. */
function faceOf(name: string): string {
  return LOOK_ALIKES.reduce((face, [seen, taken]) => face.replaceAll(seen, taken), name.toLowerCase());
}
