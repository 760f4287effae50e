import type { ConnectProblem } from 'sync-protocol/contract/session/connection';

export const messages = {
  title: (provider: string) => `Log in with ${provider}`,
  text: (provider: string) =>
    `Log in with one tap wherever you use ${provider}. ${provider} learns nothing about your training.`,
  rowConnected: 'Log in with one tap',
  rowOff: 'Connect it to log in with one tap',
  connected: 'Connected',
  since: (date: string) => `Since ${date}`,
  connect: (provider: string) => `Connect ${provider}`,
  disconnect: 'Disconnect',
  done: (provider: string) => `${provider} is connected`,
  doneText: 'You can log in with it from now on.',
  confirmTitle: (provider: string) => `Disconnect ${provider}?`,
  confirmText: 'You won’t be able to log in with it. On this device you stay logged in.',
  keep: 'Keep it',
  removed: (provider: string) => `${provider} is disconnected`,
  failed: (provider: string) => `${provider} wasn’t connected`,
  problems: {
    cancelled: 'You left before it was done. Nothing changed.',
    failed: 'Something went wrong on the way. Please try again.',
    others_identity: 'That account belongs to another VolleyPath player. Choose another one.',
    other_connected: 'Another account is already connected. Disconnect it first.',
  } satisfies Record<ConnectProblem, string>,
} as const;
