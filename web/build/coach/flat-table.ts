/** A table of a flatbuffer, read and changed where it lies. Its fields go by their places in its schema. */
export class FlatTable {
  readonly #bytes: Buffer;
  readonly #at: number;
  readonly #layout: number;

  private constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.#at = at;
    this.#layout = at - bytes.readInt32LE(at);
  }

  static rootOf(bytes: Buffer): FlatTable {
    return new FlatTable(bytes, bytes.readUInt32LE(0));
  }

  /** Where the table begins. */
  get at(): number {
    return this.#at;
  }

  has(field: number): boolean {
    return this.#slot(field) > 0;
  }

  number(field: number): number {
    return this.#bytes.readUInt32LE(this.#slot(field));
  }

  /** Where a field that is an offset points to. */
  target(field: number): number {
    return this.#pointedTo(this.#slot(field));
  }

  /** A vector of tables; none when it is not there. */
  tables(field: number): FlatTable[] {
    return this.#slots(field).map((slot) => new FlatTable(this.#bytes, this.#pointedTo(slot)));
  }

  /** A vector of whole numbers. */
  numbers(field: number): number[] {
    return this.#slots(field).map((slot) => this.#bytes.readInt32LE(slot));
  }

  setNumbers(field: number, numbers: readonly number[]): void {
    this.#slotsFor(field, numbers.length).forEach((slot, index) =>
      this.#bytes.writeInt32LE(numbers[index] ?? 0, slot),
    );
  }

  /** Leaves of a vector of tables those that are named. */
  setTables(field: number, tables: readonly FlatTable[]): void {
    this.#slotsFor(field, tables.length).forEach((slot, index) =>
      this.#bytes.writeUInt32LE((tables[index]?.at ?? slot) - slot, slot),
    );
  }

  /** Makes a vector shorter, or leaves it as long as it is. */
  #slotsFor(field: number, count: number): number[] {
    const slots = this.#slots(field);
    if (count > slots.length) throw new Error('a vector has no room for more');
    this.#bytes.writeUInt32LE(count, this.target(field));
    return slots.slice(0, count);
  }

  #slots(field: number): number[] {
    if (!this.has(field)) return [];
    const at = this.target(field);
    return Array.from({ length: this.#bytes.readUInt32LE(at) }, (_, index) => at + 4 + 4 * index);
  }

  #pointedTo(slot: number): number {
    return slot + this.#bytes.readUInt32LE(slot);
  }

  #slot(field: number): number {
    const size = this.#bytes.readUInt16LE(this.#layout);
    const place = 4 + 2 * field;
    const offset = place < size ? this.#bytes.readUInt16LE(this.#layout + place) : 0;
    return offset > 0 ? this.#at + offset : 0;
  }
}
