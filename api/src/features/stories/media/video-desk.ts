import { execFile, type ExecFileException } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { UserId } from 'sync-protocol/ids';
import { CLIP_WORK_MS, CLIPS_AT_ONCE, STORY_VIDEO_SECONDS } from 'sync-protocol/rules/stories/story-media';
import { z } from 'zod';
import { tooManyPictures, unavailable } from '#plugins/calls/api-error.ts';
import { openBench, sweepBench } from '#providers/unfinished.ts';

/** A clip without all that its file told beside picture and sound, and some of what is seen in it. */
export interface Remuxed {
  bytes: Buffer;
  type: string;
  /** JPEGs, in the clip's order. */
  frames: Buffer[];
}

/** Why a clip can't be taken; `noFfmpeg`: nobody here could look at any. */
export type UnfitClip = 'wrongType' | 'unreadable' | 'tooLong' | 'noFfmpeg';

/** Takes clips apart with ffmpeg, one at a time. */
export interface VideoDesk {
  /** Whether it has what it takes; where it has not, no clip is taken. */
  isAble(): Promise<boolean>;
  /**
   * Takes one clip of a player at a time: nobody keeps the desk from all others.
   * @throws ApiError 429 when one of theirs, or too many, wait; 503 when it is not the clip's fault that nothing came of it
   */
  remux(bytes: Buffer, player: UserId): Promise<Remuxed | { unfit: UnfitClip }>;
  /** Drops what a server that died has left of clips. */
  sweep(now: Date): Promise<void>;
}

const TIME_LIMIT_MS = 30_000;
/** So often a clip may come again when it was not its fault; after that it was. */
const TRIES = 3;
/** Clips that are remembered for it. */
const REMEMBERED = 100;
const FRAME_MAX = 16 * 1024 * 1024;
/** Larger ones no phone films, and looking at them would take too long. */
const SIDE_MAX = 4096;
/** Somebody looks at a clip every so many seconds, and thrice at least. */
const LOOK_EVERY_S = 8;
const LOOKS_MIN = 3;

/** The kinds of file that are taken, by how their bytes begin, and what every browser plays of them. */
const KINDS = [
  {
    type: 'video/mp4',
    demuxer: 'mov',
    muxer: 'mp4',
    fits: (bytes: Buffer) => bytes.toString('latin1', 4, 8) === 'ftyp',
    codecs: ['h264', 'av1', 'vp9'],
  },
  {
    type: 'video/webm',
    demuxer: 'matroska',
    muxer: 'webm',
    fits: (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('1a45dfa3', 'hex')),
    codecs: ['vp8', 'vp9', 'av1'],
  },
];

/** Whether bytes are a clip of a kind that is taken. */
export const isClip = (bytes: Buffer) => KINDS.some(({ fits }) => fits(bytes));

const probed = z.object({
  streams: z.array(
    z.object({ codec_name: z.string(), width: z.int().optional(), height: z.int().optional() }),
  ),
  format: z.object({ duration: z.coerce.number().positive() }),
});

/** No other file, and nothing from elsewhere, is read on a clip's behalf. */
const ALONE = ['-v', 'error', '-protocol_whitelist', 'file,pipe'];

class NoFfmpeg extends Error {}
/** What ffmpeg makes nothing of. */
class Unreadable extends Error {}

/** What ffmpeg says when the machine has no room; else what it says is of the clip. */
const NO_ROOM = /No space left on device|Cannot allocate memory|Disk quota exceeded|Too many open files/;

/** Whether the machine, and not the clip, is why a program failed: it was killed, took too long, could not begin or had no room. */
function isOwnFailure({ code, killed, signal }: ExecFileException, said: string): boolean {
  if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return false;
  return killed === true || signal === 'SIGKILL' || typeof code === 'string' || NO_ROOM.test(said);
}

interface DeskOptions {
  /** Where clips lie while they are at work. */
  folder: string;
  /** Where its programs are looked for, as in `PATH`. */
  path?: string | undefined;
  /** How long one clip may keep the desk from the next: as many looks as a minute of video needs take a few seconds. */
  clipLimitMs?: number;
}

