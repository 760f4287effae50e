type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/**
 * The voice that reads English in a gym with no signal. A browser left to itself may take one of its maker's servers,
 * which is silent there.
 * @param voices those that the browser has at the moment; some name them late
 * @param language the page's or player's own, such as `en-GB`
 * @returns nothing where all voices are the phone's own, or none is: the phone knows best
 */
export function voiceFor<V extends Voice>(voices: readonly V[], language: string): V | undefined {
  if (voices.every(({ localService }) => localService)) return undefined;
  const own = voices.filter(({ lang, localService }) => localService && languageOf(lang).startsWith('en'));
  return (
    own.find((voice) => voice.default) ??
    own.find(({ lang }) => languageOf(lang) === languageOf(language)) ??
    own[0]
  );
}

/** Android writes `en_US`. */
const languageOf = (lang: string) => lang.toLowerCase().replace('_', '-');
