import { Readable } from 'node:stream';
import type { UserId } from 'sync-protocol/ids';
import { ZipFile } from 'yazl';
import type { Queryable } from '#db/db.ts';
import { EXPORT_KINDS, type ExportKind } from './export-kinds.ts';

const README = `This is everything that VolleyPath holds of you.

Each file is a list in JSON: profile, settings and what you have done, kept and earned. Times are in UTC, days are
training days, which begin at 2:00 in the morning where you are. A picture is an address that every browser opens.
`;

export function exportName(now: Date): string {
  return `volleypath-${now.toISOString().slice(0, 10)}.zip`;
}

/** A ZIP that is made while it is sent: rows are read when their file's turn comes. */
export function exportAccount(kysely: Queryable, id: UserId): Readable {
  const zip = new ZipFile();
  const output = new Readable().wrap(zip.outputStream);
  zip.on('error', (error: Error) => output.destroy(error));
  zip.addBuffer(Buffer.from(README), 'README.txt');
  for (const kind of EXPORT_KINDS)
    zip.addReadStreamLazy(`${kind.name}.json`, (ready) =>
      ready(null, Readable.from(jsonOf(kysely, id, kind))),
    );
  zip.end();
  return output;
}

async function* jsonOf(kysely: Queryable, id: UserId, kind: ExportKind): AsyncGenerator<string> {
  yield '[';
  let separator = '\n';
  for (const row of await kind.rows(kysely, id)) {
    yield separator + JSON.stringify(row);
    separator = ',\n';
  }
  yield '\n]\n';
}
