import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserId } from 'sync-protocol/ids';
import { STORY_VIDEO_SECONDS } from 'sync-protocol/rules/stories/story-media';
import { z } from 'zod';
import { tooManyPictures } from '#features/profile/commands.ts';

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
   * @throws ApiError 429 when one of theirs, or too many, wait
   */
  remux(bytes: Buffer, player: UserId): Promise<Remuxed | { unfit: UnfitClip }>;
}

/** Two that wait, and one at work: each has a file of up to 10 MB in memory. */
const MAX_AT_ONCE = 3;
const TIME_LIMIT_MS = 30_000;
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
/** What ffmpeg makes nothing of, or not in time. */
class Unreadable extends Error {}

/** @param path where its programs are looked for, as in `PATH` */
export function createVideoDesk({ path = process.env['PATH'] } = {}): VideoDesk {
  const run = (program: 'ffmpeg' | 'ffprobe', args: readonly string[]) =>
    new Promise<Buffer>((resolve, reject) => {
      // Whoever finds a hole in it finds no secret in its environment.
      const options = { env: { PATH: path }, encoding: 'buffer', maxBuffer: FRAME_MAX } as const;
      const limits = { timeout: TIME_LIMIT_MS, killSignal: 'SIGKILL' } as const;
      const child = execFile(program, [...ALONE, ...args], { ...options, ...limits }, (error, out) => {
        if (!error) return resolve(out);
        reject(error.code === 'ENOENT' ? new NoFfmpeg() : new Unreadable());
      });
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    });

  const remux = async (bytes: Buffer): Promise<Remuxed | { unfit: UnfitClip }> => {
    const kind = KINDS.find(({ fits }) => fits(bytes));
    if (!kind) return { unfit: 'wrongType' };
    const folder = await mkdtemp(join(tmpdir(), 'clip-'));
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

  const ask = async () => {
    try {
      for (const program of ['ffmpeg', 'ffprobe'] as const) await run(program, ['-version']);
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
      if (atOnce.has(player) || atOnce.size >= MAX_AT_ONCE) throw tooManyPictures();
      atOnce.add(player);
      const turn = last.then(() => remux(bytes)).finally(() => atOnce.delete(player));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
