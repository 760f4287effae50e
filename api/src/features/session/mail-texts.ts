import type { Mail } from '#providers/mail.ts';

const SIGNED = '\n\nYour VolleyPath team';

export function verifyMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Is this your email address?',
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
    text: `Your password was just changed, and every other device was signed out. Passkeys and connected accounts still open your account: look at them in your profile, under "Account", and take away what you don't know.\n\nIf it was not you, open VolleyPath, choose "Forgot password?" and set a new one at once: that takes them all away.${SIGNED}`,
  };
}

export function passwordResetMail(to: string): Mail {
  return {
    to,
    subject: 'Your VolleyPath password was changed',
    text: `A new password was just set with the link that we sent you. Every device was signed out, and passkeys and connected accounts were taken away: only the new password opens your account now. You can add the others again in your profile, under "Account".\n\nIf it was not you, somebody reads your mail: change the password of your mailbox first, then open VolleyPath, choose "Forgot password?" and set a new one.${SIGNED}`,
  };
}

/** @param way how the account can be entered from now on, such as "Google" */
export function wayAddedMail(to: string, way: string): Mail {
  return {
    to,
    subject: `${way} opens your VolleyPath account now`,
    text: `${way} was just added to the ways in which you sign in.\n\nIf it was not you: open your profile in VolleyPath, take it away again under "Account", sign out the devices that you don't know, and change your password if you have one.${SIGNED}`,
  };
}

/** @param way how the account could be entered so far, such as "Google" */
export function wayRemovedMail(to: string, way: string): Mail {
  return {
    to,
    subject: `${way} no longer opens your VolleyPath account`,
    text: `${way} was just taken away from the ways in which you sign in. The others work as before.\n\nIf it was not you: open your profile in VolleyPath, sign out the devices that you don't know, and change your password if you have one.${SIGNED}`,
  };
}

export function addressTakenMail(to: string): Mail {
  return {
    to,
    subject: 'You have a VolleyPath account already',
    text: `Somebody just wanted to use this address for a VolleyPath account, but it already belongs to yours.\n\nIf it was you: open VolleyPath and log in, or choose "Forgot password?".\n\nIf it was not you, you need not do anything: nobody got in, and nobody was told more.${SIGNED}`,
  };
}

/** To the address that is to be the player's from now on. */
export function moveHereMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Your new email address at VolleyPath',
    text: `Open this link to use this address for your VolleyPath account:\n\n${link}\n\nIt works once, within 24 hours. If you have no account at VolleyPath, ignore this mail: nothing happens then.${SIGNED}`,
  };
}

/** To the address that the player has. */
export function emailMovingMail(to: string, next: string): Mail {
  return {
    to,
    subject: 'Somebody wants to change your email address',
    text: `Somebody, we hope you, asked to use ${next} for your VolleyPath account instead of this address. It changes once the link is opened that we sent there.\n\nIf it was not you: open VolleyPath, choose "Forgot password?" and set a new password now. That signs out every device, and the link opens nothing any more.${SIGNED}`,
  };
}

/** To the address that the player had. */
export function emailChangedMail(to: string, next: string): Mail {
  return {
    to,
    subject: 'Your VolleyPath email address was changed',
    text: `Your account uses ${next} from now on. Mails no longer go to this address, and it no longer signs you in.\n\nIf it was not you, write to whoever runs your VolleyPath: the address is on the page "Privacy".${SIGNED}`,
  };
}
