import type { UserId } from 'sync-protocol/ids';
import type { Sight } from 'sync-protocol/rules/profile/privacy';
import { asOthersRead, asSeen, type AsOthersRead } from '#features/profile/commands.ts';
import { cardText } from './present.ts';
import type { Changed, PlayerRow } from './queries.ts';

/** A player as they were read, with what was made of it; never changed, but replaced. */
export class KeptPlayer {
  readonly id: UserId;
  /** Which version of their row it is. */
  readonly version: string;
  readonly #row: PlayerRow;
  readonly #cards = new Map<Sight, string>();
  #read: { from: number; until: number; other: AsOthersRead<PlayerRow> } | undefined;

  constructor(version: string, row: PlayerRow) {
    this.id = row.id;
    this.version = version;
    this.#row = row;
  }

  /** As others read them: who is a minor, and so what of their words, is the same all month long. */
  asOthersRead(now: number): AsOthersRead<PlayerRow> {
    if (!this.#read || now < this.#read.from || now >= this.#read.until) {
      this.#cards.clear();
      const [year, month] = [new Date(now).getUTCFullYear(), new Date(now).getUTCMonth()];
      const [from, until] = [Date.UTC(year, month), Date.UTC(year, month + 1)];
      this.#read = { from, until, other: asOthersRead(this.#row, now) };
    }
    return this.#read.other;
  }

  /** What a board shows of them to whoever sees so much. */
  cardText(sees: Sight, now: number): string {
    const other = this.asOthersRead(now);
    const text = this.#cards.get(sees) ?? cardText(asSeen(other, sees), sees);
    this.#cards.set(sees, text);
    return text;
  }
}

/**
 * Players whom boards show to strangers, kept on this node with what is written of them. Nothing that is kept is
 * believed: each look asks the database whose row has become another one, so that whoever turns private, is hidden,
 * renamed or gone is so at once, by whichever node or command it was done.
 */
export class KeptPlayers {
  readonly #kept = new Map<UserId, KeptPlayer>();

  /** What is kept of some players at this moment: the versions of their rows, to be asked about. */
  known(ids: readonly UserId[]) {
    const kept = ids.map((id) => this.#kept.get(id));
    return {
      versions: kept.map((one) => one?.version ?? null),
      /** Those who are there, in the same order, after what the database says of whose row is another version by now. */
      asTheyAre: (changed: readonly Changed[]) => this.#renewed(ids, kept, changed),
    };
  }

  #renewed(
    ids: readonly UserId[],
    kept: readonly (KeptPlayer | undefined)[],
    changed: readonly Changed[],
  ): KeptPlayer[] {
    const rows = new Map(changed.map((row) => [row.id, row]));
    // Another look may have kept somebody meanwhile, older or newer: this one goes by what it was told itself.
    return ids.flatMap((id, index) => {
      const row = rows.get(id);
      if (!row) return kept[index] ?? [];
      if (row.version === null) {
        this.#kept.delete(id);
        return [];
      }
      const { version, ...player } = row;
      const one = new KeptPlayer(version, player);
      this.#kept.set(id, one);
      return one;
    });
  }
}
