export const messages = {
  movement: 'The movement',
  court: 'On the court',
  play: 'Play the movement',
  pause: 'Pause the movement',
  leftHanded: 'Left-handed',
  net: 'Net',
  legend: {
    title: 'What the signs mean',
    you: 'You',
    cone: 'Mark',
    target: 'Aim here',
    run: 'Run',
    ball: 'Ball',
  },
};
