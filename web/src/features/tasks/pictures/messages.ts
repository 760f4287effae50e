export const messages = {
  movement: 'The movement',
  court: 'On the court',
  play: 'Play the movement',
  pause: 'Pause the movement',
  leftHanded: 'Left-handed',
  net: 'Net',
};
