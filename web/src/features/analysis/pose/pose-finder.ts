import type { PoseFrame } from 'sync-protocol/rules/technique/motion/landmarks';
import { COACH_BASE } from '../coach/coach.ts';
import { ended } from './ended.ts';
import { NotServed, PoseStopped, type PoseAnswer, type PoseRequest } from './pose-wire.ts';
// oxlint-disable-next-line import/default -- the bundler makes it
import workerAddress from './pose-worker.ts?worker&url';

/** What is asked, without the number that the finder gives it. */
type Asked = PoseRequest extends infer One ? (One extends PoseRequest ? Omit<One, 'id'> : never) : never;

interface Waiting {
  resolve: (frame: PoseFrame | null) => void;
  reject: (error: Error) => void;
}

/**
 * Seconds on the screen: a slow phone takes one for a picture, and some ten to load the model, or more where it has to
 * fetch it again. Who says nothing for so long was ended, which a browser tells nobody.
 */
const SILENT = { look: 30, open: 120 } as const;

/** Whoever closes it has it end by itself. */
const UNENDED = new AbortController().signal;

/** Finds bodies in pictures, in a worker of its own; all its memory goes with `close`. */
export class PoseFinder {
  readonly #worker = new Worker(trusted(workerAddress), { type: 'module' });
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #ended: Error | undefined;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#port.addEventListener('message', ({ data }: MessageEvent<PoseAnswer>) => this.#settle(data));
    this.#port.start();
    this.#worker.addEventListener('error', ({ message }) =>
      this.#fail(message || 'the worker did not start'),
    );
    this.#worker.postMessage(null, [port2]);
  }

  /** Loads the model, to look for so many people. */
  async open(people: number): Promise<void> {
    await this.#ask({ kind: 'open', base: COACH_BASE, people });
  }

  /** The body in a picture, which is used up. */
  async look(picture: ImageBitmap, t: number): Promise<PoseFrame> {
    const frame = await this.#ask({ kind: 'look', picture, t }, [picture]);
    if (!frame) throw new Error('the model says nothing');
    return frame;
  }

  close(): void {
    this.#worker.terminate();
    this.#port.close();
    this.#fail('closed');
  }

  async #ask(request: Asked, transfer: Transferable[] = []): Promise<PoseFrame | null> {
    const id = ++this.#lastId;
    if (this.#ended) throw this.#ended;
    const answer = new Promise<PoseFrame | null>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#port.postMessage({ ...request, id }, transfer);
    });
    try {
      return await ended(UNENDED, answer, SILENT[request.kind]);
    } catch (error) {
      if ((error as Error).name !== 'TimeoutError') throw error;
      throw this.#fail('the worker says nothing');
    }
  }

  #settle(answer: PoseAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.ok) waiting?.resolve(answer.frame);
    else waiting?.reject(answer.statusText ? new NotServed(answer.statusText) : new Error(answer.message));
  }

  /** Nothing is asked of it any more. */
  #fail(message: string): PoseStopped {
    const stopped = new PoseStopped(message);
    this.#ended = stopped;
    for (const { reject } of this.#waiting.values()) reject(stopped);
    this.#waiting.clear();
    return stopped;
  }
}

let policy: { createScriptURL: (address: string) => string } | undefined;

/** The server lets pages run no script from an address that nobody has vouched for: here it is always the same. */
function trusted(address: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy('pose', { createScriptURL: () => workerAddress });
  return policy?.createScriptURL(address) ?? address;
}
