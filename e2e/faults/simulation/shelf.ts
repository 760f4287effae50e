import { Readable } from 'node:stream';
import type { Dice } from 'api/src/demo/dice.ts';
import type { MediaStore } from 'api/src/providers/media/media-store.ts';

/** Keeps files in memory; by dice the server dies just before it has a file, or just after. */
export class Shelf implements MediaStore {
  trouble = 0;
  dice: Dice | undefined;
  readonly #files = new Map<string, Uint8Array>();

  async put(id: string, bytes: Uint8Array): Promise<void> {
    this.#mayDie();
    this.#files.set(id, bytes);
    this.#mayDie();
  }

  async get(id: string): Promise<Readable | null> {
    const bytes = this.#files.get(id);
    return bytes ? Readable.from([bytes]) : null;
  }

  async has(id: string): Promise<boolean> {
    return this.#files.has(id);
  }

  async remove(id: string): Promise<void> {
    this.#files.delete(id);
  }

  async sweep(): Promise<void> {
    // Nothing here is half there.
  }

  #mayDie(): void {
    if (this.dice?.happens(this.trouble)) throw new Error('the server died');
  }
}
