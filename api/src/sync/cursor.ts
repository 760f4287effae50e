import { idFromLetters, lettersOfId } from 'sync-protocol/id-letters';

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

/** A client group of which nothing is known. */
export const NO_LANES: Cursor['lanes'] = { core: 0, media: 0 };

/**
 * As it travels: the epoch's first letters, the lanes, and for each scope one number or, between pages, three; with
 * dots between them and a star before each scope. All of it is fit for a query as it is.
 */
const FORM = /^[0-9a-f]{8}(\.\d{1,16}){2}(\*\w+-[\w-]+\.\d{1,16}((\.\d{1,16}){2})?)*$/;

const EPOCH_LETTERS = 8;

export function epochMark(epoch: string): string {
  return epoch.slice(0, EPOCH_LETTERS);
}

export function writeCursor({ epoch, lanes, scopes }: Cursor): string {
  const positions = [...scopes].map(([scope, { seq, whole, fresh }]) => {
    const numbers = seq === whole && fresh === 0 ? [seq] : [seq, whole, fresh];
    return [shortScope(scope), ...numbers].join('.');
  });
  return [[epochMark(epoch), lanes.core, lanes.media].join('.'), ...positions].join('*');
}

/** @returns null for what is no cursor of this server. */
export function readCursor(text: string): Cursor | null {
  if (!FORM.test(text)) return null;
  const [head = '', ...positions] = text.split('*');
  const [epoch = '', core, media] = head.split('.');
  const scopes = positions.map((position): [string, Position] => {
    const [scope = '', ...numbers] = position.split('.');
    const [seq = 0, whole = seq, fresh = 0] = numbers.map(Number);
    return [longScope(scope), { seq, whole, fresh }];
  });
  return { epoch, lanes: { core: Number(core), media: Number(media) }, scopes: new Map(scopes) };
}

function shortScope(scope: string): string {
  const [kind = '', id = ''] = scope.split(':');
  return `${kind}-${lettersOfId(id) ?? id}`;
}

function longScope(short: string): string {
  const [kind = ''] = short.split('-', 1);
  return `${kind}:${idFromLetters(short.slice(kind.length + 1))}`;
}
