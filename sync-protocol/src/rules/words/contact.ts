import { holdsTeamCode } from './codes.ts';
import { plainLetters } from './look-alikes.ts';
import { isSwollen } from './swollen.ts';

/** Seven digits are a number that somebody answers, however they are spaced; years and set scores in a row are not. */
const DIGITS = /\+?\d(?:[\s().\-/–_]{0,3}\d){6,}/g;
const YEARS = /^(?:(?:19|20)\d\d[^\d]*)+$/;
const SEASONS = /^(?:(?:19|20)\d\d[/–-](?:\d\d)?\d\d\b\s*)+$/;
const SCORES = /^(?:[0-3]?\d[-–][0-3]?\d(?:\s+|$)){2,}$/;

// Anybody may send any text, so no pattern begins with a run of letters: it would be tried anew from each letter of a long
// run, in as many steps as the square of its length. One letter before what is looked for says as much.

/** A worded "at" asks for a worded dot or one with no blank after it: else it is a sentence that ends. */
const MAIL =
  /[\w.+-]\s*(?:@|\(at\)|\[at\])\s*[\w-]+\s*(?:\.|\(dot\)|\[dot\]|\sdot\s)\s*[a-z]{2}|[\w.+-]\sat\s[\w-]+\s*(?:\.|(?:\(dot\)|\[dot\]|\sdot\s)\s*)[a-z]{2}/i;
const LINK =
  /https?:|www\.|\w-*\.(?:com|net|org|info|me|gg|io|app|tv|ly|link|page|de|at|ch|es|mx|fr|be|it|pt|br|pl|tr|uk|us|eu|co)(?![\w.-]*\w@)\b/i;
const HANDLE = /(?:^|[^\w@])@\w[\w.]{2,}/;
/** Hosts of mail that everybody knows without a dot: "lena(at)gmail", "lena gmail com". */
const HOSTS = 'gmail|googlemail|gmx|hotmail|outlook|icloud|yahoo|protonmail|web de';
const AT_HOST = new RegExp(
  `(?:@|\\(at\\)|\\[at\\]|\\sat)\\s*(?:${HOSTS})\\b|\\b(?:${HOSTS})\\s*(?:(?:\\(dot\\)|\\[dot\\]|dot\\b|punkt\\b|\\.)\\s*)?(?:com|net|de|fr)\\b`,
  'i',
);

const SERVICES =
  'insta(?:gram)?|ig|snap(?:chat)?|tik ?tok|discord|whats ?app|telegram|kik|facebook|messenger|skype|twitch';
/** A service with a name after it: after a sign any, else one with a digit, a dot or a "_" in it. And the asking for a message. */
const AT_SERVICE = new RegExp(
  `\\b(?:${SERVICES})\\b\\s*(?:(?:[:=@\\-]|->|[\\p{So}\\p{Sm}\\p{Sk}\\u{fe0f}]+|(?:is|ist|es|to)\\b|[èé](?!\\p{L}))\\s*[@\\w]|(?=\\w*[\\d_]|\\w{2,}\\.\\w)(?=\\w*[a-z_])\\w)`,
  'iu',
);
const WRITE_ME =
  /\b(?:call|text|dm|message|add|schreib|ruf|folg|llama|escribe|agrega|appelle|ecris|ajoute|chiama|scrivi|aggiungi|liga|chama|adiciona|zadzwon|napisz|dodaj|ara|yaz|ekle)(?:t|e|en)?[- ]?(?:me|us|mir|mich|moi|mi|do mnie|bana|beni)\b/i;

const YOURS =
  'your|yr|ur|deine?n?|tu|ton|ta|votre|(?:il )?tuo|(?:la )?tua|teu|seu|sua|twoj|twojego|swoj|swojego|podaj';
const NUMBERS =
  '(?:(?:phone|cell|mobile) )?number|(?:handy|telefon)?nummer|numero|numer(?: telefonu)?|address|adresse|direccion|indirizzo|endereco|adres';
/** Your number one, and what there is a number of. */
const COUNTED = '(?! ?(?:one|1|of|eins|uno|un|um|jeden|de|di|do|von)\\b)';
/** Services that are nothing else than a place to find somebody where they are asked for. */
const ASKED = `${SERVICES}|bereal|roblox|threema|viber|wechat`;
const HAVE =
  '(?:you|u|ya) (?:have|got|use)|have (?:you|u) got|(?:are|r) (?:you|u) on|hast du|haste|bist du (?:auf|bei)|tienes|tenes|(?:t.|tu )as|as.tu|hai|tens|tem|masz';
