import { voiceFor } from './voice.ts';

/** Whether this browser can speak at all. */
export const canSpeak = 'speechSynthesis' in globalThis;

/** Says something; what was being said is cut off: it is about something that is over. */
export function say(words: string): void {
  if (!canSpeak) return;
  hush();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = 'en';
  // Asked anew each time: some browsers name their voices late.
  utterance.voice = voiceFor(speechSynthesis.getVoices(), navigator.language) ?? null;
  speechSynthesis.speak(utterance);
}

/** Cuts off what is being said. Where nothing is it does nothing: some phones lose the words that follow a cancel. */
export function hush(): void {
  if (canSpeak && (speechSynthesis.speaking || speechSynthesis.pending)) speechSynthesis.cancel();
}
