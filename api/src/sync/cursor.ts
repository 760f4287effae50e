import { z } from 'zod';

const count = z.int().min(0);

/** How far a phone has come in a scope. */
export interface Position {
  /** It has what changed up to this number. */
  seq: number;
  /** It has every row that was made up to this number. Less than `seq` while pages of a fresh start follow. */
  whole: number;
  /** It never had what was removed up to this number. */
  fresh: number;
}

/** What a cursor says, once it is opened. */
export interface Cursor {
  epoch: string;
  lanes: { core: number; media: number };
  scopes: ReadonlyMap<string, Position>;
}

/** As it travels: the epoch's first letters, the lanes, and for each scope one number or, between pages, three. */
const written = z.tuple([
  z.string(),
  count,
  count,
  z.array(z.union([z.tuple([z.string(), count]), z.tuple([z.string(), count, count, count])])),
]);

const EPOCH_LETTERS = 8;

export function epochMark(epoch: string): string {
  return epoch.slice(0, EPOCH_LETTERS);
}

export function writeCursor({ epoch, lanes, scopes }: Cursor): string {
  const positions = [...scopes].map(([scope, { seq, whole, fresh }]) =>
    seq === whole && fresh === 0 ? [scope, seq] : [scope, seq, whole, fresh],
  );
  const text = JSON.stringify([epochMark(epoch), lanes.core, lanes.media, positions]);
  return Buffer.from(text).toString('base64url');
}

/** @returns null for what is no cursor of this server. */
export function readCursor(text: string): Cursor | null {
  const read = written.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (!read.success) return null;
  const [epoch, core, media, positions] = read.data;
  const scopes = positions.map(([scope, seq, whole = seq, fresh = 0]): [string, Position] => [
    scope,
    { seq, whole, fresh },
  ]);
  return { epoch, lanes: { core, media }, scopes: new Map(scopes) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
