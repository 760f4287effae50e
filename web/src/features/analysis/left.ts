import { useState } from 'react';
import { onSignIn } from '#data/session/session-store.ts';

/** What a player had chosen for an analysis when they left its screen; it is kept as long as the app is open. */
const left = new Map<string, unknown>();
onSignIn(forgetLeft);

/** The next one begins anew. */
export function forgetLeft(): void {
  left.clear();
}

/** A choice that is as it was when the player comes back; `initial` as long as they have made none. */
export function useLeft<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => (left.has(name) ? (left.get(name) as Value) : initial));
  const set = (next: Value) => {
    left.set(name, next);
    setValue(next);
  };
  return [value, set];
}

/** The file that was chosen for one of the kinds of analysis. */
export function leftFile(kind: string): File | undefined {
  return left.get(`${kind} file`) as File | undefined;
}

export function leaveFile(kind: string, file: File): void {
  left.set(`${kind} file`, file);
}
