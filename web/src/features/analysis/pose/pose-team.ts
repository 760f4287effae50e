import type { PoseFrame } from 'sync-protocol/rules/technique/motion/landmarks';
import { PoseFinder } from './pose-finder.ts';
import { PoseStopped } from './pose-wire.ts';

/** Gigabytes of memory from which a phone has room for a second model; where it is not told (iPhones), it may be small. */
const ROOMY = 4;

interface Member {
  finder: PoseFinder;
  /** Pictures that it was given and has not answered. */
  given: number;
}

/**
 * One finder, and a second beside it where the phone has the processors and the memory. What is seen in a picture does
 * not depend on which of them looks.
 */
export class PoseTeam {
  readonly #finders: PoseFinder[] = [];
  readonly #members: Member[] = [];
  readonly #people: number;
  readonly #most: number;
  #opening: Promise<void> | undefined;
  #isClosed = false;

  /** To look for so many people, with at most so many finders. */
  constructor(people: number, most: number) {
    this.#people = people;
    this.#most = most;
  }

  /** Loads the model, once; answers as soon as one can look. */
  open(): Promise<void> {
    this.#opening ??= this.#addAll();
    return this.#opening;
  }

  /** How many pictures can be looked at at once. */
  get size(): number {
    return this.#members.length;
  }

  /**
   * The body in a picture, which is used up, as soon as somebody can look. Where two look the phone may end one of them
   * midway, when memory runs out: then the other one goes on alone.
   * @throws PoseStopped when none is left; why the model can't be loaded
   */
  async look(picture: ImageBitmap, t: number): Promise<PoseFrame> {
    await this.open().catch((error: unknown) => {
      picture.close();
      throw error;
    });
    const [first, ...others] = this.#members;
    if (!first) throw new PoseStopped('nobody is left to look');
    const member = others.reduce((idlest, one) => (one.given < idlest.given ? one : idlest), first);
    member.given++;
    try {
      if (others.length === 0) return await member.finder.look(picture, t);
      const frame = await member.finder.look(await createImageBitmap(picture), t);
      picture.close();
      return frame;
    } catch (error) {
      if (others.length === 0 || this.#isClosed) throw error;
      this.#dismiss(member);
      return await this.look(picture, t);
    } finally {
      member.given--;
    }
  }

  /** Ends all of it, and frees its memory. */
  close(): void {
    this.#isClosed = true;
    for (const finder of this.#finders) finder.close();
  }

  #dismiss(member: Member): void {
    const place = this.#members.indexOf(member);
    if (place !== -1) this.#members.splice(place, 1);
    member.finder.close();
  }

  #addAll(): Promise<void> {
    const finders = hasRoomForTwo() ? Math.min(2, this.#most) : 1;
    const openings = Array.from({ length: finders }, () => this.#add());
    // Where it can't be loaded twice, one looks alone.
    return Promise.any(openings).catch(({ errors }: AggregateError) => {
      throw errors[0];
    });
  }

  async #add(): Promise<void> {
    const finder = new PoseFinder();
    this.#finders.push(finder);
    try {
      await finder.open(this.#people);
    } catch (error) {
      finder.close();
      throw error;
    }
    this.#members.push({ finder, given: 0 });
  }
}

function hasRoomForTwo(): boolean {
  const memory = 'deviceMemory' in navigator ? Number(navigator.deviceMemory) : 0;
  return navigator.hardwareConcurrency > 1 && memory >= ROOMY;
}
