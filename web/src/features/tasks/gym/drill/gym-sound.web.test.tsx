import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GymBar } from '../gym-bar.tsx';
import { setGymPrefs } from '../gym-prefs.ts';
import { play, wakeSound } from './gym-sound.ts';

const heard = vi.fn<(at: number) => void>();
let state: AudioContextState;
/** No mock of vitest's: that would deal with a refusal itself. */
let resume: () => Promise<void>;

/** As much of a phone's sound as the timer needs. */
class FakeAudio {
  currentTime = 0;
  destination = {};
  resume = () => resume();

  get state() {
    return state;
  }

  createOscillator() {
    return { frequency: {}, connect: (next: unknown) => next, start: heard, stop: () => undefined };
  }

  createGain() {
    const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    return { gain, connect: (next: unknown) => next };
  }
}

beforeEach(() => {
  state = 'suspended';
  resume = async () => void (state = 'running');
  heard.mockReset();
  vi.stubGlobal('AudioContext', FakeAudio);
  setGymPrefs({ sound: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is heard when it is switched on in the middle of a set', () => {
  setGymPrefs({ sound: false });
  wakeSound();
  render(<GymBar tasks={[]} currentId={undefined} isFiltered={false} onFilter={() => undefined} />, {
    wrapper: MemoryRouter,
  });
  fireEvent.click(screen.getByRole('button', { name: /sound/i }));
  play('go');
  expect(heard).toHaveBeenCalledOnce();
});

it('comes back with the next tap after a call has interrupted it', () => {
  state = 'interrupted';
  wakeSound();
  play('go');
  expect(heard).toHaveBeenCalledOnce();
});

it('stays silent when the phone does not let it be heard', () => {
  // A refusal that nobody deals with fails the run.
  resume = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
  wakeSound();
  play('go');
  expect(heard).not.toHaveBeenCalled();
});
