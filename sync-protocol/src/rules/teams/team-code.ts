/** Letters and digits that nobody mistakes for each other on a gym's wall. */
export const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 8;

/** A code by which players join a team: nobody guesses it, and in a text it looks like nothing else. */
export function newTeamCode(): string {
  const most = 256 - (256 % SIGNS.length);
  let code = '';
  while (code.length < CODE_LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(CODE_LENGTH)))
      if (byte < most && code.length < CODE_LENGTH) code += SIGNS[byte % SIGNS.length];
  return halvesOf(code).every(isMixed) ? code : newTeamCode();
}

/** A code as somebody types it, or the link that holds it. */
export function readTeamCode(text: string): string {
  const code = /[?&]code=([^&#\s]*)/.exec(text)?.[1] ?? text;
  return code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

export function isTeamCode(code: string): boolean {
  return code.length === CODE_LENGTH && code.split('').every((sign) => SIGNS.includes(sign));
}

/** As it is read aloud. */
export function spacedCode(code: string): string {
  return halvesOf(code).join('-');
}

export function halvesOf(code: string): string[] {
  return [code.slice(0, CODE_LENGTH / 2), code.slice(CODE_LENGTH / 2)];
}

/** Whether there are a letter and a digit among the signs. */
export function isMixed(signs: string): boolean {
  return /\d/.test(signs) && /\D/.test(signs);
}
