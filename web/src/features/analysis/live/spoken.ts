import { useSyncExternalStore } from 'react';
import { createStore } from '#pwa/store.ts';
import { canSpeak, hush, say } from '#ui/speech.ts';

const KEY = 'volleypath.spoken-cues';

const isOn = createStore(read());

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

export { canSpeak };

/** Whether cues are spoken on this device; off until the player wants them. */
export function useSpokenCues(): boolean {
  return useSyncExternalStore(isOn.subscribe, isOn.get);
}

/** Phones let a page speak only once it has done so at a tap: `sample` is said at this one. */
export function setSpokenCues(on: boolean, sample: string): void {
  isOn.set(on);
  if (on) speak(sample);
  else hush();
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Without storage it holds until the app is closed.
  }
}

/** Says something, if the player wants that. */
export function speak(words: string): void {
  if (isOn.get()) say(words);
}
