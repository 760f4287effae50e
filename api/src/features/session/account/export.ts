import { Readable } from 'node:stream';
import type { UserId } from 'sync-protocol/ids';
import { ZipFile } from 'yazl';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { fileName } from '#features/stories/commands.ts';
import type { MediaStore } from '#providers/media/media-store.ts';
import { EXPORT_KINDS, type ExportKind } from './export-kinds.ts';

const README = `This is everything that VolleyPath holds of you.

Each file is a list in JSON: profile, settings and what you have done, kept and earned. Times are in UTC, days are
training days, which begin at 2:00 in the morning where you are. A picture is an address that every browser opens.
The photos and videos of your stories lie in the folder story-files, by the ids that story-files.json and your stories name.
`;

/** Of how many files the media store is asked at once whether it has them: a bucket has other players too. */
const ASKED_AT_ONCE = 16;

export function exportName(now: Date): string {
  return `volleypath-${now.toISOString().slice(0, 10)}.zip`;
}

/** A ZIP that is made while it is sent: rows and files are read when their turn comes. */
export async function exportAccount(
  { db: { kysely }, media }: Pick<Deps, 'db' | 'media'>,
  id: UserId,
): Promise<Readable> {
  const zip = new ZipFile();
  const output = new Readable().wrap(zip.outputStream);
  zip.on('error', (error: Error) => output.destroy(error));
  zip.addBuffer(Buffer.from(README), 'README.txt');
  for (const kind of EXPORT_KINDS)
    zip.addReadStreamLazy(`${kind.name}.json`, (ready) =>
      ready(null, Readable.from(jsonOf(kysely, id, kind))),
    );
  let reading: Readable | undefined;
  // Who asked may be gone in the middle of a file: it is not left open.
  output.once('close', () => reading?.destroy());
  for (const { name, read } of await filesOf({ kysely, media }, id))
    // They are compressed already.
    zip.addReadStreamLazy(name, { compress: false }, (ready) => {
      const hand = (stream: Readable) => {
        reading = output.destroyed ? stream.destroy() : stream;
        ready(null, stream);
      };
      read().then(hand, (error: unknown) => ready(error, Readable.from([])));
    });
  zip.end();
  return output;
}

/** The files of a player's stories; one whose bytes are lost is none. */
async function filesOf({ kysely, media }: { kysely: Queryable; media: MediaStore }, id: UserId) {
  const stored = await kysely.selectFrom('media').select(['id', 'type']).where('userId', '=', id).execute();
  const there: typeof stored = [];
  for (let from = 0; from < stored.length; from += ASKED_AT_ONCE) {
    const some = stored.slice(from, from + ASKED_AT_ONCE);
    const found = await Promise.all(some.map((file) => media.has(file.id)));
    there.push(...some.filter((_, index) => found[index]));
  }
  return there.map((file) => ({
    name: `story-files/${fileName(file)}`,
    read: async () => (await media.get(file.id)) ?? Readable.from([]),
  }));
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
