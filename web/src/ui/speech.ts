/** Whether this browser can speak at all. */
export const canSpeak = 'speechSynthesis' in globalThis;

/** Says something; what was being said is cut off: it is about something that is over. */
export function say(words: string): void {
  if (!canSpeak) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = 'en';
  speechSynthesis.speak(utterance);
}

export function hush(): void {
  if (canSpeak) speechSynthesis.cancel();
}
