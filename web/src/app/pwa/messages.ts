export const messages = {
  update: {
    text: 'A new version is ready.',
    apply: 'Update',
    later: 'Later',
  },
  install: {
    title: 'Take it to the gym',
    text: 'On your home screen VolleyPath opens in a second, with or without a signal.',
    install: 'Install',
    how: 'Show me how',
    later: 'Not now',
    close: 'Close',
    iosTitle: 'Add to your home screen',
    iosText: 'The installed app starts empty, so you’ll log in there once more.',
    iosSteps: [
      'Tap Share in the browser’s bar.',
      'Choose “Add to Home Screen”.',
      'Tap Add. VolleyPath is now one of your apps.',
    ],
  },
} as const;
