import { useSyncExternalStore } from 'react';
import { keptStore } from '#ui/kept-store.ts';
import { canSpeak, hush, say } from '#ui/device/speech.ts';

const isOn = keptStore(
  'volleypath.spoken-cues',
  (kept) => kept === 'on',
  (is) => (is ? 'on' : 'off'),
);

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
}

/** Says something, if the player wants that. */
export function speak(words: string): void {
  if (isOn.get()) say(words);
}