export function createVideoDesk({
  folder: bench,
  path = process.env['PATH'],
  clipLimitMs = CLIP_WORK_MS,
}: DeskOptions): VideoDesk {
  const runUntil = (until: number, program: 'ffmpeg' | 'ffprobe', args: readonly string[]) =>
    new Promise<Buffer>((resolve, reject) => {
      // Whoever finds a hole in it finds no secret in its environment.
      const options = { env: { PATH: path }, encoding: 'buffer', maxBuffer: FRAME_MAX } as const;
      const timeout = Math.max(1, Math.min(TIME_LIMIT_MS, until - Date.now()));
      const limits = { timeout, killSignal: 'SIGKILL' } as const;
      const child = execFile(program, [...ALONE, ...args], { ...options, ...limits }, (error, out, said) => {
        if (!error) return resolve(out);
        if (error.code === 'ENOENT') return reject(new NoFfmpeg());
        reject(isOwnFailure(error, said.toString()) ? error : new Unreadable());
      });
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    });

  const remux = async (bytes: Buffer): Promise<Remuxed | { unfit: UnfitClip }> => {
    const kind = KINDS.find(({ fits }) => fits(bytes));
    if (!kind) return { unfit: 'wrongType' };
    await openBench(bench);
    const folder = await mkdtemp(join(bench, 'clip-'));
    const until = Date.now() + clipLimitMs;
    const run = (program: 'ffmpeg' | 'ffprobe', args: readonly string[]) => {
      if (Date.now() >= until) throw new Error('a clip took too long');
      return runUntil(until, program, args);
    };
    const [sent, clip] = [join(folder, 'sent'), join(folder, 'clip')];
    try {
      await writeFile(sent, bytes, { mode: 0o600 });
      // Picture and sound as they are; what else there is, such as the place, stays behind.
      const tracks = ['-map', '0:v:0', '-map', '0:a:0?', '-c', 'copy'];
      const bare = [
        '-map_metadata',
        '-1',
        '-map_metadata:s',
        '-1',
        '-map_chapters',
        '-1',
        '-fflags',
        '+bitexact',
      ];
      const form = ['-movflags', '+faststart', '-f', kind.muxer];
      await run('ffmpeg', ['-nostdin', '-f', kind.demuxer, '-i', sent, ...tracks, ...bare, ...form, clip]);
      const asked = ['-show_entries', 'stream=codec_name,width,height:format=duration', '-of', 'json'];
      const told = await run('ffprobe', ['-f', kind.demuxer, ...asked, clip]);
      const { data } = probed.safeParse(JSON.parse(told.toString()));
      const [picture] = data?.streams ?? [];
      if (!data || !picture || !kind.codecs.includes(picture.codec_name)) return { unfit: 'wrongType' };
      if (Math.max(picture.width ?? 0, picture.height ?? 0) > SIDE_MAX) return { unfit: 'wrongType' };
      const { duration } = data.format;
      // A second of grace: a phone's minute is not a minute sharp.
      if (duration > STORY_VIDEO_SECONDS + 1) return { unfit: 'tooLong' };
      const count = Math.max(LOOKS_MIN, Math.ceil(duration / LOOK_EVERY_S));
      const frames: Buffer[] = [];
      for (let index = 0; index < count; index++) {
        const at = ((duration * index) / count).toFixed(3);
        const one = ['-frames:v', '1', '-c:v', 'mjpeg', '-q:v', '3', '-f', 'image2pipe', 'pipe:1'];
        const frame = await run('ffmpeg', [
          '-nostdin',
          '-threads',
          '1',
          '-ss',
          at,
          '-f',
          kind.demuxer,
          '-i',
          clip,
          ...one,
        ]);
        if (frame.length > 0) frames.push(frame);
      }
      if (frames.length === 0) return { unfit: 'unreadable' };
      return { bytes: await readFile(clip), type: kind.type, frames };
    } catch (error) {
      if (error instanceof NoFfmpeg) return { unfit: 'noFfmpeg' };
      if (error instanceof Unreadable) return { unfit: 'unreadable' };
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  /** By their digests, how often clips failed without being at fault. */
  const failures = new Map<string, number>();
  const remuxOrLater = async (bytes: Buffer): Promise<Remuxed | { unfit: UnfitClip }> => {
    const digest = createHash('sha256').update(bytes).digest('base64');
    const failed = failures.get(digest) ?? 0;
    failures.delete(digest);
    try {
      return await remux(bytes);
    } catch (cause) {
      // One that is made to take too long, or too much, would be sent for ever.
      if (failed + 1 >= TRIES) return { unfit: 'unreadable' };
      failures.set(digest, failed + 1);
      for (const oldest of [...failures.keys()].slice(0, -REMEMBERED)) failures.delete(oldest);
      throw Object.assign(unavailable(), { cause });
    }
  };

  const ask = async () => {
    try {
      for (const program of ['ffmpeg', 'ffprobe'] as const) await runUntil(Infinity, program, ['-version']);
      return true;
    } catch (error) {
      return !(error instanceof NoFfmpeg);
    }
  };

  let able: Promise<boolean> | undefined;
  const atOnce = new Set<UserId>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    isAble: () => (able ??= ask()),
    remux: (bytes, player) => {
      // All but one wait: each has a file of up to 10 MB in memory.
      if (atOnce.has(player) || atOnce.size >= CLIPS_AT_ONCE) throw tooManyPictures();
      atOnce.add(player);
      const turn = last.then(() => remuxOrLater(bytes)).finally(() => atOnce.delete(player));
      last = turn.catch(() => undefined);
      return turn;
    },
    sweep: (now) => sweepBench(bench, now),
  };
}
