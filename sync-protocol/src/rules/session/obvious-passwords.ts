/** What everybody here thinks of first. */
export const OUR_WORDS = [
  'volley', 'volleyball', 'volleypath', 'beachvolleyball', 'setter', 'libero', 'spiker', 'hitter', 'blocker', 'teamwork',
] as const; // oxfmt-ignore
/** The words that come first everywhere: a phone says so while they are typed, the server knows thousands more. */
const FIRST_WORDS = [
  'password', 'passwort', 'passw', 'qwerty', 'letmein', 'welcome', 'iloveyou', 'abc', 'admin', 'football', 'baseball',
  'basketball', 'princess', 'sunshine', 'dragon', 'monkey', 'master', 'shadow', 'superman', 'hello', 'summer', 'michael',
] as const; // oxfmt-ignore

const obvious = new Set<string>([...OUR_WORDS, ...FIRST_WORDS]);

/** A password's word: what is left of it without the digits and signs round it, in lower case. */
export function wordOf(password: string): string {
  return password.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

/** Whether a password is one of the very first guesses with digits or signs round it. */
export function isObviousPassword(password: string): boolean {
  return obvious.has(wordOf(password));
}
