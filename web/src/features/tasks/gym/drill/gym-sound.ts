import { isSoundOn } from '../gym-prefs.ts';

/** What the timer has to say to somebody who doesn't look. */
export type Sound = 'tick' | 'go' | 'stop' | 'over';

/** Hertz and seconds, one tone after the other. */
const TONES: Record<Sound, readonly (readonly [pitch: number, length: number])[]> = {
  tick: [[660, 0.08]],
  go: [[990, 0.28]],
  stop: [[494, 0.3]],
  over: [
    [660, 0.12],
    [880, 0.12],
    [1175, 0.34],
  ],
};
const LOUDNESS = 0.35;
const SILENT = 0.0001;

let context: AudioContext | undefined;

/** Phones let a page be heard only after a tap: to be called in one. */
export function wakeSound(): void {
  if (!isSoundOn() || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  // Suspended, or interrupted as iOS calls it after a phone call. Without leave it stays silent.
  if (context.state !== 'running') context.resume().catch(() => undefined);
}

/** Plays nothing when it is muted, or nobody has tapped yet. */
export function play(sound: Sound): void {
  if (!isSoundOn() || context?.state !== 'running') return;
  let from = context.currentTime;
  for (const [pitch, length] of TONES[sound]) {
    tone(context, pitch, from, length);
    from += length;
  }
}

function tone(audio: AudioContext, pitch: number, from: number, length: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUDNESS, from);
  volume.gain.exponentialRampToValueAtTime(SILENT, from + length);
  source.connect(volume).connect(audio.destination);
  source.start(from);
  source.stop(from + length);
}
