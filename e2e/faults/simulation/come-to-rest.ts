import { expect } from 'vitest';
import type { Device } from './device.ts';

/** Rounds in which every phone has to come to rest once the network works: more is a stall (I8). */
const MAX_ROUNDS = 6;

/** Lets phones send and sync until a round finds nothing to send, and nothing new. */
export async function comeToRest(devices: readonly Device[]): Promise<void> {
  let before = '';
  for (let round = 0; round < MAX_ROUNDS; round++) {
    // One after the other: of copies that send at once, nobody could tell whose word was taken.
    for (const device of devices) {
      for (let sent = 'sent'; sent !== 'nothing'; sent = await device.sendFile())
        expect(sent, 'I8').not.toBe('later');
      expect((await device.sync()).state, 'I8').toBe('synced');
    }
    const now = JSON.stringify(await Promise.all(devices.map((device) => device.standing())));
    if (now === before) return;
    before = now;
  }
  expect.fail(`I8 no rest after ${MAX_ROUNDS} rounds`);
}
