export const messages = {
  update: {
    text: 'A new version is ready.',
    apply: 'Update',
    later: 'Later',
  },
  storage: {
    title: 'Keep your training safe',
    text: 'When space runs low, your browser may clear what you did offline. Tap Keep, then Allow.',
    keep: 'Keep',
    later: 'Not now',
    kept: 'Your training is kept on this device',
    refused: 'No problem. Everything still works.',
  },
  install: {
    title: 'Take it to the gym',
    text: 'On your home screen VolleyPath opens in a second, with or without a signal.',
    install: 'Install',
    how: 'Show me how',
    later: 'Not now',
    iosTitle: 'Add to your home screen',
    iosText: 'The installed app starts empty, so you’ll log in there once more.',
    iosSteps: [
      'Tap Share in the browser’s bar.',
      'Choose “Add to Home Screen”.',
      'Tap Add. VolleyPath is now one of your apps.',
    ],
  },
} as const;
