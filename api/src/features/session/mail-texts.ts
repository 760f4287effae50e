import type { Mail } from '#providers/mail/mail.ts';

const SIGNED = '\n\nVolleyPath';

export function verifyMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Verify your email address',
    text: `Welcome to VolleyPath!\n\nOpen this link to verify that this address is yours:\n\n${link}\n\nIt works for seven days. If you don’t have a VolleyPath account, just ignore this email.${SIGNED}`,
  };
}

export function resetMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Set a new VolleyPath password',
    text: `Someone, hopefully you, asked for a new password.\n\nOpen this link to choose one:\n\n${link}\n\nIt works once, within 30 minutes. If it wasn’t you, ignore this email: your password stays the same.${SIGNED}`,
  };
}

export function passwordChangedMail(to: string): Mail {
  return {
    to,
    subject: 'Your VolleyPath password was changed',
    text: `Your password was just changed, and every other device was logged out. Passkeys and connected accounts still work: check them in your profile, under “Account”, and remove any you don’t know.\n\nIf it wasn’t you, open VolleyPath, choose “Forgot password?” and set a new one right away: that removes them all.${SIGNED}`,
  };
}

export function passwordResetMail(to: string): Mail {
  return {
    to,
    subject: 'Your VolleyPath password was changed',
    text: `A new password was just set with the link we sent you. Every device was logged out, and passkeys and connected accounts were removed: only the new password works now. You can add the others again in your profile, under “Account”.\n\nIf it wasn’t you, someone is reading your email: change the password of your email account first, then open VolleyPath, choose “Forgot password?” and set a new one.${SIGNED}`,
  };
}

/** @param way how the account can be entered from now on, such as "Google" */
export function wayAddedMail(to: string, way: string): Mail {
  return {
    to,
    subject: `${way} was added to your VolleyPath account`,
    text: `${way} was just added to the ways you log in.\n\nIf it wasn’t you: open your profile in VolleyPath, remove it again under “Account”, log out the devices you don’t know, and change your password if you have one.${SIGNED}`,
  };
}

/** @param way how the account could be entered so far, such as "Google" */
export function wayRemovedMail(to: string, way: string): Mail {
  return {
    to,
    subject: `${way} was removed from your VolleyPath account`,
    text: `${way} was just removed from the ways you log in. The others work as before.\n\nIf it wasn’t you: open your profile in VolleyPath, log out the devices you don’t know, and change your password if you have one.${SIGNED}`,
  };
}

export function addressTakenMail(to: string): Mail {
  return {
    to,
    subject: 'You have a VolleyPath account already',
    text: `Someone just tried to use this address for a VolleyPath account, but it already belongs to yours.\n\nIf it was you: open VolleyPath and log in, or choose “Forgot password?”.\n\nIf it wasn’t you, you don’t need to do anything: nobody got in, and nobody was told more.${SIGNED}`,
  };
}

/** To the address that is to be the player's from now on. */
export function moveHereMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Your new email address at VolleyPath',
    text: `Open this link to use this address for your VolleyPath account:\n\n${link}\n\nIt works once, within 24 hours. If you don’t have a VolleyPath account, just ignore this email: nothing will happen.${SIGNED}`,
  };
}

/** To the address that the player has. */
export function emailMovingMail(to: string, next: string): Mail {
  return {
    to,
    subject: 'Someone wants to change your email address',
    text: `Someone, hopefully you, asked to use ${next} for your VolleyPath account instead of this address. It changes when someone opens the link we sent there.\n\nIf it wasn’t you: open VolleyPath, choose “Forgot password?” and set a new password now. That logs out every device, and the link stops working.${SIGNED}`,
  };
}

/**
 * To the address that the player had.
 * @param contact where whoever runs this server can be reached; null if they have not said so
 */
export function emailChangedMail(to: string, next: string, contact: string | null): Mail {
  const toTell =
    contact === null
      ? 'tell the people who run your VolleyPath. Ask your club or coach who that is'
      : `write to the people who run your VolleyPath: ${contact}`;
  return {
    to,
    subject: 'Your VolleyPath email address was changed',
    text: `Your account uses ${next} from now on. We no longer send email to this address, and you can no longer log in with it.\n\nIf it wasn’t you, ${toTell}.${SIGNED}`,
  };
}
