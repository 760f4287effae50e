import { ID_LETTERS, idFromLetters, lettersOfId } from 'sync-protocol/id-letters';

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

const EPOCH_LETTERS = 8;

/** What of an epoch stands in a cursor: enough to tell one from another. */
export function epochMark(epoch: string): string {
  return epoch.slice(0, EPOCH_LETTERS);
}

/**
 * As it travels, dots between its parts: the epoch's first letters, the lanes, and for each scope its kind, its id
 * in letters, and how far the phone has come, which between pages takes three numbers.
 */
export function writeCursor({ epoch, lanes, scopes }: Cursor): string {
  const positions = [...scopes].flatMap(([scope, { seq, whole, fresh }]) => {
    const [kind, id = ''] = scope.split(':');
    const isBetweenPages = seq !== whole || fresh !== 0;
    return [kind, lettersOfId(id), isBetweenPages ? `${seq}-${whole}-${fresh}` : seq];
  });
  return [epochMark(epoch), lanes.core, lanes.media, ...positions].join('.');
}

const NUMBER = String.raw`(\d{1,16})`;
const POSITION = String.raw`\.([a-z]+)\.([\w-]{${ID_LETTERS}})\.${NUMBER}(?:-${NUMBER}-${NUMBER})?`;
const WRITTEN = new RegExp(String.raw`^([\w-]*)\.${NUMBER}\.${NUMBER}((?:${POSITION})*)$`);

/** @returns null for what is no cursor of this server. */
export function readCursor(text: string): Cursor | null {
  const [, epoch = '', core, media, positions] = WRITTEN.exec(text) ?? [];
  if (positions === undefined) return null;
  const scopes = [...positions.matchAll(new RegExp(POSITION, 'g'))].map(
    ([, kind, letters = '', seq, whole = seq, fresh = 0]): [string, Position] => [
      `${kind}:${idFromLetters(letters)}`,
      { seq: Number(seq), whole: Number(whole), fresh: Number(fresh) },
    ],
  );
  return { epoch, lanes: { core: Number(core), media: Number(media) }, scopes: new Map(scopes) };
}
