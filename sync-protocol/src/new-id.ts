import { v5, v7 } from 'uuid';

/** The UUIDv5 namespace of every id that phone and server must derive alike. */
const NAMESPACE = '6f1c2a0e-3b5d-5e7a-9c41-0d8e5b7f2a10';

/** A new time-ordered id (UUIDv7) for a row that its creator names. */
export function newId<Id extends string = string>(): Id {
  return v7() as Id;
}

/** The id that phone and server give alike to the thing that `parts` names. */
export function derivedId<Id extends string = string>(...parts: (string | number)[]): Id {
  return v5(parts.join(':'), NAMESPACE) as Id;
}
