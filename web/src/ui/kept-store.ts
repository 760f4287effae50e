import { createStore, type Store } from './store.ts';

/**
 * A value that this device remembers; without storage it holds until the app is closed.
 * @param parse makes it of what was kept; null: nothing was
 * @param write makes of it what is kept
 */
export function keptStore<T>(
  key: string,
  parse: (kept: string | null) => T,
  write: (value: T) => string = String,
): Store<T> {
  const store = createStore(read(key, parse));
  return {
    ...store,
    set: (value) => {
      store.set(value);
      try {
        localStorage.setItem(key, write(value));
      } catch {
        // Storage may be full, or closed to us.
      }
    },
  };
}

function read<T>(key: string, parse: (kept: string | null) => T): T {
  try {
    return parse(localStorage.getItem(key));
  } catch {
    return parse(null);
  }
}
