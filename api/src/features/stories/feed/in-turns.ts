import { setImmediate } from 'node:timers/promises';

/** What is judged in one go, at some milliseconds each at worst. */
const AT_ONCE = 20;

/** A `flatMap` that takes long: after every few items other calls get their turn. */
export async function flatMapInTurns<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => readonly Made[],
): Promise<Made[]> {
  const made: Made[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    if (at > 0) await setImmediate();
    made.push(...items.slice(at, at + AT_ONCE).flatMap(make));
  }
  return made;
}
