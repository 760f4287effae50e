import { expect } from 'vitest';
import type { Outcome } from 'web/src/data/sync/sync-once.ts';
import type { PlayersPhone } from './phone.ts';
import type { World } from './world.ts';

/** More than this waits for nobody's tap: a phone that is cut off must not grow without end while a test runs. */
const MAX_WAITING = 60;

/** Two phones of one player and one of another, each with tasks for today. */
export async function aCrowd(world: World): Promise<PlayersPhone[]> {
  const first = await world.newPlayersPhone();
  const other = await world.newPlayersPhone();
  const phones = [first, await world.anotherPhone(first), other];
  await first.start();
  await other.start();
  for (const phone of [...phones, ...phones]) expect(await phone.sync()).toEqual({ state: 'synced' });
  return phones;
}

/** A few taps whose order matters. Phones of one player keep to tasks of their own, by their place in the crowd. */
export async function tapABit(phone: PlayersPhone, place: number): Promise<void> {
  const tasks = (await phone.tasks()).filter(({ slot }) => slot % 2 === place % 2);
  for (const task of tasks) await phone.setCompleted(task, !phone.journal.tasks.get(task.id));
}

export interface Play {
  /** How rounds have ended so far. */
  readonly seen: ReadonlySet<Outcome['state']>;
  /** Lets every phone end its round. */
  stop: () => Promise<void>;
}

/** Has every phone tap and push without a pause, until told to stop. */
export function keepPlaying(phones: readonly PlayersPhone[]): Play {
  const over = new AbortController();
  const seen = new Set<Outcome['state']>();
  const played = phones.map(async (phone, place) => {
    while (!over.signal.aborted) {
      if ((await phone.waiting()) < MAX_WAITING) await tapABit(phone, place);
      seen.add((await phone.sync()).state);
    }
  });
  const stop = async () => {
    over.abort();
    await Promise.all(played);
  };
  return { seen, stop };
}

/** Waits until every phone has got something through. */
export async function expectProgress(phones: readonly PlayersPhone[]): Promise<void> {
  const before = await Promise.all(phones.map((phone) => phone.db.acknowledged.count()));
  for (const [place, phone] of phones.entries()) {
    await expect.poll(() => phone.db.acknowledged.count()).toBeGreaterThan(before[place] ?? 0);
  }
}
