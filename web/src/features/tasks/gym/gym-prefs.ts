import { useSyncExternalStore } from 'react';
import { keptStore } from '#ui/kept-store.ts';

/** What this device remembers of gym mode. */
interface GymPrefs {
  sound: boolean;
  /** Whether what comes next is spoken. */
  voice: boolean;
}

const AT_FIRST: GymPrefs = { sound: true, voice: false };

const prefs = keptStore('volleypath.gym', parse, JSON.stringify);

function parse(text: string | null): GymPrefs {
  const kept: unknown = JSON.parse(text ?? 'null');
  if (typeof kept !== 'object' || kept === null) return AT_FIRST;
  return {
    sound: !('sound' in kept) || kept.sound !== false,
    voice: 'voice' in kept && kept.voice === true,
  };
}

/** Changes what this device remembers, now and for the next time. */
export function setGymPrefs(change: Partial<GymPrefs>): void {
  prefs.set({ ...prefs.get(), ...change });
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
