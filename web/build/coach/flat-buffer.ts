/** A place in the buffer where an offset is to be written. */
export type Slot = number;

/**
 * Writes a flatbuffer from its front to its back: first a table with empty slots, then what they point to. Offsets
 * only ever point forward, so what was written never has to move.
 */
export class FlatBuffer {
  #bytes: Buffer;

  /** @param identifier the four letters after the root's offset */
  constructor(identifier: string) {
    this.#bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(identifier, 'latin1')]);
  }

  get length(): number {
    return this.#bytes.length;
  }

  get bytes(): Buffer {
    return this.#bytes;
  }

  append(bytes: Buffer): number {
    const at = this.length;
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
    return at;
  }

  /** Fills up so that what follows, after `ahead` more bytes, begins at a multiple. */
  align(multiple: number, ahead = 0): void {
    const over = (this.length + ahead) % multiple;
    if (over > 0) this.append(Buffer.alloc(multiple - over));
  }

  /**
   * A table with these fields in use, each four bytes wide (a smaller number lies in the first of them).
   * @param size how many fields its schema has
   * @returns the slots of the fields, in their order
   */
  table(from: Slot, size: number, fields: readonly number[]): Slot[] {
    this.align(4);
    const layout = Buffer.alloc(4 + 2 * size);
    layout.writeUInt16LE(layout.length, 0);
    layout.writeUInt16LE(4 + 4 * fields.length, 2);
    fields.forEach((field, index) => layout.writeUInt16LE(4 + 4 * index, 4 + 2 * field));
    const layoutAt = this.append(layout);
    this.align(4);
    const at = this.append(Buffer.alloc(4 + 4 * fields.length));
    this.#bytes.writeInt32LE(at - layoutAt, at);
    this.link(from, at);
    return fields.map((_, index) => at + 4 + 4 * index);
  }

  /** A vector of so many offsets. */
  offsets(from: Slot, count: number): Slot[] {
    const at = this.#vector(from, Buffer.alloc(4 * count), count);
    return Array.from({ length: count }, (_, index) => at + 4 + 4 * index);
  }

  floats(from: Slot, values: readonly number[]): void {
    const bytes = Buffer.alloc(4 * values.length);
    values.forEach((value, index) => bytes.writeFloatLE(value, 4 * index));
    this.#vector(from, bytes, values.length);
  }

  text(from: Slot, text: string): void {
    const bytes = Buffer.from(text);
    this.#vector(from, Buffer.concat([bytes, Buffer.alloc(1)]), bytes.length);
  }

  /** A vector of bytes that begin at a multiple of 16. */
  blob(from: Slot, bytes: Buffer): void {
    this.align(16, 4);
    this.#vector(from, bytes, bytes.length);
  }

  number(at: Slot, value: number): void {
    this.#bytes.writeUInt32LE(value, at);
  }

  link(from: Slot, to: number): void {
    this.number(from, to - from);
  }

  #vector(from: Slot, bytes: Buffer, count: number): number {
    this.align(4);
    const head = Buffer.alloc(4);
    head.writeUInt32LE(count);
    const at = this.append(Buffer.concat([head, bytes]));
    this.link(from, at);
    return at;
  }
}
