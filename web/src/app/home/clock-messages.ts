export const messages = {
  /** Not longer than `dayEnds` of Home, whose place it takes. */
  note: 'clock is wrong',
  title: 'Wrong date or time',
  /** Whose clock it is that is wrong no phone can tell: a server's may be, too. */
  text: 'This device’s clock and our server’s don’t agree, so Home may show you another day.',
  shown: 'This device says',
  really: 'Our server says',
  mend: 'Open this device’s settings and let it set its date and time automatically.',
  meanwhile: 'Nothing you train is lost until then: your points and streak count for the right day.',
} as const;
