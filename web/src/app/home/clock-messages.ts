export const messages = {
  /** Not longer than `dayEnds` of Home, whose place it takes. */
  note: 'clock is wrong',
  title: 'Wrong date or time',
  text: 'This device’s clock is off, so Home may show you another day.',
  shown: 'This device says',
  really: 'Really it is',
  mend: 'Open this device’s settings and let it set its date and time automatically.',
  meanwhile: 'Nothing you train is lost until then: your points and streak count for the right day.',
} as const;
