import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { tooManyPictures, unavailable } from '#plugins/calls/api-error.ts';
import { GAVE_UP, type PictureCall, type PictureJob, type Remade } from './picture-jobs.ts';

/** Unpacks what players send as pictures: one at a time, in a process of its own. */
export interface PictureDesk {
  /**
   * Keeps a place for a picture of a player that is on its way, to be given back when it is here or will never be.
   * @throws ApiError 429 `pictures_busy` when too many wait or are on their way, of all players or of this one
   */
  keepPlace(player: string): () => void;
  /** Makes a profile's picture. @throws as above */
  remake(bytes: Uint8Array): Promise<Remade>;
  /** Makes a story's photo, however many wait: who brings them sees to that. */
  remakePhoto(bytes: Uint8Array): Promise<Remade>;
  /** Reads a call's JSON, which may be long and wild, and remakes the picture in it. @throws as above */
  readCall(json: Uint8Array): Promise<PictureCall>;
  close(): void;
}

/** The largest picture that is taken needs a second; on a busy machine several. */
const TIME_LIMIT_MS = 30_000;
/** Each has a file of up to 5 MB in memory, or one of a story, of which there are few (arrivals.ts). */
const MAX_WAITING = 12;
/** Of one player: a phone sends its files one after the other, and nobody keeps the desk from all others. */
const MAX_COMING = 3;
/** The process gives its memory back when nobody has used it for a while. */
const IDLE_MS = 60_000;
const HEAP_MIB = 256;

const PROGRAM = fileURLToPath(new URL('./picture-process.ts', import.meta.url));

/** The process is started by its first picture, and anew after one that it did not survive. */
export function createPictureDesk({ timeLimitMs = TIME_LIMIT_MS } = {}): PictureDesk {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  /** Whose pictures are on their way, by the places that they have. */
  const coming = new Map<symbol, string>();
  let last: Promise<unknown> = Promise.resolve();

  const start = () => {
    // Whoever finds a hole in what unpacks pictures finds no secret in its environment.
    const started = fork(PROGRAM, [], {
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MIB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.unref();
    started.channel?.unref();
    const forget = () => {
      if (child === started) child = undefined;
    };
    // What could not be started never exits.
    started.on('error', forget);
    started.once('exit', forget);
    return started;
  };
  /** What the process answers; null if the picture was its end. */
  const ask = async <Answer>(job: PictureJob): Promise<Answer | null> => {
    clearTimeout(idle);
    const asked = (child ??= start());
    const over = new AbortController();
    const timer = setTimeout(() => asked.kill('SIGKILL'), timeLimitMs);
    try {
      const ended = once(asked, 'exit', over).then(([code]) => {
        if (code === null || code === GAVE_UP) return null;
        throw new Error(`the process for pictures ended with ${String(code)}`);
      });
      const answered = once(asked, 'message', over).then(([answer]) => answer as Answer);
      asked.send(job, (error) => error && over.abort(error));
      return await Promise.race([answered, ended]);
    } catch (cause) {
      throw Object.assign(unavailable(), { cause });
    } finally {
      clearTimeout(timer);
      over.abort();
      idle = setTimeout(close, IDLE_MS).unref();
    }
  };
  const refuseIfBusy = () => {
    if (waiting + coming.size >= MAX_WAITING) throw tooManyPictures();
  };
  const keepPlace = (player: string) => {
    refuseIfBusy();
    if ([...coming.values()].filter((one) => one === player).length >= MAX_COMING) throw tooManyPictures();
    const place = Symbol('a picture on its way');
    coming.set(place, player);
    return () => void coming.delete(place);
  };
  const inTurn = async <Answer>(job: PictureJob): Promise<Answer | null> => {
    waiting += 1;
    const turn = last.then(() => ask<Answer>(job));
    last = turn.catch(() => undefined);
    return turn.finally(() => (waiting -= 1));
  };
  const close = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  const unlessBusy = async <Answer>(job: PictureJob): Promise<Answer | null> => {
    refuseIfBusy();
    return inTurn<Answer>(job);
  };

  return {
    keepPlace,
    remake: async (bytes) => (await unlessBusy<Remade>({ kind: 'file', bytes })) ?? { unfit: 'unreadable' },
    remakePhoto: async (bytes) => (await inTurn<Remade>({ kind: 'photo', bytes })) ?? { unfit: 'unreadable' },
    readCall: async (bytes) => (await unlessBusy<PictureCall>({ kind: 'call', bytes })) ?? {},
    close,
  };
}
