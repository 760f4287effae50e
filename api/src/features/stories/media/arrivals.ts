import { createHash, randomUUID } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { UserId } from 'sync-protocol/ids';
import { tooManyPictures } from '#plugins/calls/api-error.ts';
import { turns } from '#plugins/guards/turns.ts';
import { openBench, sweepBench } from '#providers/unfinished.ts';

/** A file that has come as a whole. */
export interface ArrivedFile {
  /** SHA-256 of what was sent, as base64. */
  digest: string;
  /** Does something with its bytes, once there is room in memory for them. */
  withBytes: <T>(work: (bytes: Buffer) => Promise<T>) => Promise<T>;
}

/** Who sends a file, and from where. */
export interface Sender {
  player: UserId;
  /** As limits count it. */
  address: string;
}

/** Takes in what players send for their stories. */
export interface Arrivals {
  /**
   * Takes in a file, however long its line takes over it, and hands it on.
   * @throws ApiError 429 when too many are on their way, of all, of this player or from this address; and whatever `sent` throws
   */
  take<T>(sender: Sender, sent: AsyncIterable<Buffer>, use: (file: ArrivedFile) => Promise<T>): Promise<T>;
  /** Drops what a server that died has left. */
  sweep(now: Date): Promise<void>;
}

/** Files on their way, of up to 10 MiB each: as much of the disk they may take. */
const MAX_COMING = 100;
/** Of one player: a phone sends its files one after the other, and nobody keeps all others from theirs. */
const MAX_COMING_OF_ONE = 3;
/** From one address: a gym's, while nobody with many accounts keeps all others from theirs. */
const MAX_COMING_FROM_ONE = 30;
/** Files in memory: one is looked at, or a few clips, and the next are ready. */
const MAX_IN_MEMORY = 8;

/** A line may be slow, so what comes lies in a folder until all of it is here: memory is for what is looked at. */
export function createArrivals(folder: string): Arrivals {
  /** Whose files are on their way. */
  const coming = new Set<Sender>();
  const inTurn = turns(MAX_IN_MEMORY);
  return {
    take: async ({ player, address }, sent, use) => {
      const all = [...coming];
      const isFull =
        all.length >= MAX_COMING ||
        all.filter((one) => one.player === player).length >= MAX_COMING_OF_ONE ||
        all.filter((one) => one.address === address).length >= MAX_COMING_FROM_ONE;
      if (isFull) throw tooManyPictures();
      const sender = { player, address };
      coming.add(sender);
      const path = join(folder, randomUUID());
      try {
        await openBench(folder);
        const hash = createHash('sha256');
        const hashed = async function* (bytes: AsyncIterable<Buffer>) {
          for await (const some of bytes) {
            hash.update(some);
            yield some;
          }
        };
        // Opened first: a stream opens its file when it gets to it, and that may be after the file was removed.
        const file = await open(path, 'wx', 0o600);
        await pipeline(sent, hashed, file.createWriteStream());
        const digest = hash.digest('base64');
        return await use({ digest, withBytes: (work) => inTurn(async () => work(await readFile(path))) });
      } finally {
        coming.delete(sender);
        // What can't be removed now is swept later.
        await rm(path, { force: true }).catch(() => undefined);
      }
    },
    sweep: (now) => sweepBench(folder, now),
  };
}
