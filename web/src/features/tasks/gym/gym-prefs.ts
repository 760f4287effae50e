import { useSyncExternalStore } from 'react';
import { createStore } from '#pwa/store.ts';

/** What this device remembers of gym mode. */
interface GymPrefs {
  sound: boolean;
  /** Whether what comes next is spoken. */
  voice: boolean;
}

const KEY = 'volleypath.gym';
const AT_FIRST: GymPrefs = { sound: true, voice: false };

const prefs = createStore(read());

function read(): GymPrefs {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return AT_FIRST;
    return {
      sound: !('sound' in kept) || kept.sound !== false,
      voice: 'voice' in kept && kept.voice === true,
    };
  } catch {
    return AT_FIRST;
  }
}

/** Changes what this device remembers, now and for the next time. */
export function setGymPrefs(change: Partial<GymPrefs>): void {
  prefs.set({ ...prefs.get(), ...change });
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs.get()));
  } catch {
    // Without storage it holds until the app is closed.
  }
}

export function useGymPrefs(): GymPrefs {
  return useSyncExternalStore(prefs.subscribe, prefs.get);
}

/** Whether the timer may be heard. */
export function isSoundOn(): boolean {
  return prefs.get().sound;
}

/** Whether what comes next may be spoken. */
export function isVoiceOn(): boolean {
  return prefs.get().voice;
}
