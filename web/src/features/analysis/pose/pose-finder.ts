import type { PoseFrame } from 'sync-protocol/rules/technique/motion/landmarks';
import { COACH_BASE } from '../coach/coach.ts';
import { NotServed, PoseStopped, type PoseAnswer, type PoseRequest } from './pose-wire.ts';
// oxlint-disable-next-line import/default -- the bundler makes it
import workerAddress from './pose-worker.ts?worker&url';

/** What is asked, without the number that the finder gives it. */
type Asked = PoseRequest extends infer One ? (One extends PoseRequest ? Omit<One, 'id'> : never) : never;

interface Waiting {
  resolve: (frame: PoseFrame | null) => void;
  reject: (error: Error) => void;
}

/** A slow phone takes a second for a picture. Who says nothing for so long was ended, which a browser tells nobody. */
const SILENT_MS = 30_000;

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
    const silence = setTimeout(() => this.#fail('the worker says nothing'), SILENT_MS);
    try {
      const frame = await this.#ask({ kind: 'look', picture, t }, [picture]);
      if (!frame) throw new Error('the model says nothing');
      return frame;
    } finally {
      clearTimeout(silence);
    }
  }

  close(): void {
    this.#worker.terminate();
    this.#port.close();
    this.#fail('closed');
  }

  #ask(request: Asked, transfer: Transferable[] = []): Promise<PoseFrame | null> {
    const id = ++this.#lastId;
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#port.postMessage({ ...request, id }, transfer);
    });
  }

  #settle(answer: PoseAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.ok) waiting?.resolve(answer.frame);
    else waiting?.reject(answer.statusText ? new NotServed(answer.statusText) : new Error(answer.message));
  }

  /** Nothing is asked of it any more. */
  #fail(message: string): void {
    const ended = new PoseStopped(message);
    this.#ended = ended;
    for (const { reject } of this.#waiting.values()) reject(ended);
    this.#waiting.clear();
  }
}

let policy: { createScriptURL: (address: string) => string } | undefined;

/** The server lets pages run no script from an address that nobody has vouched for: here it is always the same. */
function trusted(address: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy('pose', { createScriptURL: () => workerAddress });
  return policy?.createScriptURL(address) ?? address;
}
