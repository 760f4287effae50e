import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether this machine can make clips, and so whether the server on it takes any. */
export const HAS_FFMPEG = spawnSync('ffmpeg', ['-version']).status === 0;

interface ClipOptions {
  seconds: number;
  /** Pictures a second. */
  rate?: number;
  /** Kilobits a second of picture. */
  kilobits?: number;
}

/** A clip as a phone films it held upright: with sound, the place, the day, and whose phone it was. */
export function filmed({ seconds, rate = 25, kilobits = 600 }: ClipOptions): Buffer {
  return inFolder((folder) => {
    const flat = join(folder, 'flat.mp4');
    const clip = join(folder, 'clip.mp4');
    const picture = ['-f', 'lavfi', '-i', `testsrc2=duration=${seconds}:size=640x360:rate=${rate}`];
    const sound = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
    const form = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
    run('ffmpeg', [...picture, ...sound, ...form, '-b:v', `${kilobits}k`, flat]);
    const told = {
      location: '+51.5000-000.1000/',
      'com.apple.quicktime.location.ISO6709': '+51.5000-000.1000/',
      creation_time: '2026-01-02T03:04:05Z',
      title: 'Grandma’s yard',
    };
    const tags = Object.entries(told).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]);
    const turned = ['-metadata:s:v', 'rotate=90', '-metadata:s:v', 'handler_name=Mia’s phone'];
    const alike = ['-c', 'copy', '-movflags', 'use_metadata_tags'];
    run('ffmpeg', ['-i', flat, ...alike, ...tags, ...turned, clip]);
    return readFileSync(clip);
  });
}

/** All that a clip's file tells beside its pictures and sound, and how it is to be turned. */
export function toldBy(clip: Buffer): string {
  return inFolder((folder) => {
    const file = join(folder, 'clip');
    writeFileSync(file, clip);
    return run('ffprobe', ['-show_entries', 'format_tags:stream_tags:chapters:stream_side_data', '-i', file]);
  });
}

const run = (program: string, args: readonly string[]) =>
  execFileSync(program, ['-v', 'error', ...args], { encoding: 'utf8' });

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'volley-clip-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
