import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId, userId } from 'sync-protocol/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVideoDesk } from './video-desk.ts';

const clip = Buffer.from('0000ftypmp42');
const player = () => userId.parse(newId());

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volley-desk-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A desk whose programs are a script. */
async function deskWith(script: string, clipLimitMs?: number) {
  const path = await mkdtemp(join(folder, 'bin-'));
  for (const program of ['ffmpeg', 'ffprobe']) {
    await writeFile(join(path, program), `#!/bin/sh\n${script}\n`);
    await chmod(join(path, program), 0o755);
  }
  const bench = join(path, 'clips');
  const limit = clipLimitMs === undefined ? {} : { clipLimitMs };
  return { desk: createVideoDesk({ folder: bench, path: `${path}:/bin:/usr/bin`, ...limit }), bench, path };
}

test('takes one clip of a player at a time, so that nobody keeps it from all others', async () => {
  const { desk } = await deskWith('exit 1');
  const [one, other] = [player(), player()];
  const first = desk.remux(clip, one);
  expect(() => desk.remux(clip, one)).toThrow('try again');
  await desk.remux(clip, other);
  await first;
  expect(await desk.remux(clip, one)).toEqual({ unfit: 'unreadable' });
});

test('takes none without ffmpeg', async () => {
  const desk = createVideoDesk({ folder: join(folder, 'none'), path: '/nowhere' });
  expect(await desk.remux(clip, player())).toEqual({ unfit: 'noFfmpeg' });
});

describe('when nothing comes of a clip', () => {
  test('and ffmpeg says that it is no clip, it is refused at once, and nothing is left of it', async () => {
    const { desk, bench } = await deskWith('echo "Invalid data found when processing input" >&2; exit 1');
    expect(await desk.remux(clip, player())).toEqual({ unfit: 'unreadable' });
    expect(await readdir(bench)).toEqual([]);
  });

  test.each([
    ['ffmpeg was killed', 'kill -9 $$'],
    ['the disk is full', 'echo "av_interleaved_write_frame(): No space left on device" >&2; exit 1'],
    ['there is no memory', 'echo "Error opening input: Cannot allocate memory" >&2; exit 1'],
  ])('because %s, it comes again, but not for ever', async (_, script) => {
    const { desk, bench } = await deskWith(script);
    for (let tries = 0; tries < 2; tries++)
      await expect(desk.remux(clip, player())).rejects.toMatchObject({ status: 503 });
    await expect(desk.remux(Buffer.concat([clip, clip]), player())).rejects.toMatchObject({
      status: 503,
    });
    expect(await desk.remux(clip, player())).toEqual({ unfit: 'unreadable' });
    expect(await readdir(bench)).toEqual([]);
  });
});

test('a clip is looked at every eight seconds, and all that is done with it has an end', async () => {
  const script = `
    for last in "$@"; do :; done
    echo "$last" >> "$(dirname "$0")/looks"
    sleep 0.1
    case "$0" in
      *ffprobe) echo '{"streams":[{"codec_name":"h264","width":9,"height":9}],"format":{"duration":"60"}}' ;;
      *) if [ "$last" = pipe:1 ]; then echo frame; else echo clip > "$last"; fi ;;
    esac`;
  const looksOf = async (path: string) => {
    const calls = (await readFile(join(path, 'looks'), 'utf8')).split('\n');
    return calls.filter((last) => last === 'pipe:1').length;
  };
  const patient = await deskWith(script);
  expect(await patient.desk.remux(clip, player())).toMatchObject({ type: 'video/mp4' });
  const all = await looksOf(patient.path);
  const { desk, path } = await deskWith(script, 250);
  // On a busy machine it is over before the first look.
  await writeFile(join(path, 'looks'), '');
  await expect(desk.remux(clip, player())).rejects.toMatchObject({ status: 503 });
  expect(await looksOf(path)).toBeLessThan(all / 2);
});

test('what a server that died has left of clips goes, and none that is at work', async () => {
  const { desk, bench } = await deskWith('exit 1');
  const [old, young] = [join(bench, 'clip-old'), join(bench, 'clip-young')];
  for (const one of [old, young]) {
    await mkdir(one, { recursive: true });
    await writeFile(join(one, 'sent'), clip);
  }
  const now = new Date();
  const before = new Date(now.getTime() - 2 * 3_600_000);
  await utimes(old, before, before);
  await desk.sweep(now);
  expect(await readdir(bench)).toEqual(['clip-young']);
});