/** The asking of somebody for one of these, for where they live, or for a picture; in plain letters, with single blanks. */
const ASKS = [
  new RegExp(`\\b(?:${YOURS}) (?:${NUMBERS})\\b${COUNTED}`),
  new RegExp(`\\b(?:${YOURS}) (?:${ASKED})\\b(?= ?(?:[?!.,;]|$))`),
  new RegExp(`\\bwhat.?s (?:your|yr|ur) (?:${ASKED})\\b`),
  // "You got snap!" praises a wrist.
  new RegExp(
    `\\b(?:${HAVE}) (?:(?:an?|any|auch|ein|une?|uma?) )?(?:${ASKED})\\b(?= ?(?:[^\\w\\s!.]|$)| (?:or|oder|ou?|lub)\\b)`,
  ),
  new RegExp(`\\b(?:${ASKED})[a-z]{0,4} var ?mi`),
  new RegExp(`\\bhmu\\b|\\b(?:hit me up|find me|follow me|look me up) on (?:${ASKED})\\b`),
  /\bmy sc\b ?(?:[:=]|is\b|(?=\w*[\d_])\w)/,
  /\bnumaran(?:i)? (?:ne|ver|at)\b/,
  /\bwhere (?:do |d.)?(?:you|u) live\b|\bwo wohnst du\b|\bd?onde (?:vives|moras|(?:voce|vc) mora|(?:voce|vc) vive)\b|\bou (?:tu habites|habites.tu)\b|\b(?:tu |t.)habites ou\b|\bdove (?:abiti|vivi)\b|\bgdzie mieszkasz\b|\bnerede (?:oturuyorsun|yasiyorsun)\b/,
  /\bsend (?:me )?(?:a |some |ur |your )?(?:pic|photo|selfie)s?\b|\bschick mir (?:ein |mal ein )?(?:bild|foto|selfie|pic)|\bmandame (?:una |tu )?foto|\benvoie.moi (?:une |ta )?photo|\bmandami (?:una |la tua )?foto|\b(?:me manda|manda.me) (?:uma |a tua )?foto|\bwyslij mi (?:swoje )?(?:zdjecie|fotke)|\bbana (?:foto|resim)/,
];

/** A house in a street, in the languages of the lists. */
const STREETS = [
  /\b\d{1,5}[a-z]?\s+(?:\p{L}[\p{L}'.-]*\s+){1,4}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|close|way)\b/iu,
  /(?:straße|strasse|str\.|gasse|allee|platz|weg)\s*\d{1,4}[a-z]?\b/iu,
  /(?<!\p{L})(?:calle|avenida|avda\.?|c\/|plaza|paseo|rue|via|viale|piazza|corso|rua|travessa|ul\.|ulica|al\.|aleja)\s+\p{L}[\p{L}\s'.-]{1,40},?\s*(?:n[º°o.]*\s*)?\d{1,4}\b/iu,
  /\b\d{1,4}(?:\s*(?:bis|ter))?,?\s+(?:rue|avenue|boulevard|chemin|impasse|place|allée)\s+\p{L}/iu,
  /\p{L}\s+(?:caddesi|cad\.|sokak|sokağı|sok\.|bulvarı|mahallesi)\s*(?:no\s*(?::\s*)?)?\d{1,4}\b/iu,
];

/**
 * Whether a text tells how to reach somebody past the app, or asks for it: a number, an address, a handle, a link, a
 * picture; or holds a team's code. Who comes in by that meets its grown-ups: it is given out in the gym. What is too
 * long to be read may hold any of it.
 */
export function holdsContact(text: string): boolean {
  if (isSwollen(text)) return true;
  const plain = text.normalize('NFKC');
  const letters = plainLetters(text);
  return (
    [plain, letters].some(isContact) ||
    // As it stands, too: its reader passes over what would be letters.
    [...new Set([text, plain, letters])].some(holdsTeamCode) ||
    isAsked(letters.replaceAll(/\s+/g, ' '))
  );
}

function isAsked(text: string): boolean {
  return ASKS.some((pattern) => pattern.test(text));
}

function isContact(text: string): boolean {
  if ([MAIL, AT_HOST, LINK, HANDLE, AT_SERVICE, WRITE_ME, ...STREETS].some((pattern) => pattern.test(text)))
    return true;
  return (text.match(DIGITS) ?? []).some(
    (number) => ![YEARS, SEASONS, SCORES].some((harmless) => harmless.test(number)),
  );
}

const NAME_CONTACT =
  /\d{7,}|callme|textme|dmme|addme|snapme|whatsapp|snapchat|instagram|telegram|discord|tiktok|onkik/i;

/** The same for a name, which has neither blanks nor signs. */
export function isContactName(name: string): boolean {
  return NAME_CONTACT.test(name);
}
