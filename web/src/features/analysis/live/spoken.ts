import { useSyncExternalStore } from 'react';
import { createStore } from '#pwa/store.ts';

const KEY = 'volleypath.spoken-cues';

const isOn = createStore(read());

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Whether this browser can speak at all. */
export const canSpeak = 'speechSynthesis' in globalThis;

/** Whether cues are spoken on this device; off until the player wants them. */
export function useSpokenCues(): boolean {
  return useSyncExternalStore(isOn.subscribe, isOn.get);
}

/** Phones let a page speak only once it has done so at a tap: `sample` is said at this one. */
export function setSpokenCues(on: boolean, sample: string): void {
  isOn.set(on);
  if (on) speak(sample);
  else if (canSpeak) speechSynthesis.cancel();
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Without storage it holds until the app is closed.
  }
}

/** Says something, if the player wants that; what was being said is cut off: it is about an older repetition. */
export function speak(words: string): void {
  if (!isOn.get() || !canSpeak) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = 'en';
  speechSynthesis.speak(utterance);
}
