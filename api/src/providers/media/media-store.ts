import type { Readable } from 'node:stream';

/** Bytes from the first to the last of them, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Keeps files by their ids. */
export interface MediaStore {
  /** Keeps a file, or puts it in the place of what was kept under its id. */
  put(id: string, bytes: Uint8Array, type: string): Promise<void>;
  /** A file, or a part of it; null when there is none. */
  get(id: string, range?: ByteRange): Promise<Readable | null>;
  has(id: string): Promise<boolean>;
  /** One that is not there is no mistake. */
  remove(id: string): Promise<void>;
  /** Drops what was begun long ago and never finished. */
  sweep(now: Date): Promise<void>;
}

/** Where a file lies in a store: in drawers by the ends of the ids, which are what differs most. */
export const pathInDrawer = (id: string) => `${id.slice(-2)}/${id}`;
