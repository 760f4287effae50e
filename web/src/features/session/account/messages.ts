import { DELETE_PHRASE } from 'sync-protocol/rules/session/account';
import type { Unsaved } from '#data/drafts/unsaved.ts';
import { count } from '#ui/format.ts';

const workOf = (tasks: number, points: number) =>
  `${tasks === 1 ? 'One task' : `${count(tasks)} tasks`}, ${count(points)} points`;

const them = (count: number) => (count === 1 ? 'it' : 'them');

/** How much waits to be sent, and how much the server refused. */
interface Unsent {
  waiting: number;
  refused: number;
}

/** What is on this phone alone, and goes with a log-out. */
const losses: Record<Unsaved, string> = {
  words: 'what you began to write and didn’t share or save',
  file: 'the photo or video of the story you began',
  film: 'the recording in AR Training',
  movements: 'the movements your analyses are compared by',
};

const areMany = (lost: readonly Unsaved[]) => lost.length > 1 || lost[0] === 'movements';
const lossesOf = (lost: readonly Unsaved[]) => lost.map((one) => losses[one]).join(', and ');

export const messages = {
  title: 'Account',
  email: 'Email',
  emailOffline: 'Not stored on this phone. It comes once your phone reaches VolleyPath.',
  born: 'Born',
  bornDetail: (month: string) => `${month}. Only you can see this.`,
  privacy: 'Privacy',
  privacyDetail: 'What we keep, and who sees it',
  oauth: 'OAuth Account',
  verified: 'Verified',
  verifyTitle: 'Verify your email address',
  verifyText: 'We sent you a link. Open it so we know a password reset will reach you.',
  resend: 'Send it again',
  resent: 'The link is on its way',
  resentText: 'Check your inbox and your spam folder.',
  alreadyVerified: 'Your address is verified already',
  resendFailed: 'Couldn’t send the link',
  resendOffline: {
    title: 'Sending the link needs a connection',
    text: 'Try again as soon as your phone reaches VolleyPath.',
  },
  emailChange: 'Change Email',
  emailChangeDetail: 'With a link to the new address',
  password: 'Change Password',
  passwordDetail: 'Logs out your other devices',
  passkeys: 'Passkeys',
  passkeysDetail: 'Log in with your face, finger or PIN',
  devices: 'Devices',
  devicesDetail: 'Where you’re logged in',
  export: 'Download My Data',
  exportDetail: 'Everything we have about you, as a ZIP file',
  delete: 'Delete Account',
  deleteDetail: 'And everything in it, for good',
  owner: {
    hint: 'So we know it’s you',
    byPasskey: 'Use a passkey',
    noPasskey: 'No passkey was used.',
    nothingDone: 'Nothing was done',
    otherPlayer: 'This passkey belongs to another player, who is logged in now.',
  },
  download: {
    title: 'Download My Data',
    text: 'Everything we have about you, as a ZIP file. For your eyes only.',
    submit: 'Download',
  },
  newEmail: {
    title: 'Change Email',
    text: 'We’ll send a link to the new address. Your account moves there once you open it.',
    address: 'New Email',
    submit: 'Send the Link',
    done: 'Check your inbox',
    doneText: (email: string) => `We sent a link to ${email}. Nothing changes until you open it.`,
  },
  birth: {
    title: 'When were you born?',
    text: 'Other players can’t see you until you tell us. Only you see the date. You can only say it once, so check it twice.',
    month: 'Month',
    year: 'Year',
    choose: 'Choose',
    submit: 'Save',
  },
  deletion: {
    title: 'Delete Account',
    confirmTitle: 'Are you sure?',
    processingTitle: 'Deleting your account',
    warning: 'This can’t be undone. You’ll lose for good:',
    losses: (tasks: number, points: number) => [
      tasks > 0 ? `${workOf(tasks, points)}, streaks and badges` : 'Your points, streaks and badges',
      'Your programs, saved quotes and settings',
      'Your stories and comments, your rivals, and your place in your teams',
      'Your profile and your username, which nobody can take for half a year',
      'Your data on every device where you’re logged in',
    ],
    exportFirst: 'Download my data first',
    next: 'Continue',
    cancel: 'Keep my account',
    phraseLabel: `Type ${DELETE_PHRASE} to confirm`,
    confirm: 'Delete My Account',
    processing: 'One moment…',
    done: 'Account Deleted Successfully',
    doneText: (tasks: number, points: number) =>
      `${tasks > 0 ? `${workOf(tasks, points)} and everything else` : 'Your profile and everything in it'} are gone, here and on our side. Thank you for playing.`,
    failed: 'Deletion Failed',
    failedText: 'Please try again or contact support.',
    defaultError: 'Account deletion failed',
  },
  device: {
    title: 'Devices',
    text: 'You’re logged in on these devices. Log out any you don’t know, then change your password.',
    loading: 'Loading your devices',
    current: 'This device',
    lastSeen: (when: string) => `Last seen ${when}`,
    since: (date: string) => `Logged in ${date}`,
    signOut: 'Log Out',
    signOutOf: (name: string) => `Log out ${name}`,
    signOutOthers: 'Log Out All Others',
    signedOut: 'Logged out',
    othersSignedOut: (count: number) =>
      count === 1 ? 'One other device was logged out' : `${count} other devices were logged out`,
    failedTitle: 'Couldn’t load your devices',
    offlineTitle: 'Seeing your devices needs a connection',
    offlineText: 'They come as soon as your phone reaches VolleyPath.',
  },
  signOut: {
    action: 'Log Out',
    actionDetail: 'On this device only',
    title: 'Log out?',
    text: (lost: readonly Unsaved[]) => {
      const [they, it] = areMany(lost) ? ['they’re', 'they’re'] : ['that’s', 'it’s'];
      const rest = `, except ${lossesOf(lost)}: ${they} only on this phone, so ${it} gone for good`;
      return `We’ll remove your data from this phone. It’s all back when you log in${lost.length > 0 ? rest : ''}.`;
    },
    confirm: 'Log Out',
    cancel: 'Stay',
    unsentTitle: ({ waiting, refused }: Unsent) => {
      const count = waiting + refused;
      if (waiting === 0)
        return count === 1 ? 'One change needs attention' : `${count} changes need attention`;
      return count === 1 ? 'One change is not sent yet' : `${count} changes are not sent yet`;
    },
    unsentText: ({ waiting, refused }: Unsent, lost: readonly Unsaved[]) => {
      const which = waiting === 0 ? them(refused) : `${refused} of them`;
      return [
        refused > 0 && `We couldn’t save ${which}. Close this and tap the cloud to see why.`,
        `What should happen to ${them(waiting + refused)}?`,
        lost.length > 0 &&
          `Whatever you choose, ${lossesOf(lost)} ${areMany(lost) ? 'are' : 'is'} gone for good.`,
      ]
        .filter(Boolean)
        .join(' ');
    },
    send: (count: number) => `Send ${them(count)} first`,
    sendOffline: 'VolleyPath can’t be reached right now.',
    logIn: 'Log in again',
    logInDetail: (count: number) =>
      `Your login has run out. Log in, and ${count === 1 ? 'it’s' : 'they’re'} sent.`,
    logInToSend: 'Your login has run out. Log in again to send what’s left.',
    sendingFile: (kind: 'photo' | 'video', percent: number) => `Sending your ${kind}: ${percent}%`,
    sendFailed: 'Not everything could be sent right now. You’re still logged in.',
    keep: (count: number) => `Keep ${them(count)} on this phone`,
    keepDetail: ({ waiting, refused }: Unsent) => {
      if (waiting === 0) return `You’ll find ${them(refused)} here when you log in again.`;
      if (refused > 0) return 'Whatever can be sent is sent when you log in here again.';
      return `${waiting === 1 ? 'It’s' : 'They’re'} sent when you log in here again.`;
    },
    discard: (count: number) => `Throw ${them(count)} away`,
    discardRefused: 'You can’t get it back.',
    discardDetail: 'You’ll lose everything that wasn’t sent. You can’t get it back.',
  },
} as const;
