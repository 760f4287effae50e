import { useState } from 'react';

/** The last value that was there: what a sheet goes on showing while it closes. */
export function useKept<T>(value: T | null | undefined): T | null | undefined {
  const [kept, setKept] = useState(value);
  if (value !== undefined && value !== null && value !== kept) setKept(value);
  return value ?? kept;
}
