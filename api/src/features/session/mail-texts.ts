import type { Mail } from '#providers/mail.ts';

const SIGNED = '\n\nYour VolleyPath team';

export function verifyMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Is this your e-mail address?',
    text: `Welcome to VolleyPath!\n\nOpen this link to show that this address is yours:\n\n${link}\n\nIt works for seven days. If you have no account at VolleyPath, you need not do anything.${SIGNED}`,
  };
}

export function resetMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Set a new VolleyPath password',
    text: `Somebody, we hope you, asked for a new password.\n\nOpen this link to choose one:\n\n${link}\n\nIt works once, within 30 minutes. If it was not you, ignore this mail: your password stays as it is.${SIGNED}`,
  };
}

export function passwordChangedMail(to: string): Mail {
  return {
    to,
    subject: 'Your VolleyPath password was changed',
    text: `Your password was just changed, and every other device was signed out.\n\nIf it was not you, open VolleyPath, choose "Forgot password?" and set a new one at once.${SIGNED}`,
  };
}
