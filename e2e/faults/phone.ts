import 'fake-indexeddb/auto';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { newId, type RegimenId, type SavedQuoteId, type UserRegimenId } from 'sync-protocol/ids';
import type { MutationArgs, MutationName } from 'sync-protocol/mutations/index';
import { fetchPrograms } from 'web/src/data/catalog/catalog.ts';
import { refreshCatalog } from 'web/src/data/catalog/keep-catalog.ts';
import { senderOf } from 'web/src/data/sync/client-group.ts';
import { type Sender, UserDb } from 'web/src/data/store/db.ts';
import { mutateOn } from 'web/src/data/rows/mutate-on.ts';
import type { Fetch, Phone } from 'web/src/data/store/phone.ts';
import { syncOnce, type Outcome } from 'web/src/data/sync/sync-once.ts';
import { mutatorOf } from '../harness/mutator-of.ts';
import type { Journal } from './journal.ts';
import { fetchAs, today, ZONE, type Player } from './player.ts';

/** How many programs it keeps, from the catalog's beginning. */
const KEPT_PROGRAMS = 4;

/** A player's phone: the app's own data layer, on a disk of its own, with a real way to a real server. */
export class PlayersPhone implements Phone {
  readonly db: UserDb;
  /** Whose phone it is, with the session of its browser. */
  player: Player;
  readonly journal: Journal;
  /** Where it finds the server: at its own address, or behind a proxy. */
  origin: string;
  /** Hears of each request that leaves. */
  onRequest: (path: string) => void = () => undefined;
  /** Hears what is answered, before the app does; an answer that it throws at is one that was lost on the way. */
  onAnswer: (answer: { path: string; status: number; text: string }) => unknown = () => undefined;

  constructor(player: Player, origin: string, journal: Journal) {
    this.db = new UserDb(player.id, newId());
    this.player = player;
    this.origin = origin;
    this.journal = journal;
  }

  now = () => Date.now();
  zone = () => ZONE;

  fetch: Fetch = async (path, init) => {
    const sent = fetchAs(this.player, () => this.origin)(path, init);
    this.onRequest(path);
    const answer = await sent;
    await this.onAnswer({ path, status: answer.status, text: await answer.clone().text() });
    return answer;
  };

  /** The training day that the phone shows. */
  get today(): string {
    return today();
  }

  sync(): Promise<Outcome> {
    return syncOnce(this);
  }

  waiting(): Promise<number> {
    return this.db.outbox.count();
  }

  /** Who it is to the server. */
  sender(): Promise<Sender> {
    return senderOf(this.db);
  }

  /** Keeps programs of the catalog, as the app does in an idle moment; answers them in their order. */
  async learnPrograms(): Promise<RegimenId[]> {
    await refreshCatalog(this);
    const first = await this.db.catalog.orderBy('place').limit(KEPT_PROGRAMS).toArray();
    await fetchPrograms(
      this,
      first.map(({ id }) => id),
    );
    return first.map(({ id }) => id);
  }

  /** Does what the player taps; a tap that does not stand fails the test. */
  async tap<Name extends MutationName>(name: Name, args: MutationArgs<Name>): Promise<void> {
    const result = await mutateOn(this, mutatorOf(name), args);
    if (!result.ok) throw new Error(`${name}: ${result.message}`);
    this.journal.taps += 1;
  }

  /** Starts a program, one of the catalog unless told which; what it deals is there at once. */
  async start(chosen?: RegimenId): Promise<UserRegimenId> {
    const userRegimenId = newId<UserRegimenId>();
    const [regimenId] = chosen ? [chosen] : await this.learnPrograms();
    if (!regimenId) throw new Error('the catalog is empty');
    await this.tap('userRegimen.start', { userRegimenId, regimenId });
    return userRegimenId;
  }

  /** Today's tasks, in their order. */
  async tasks(): Promise<Task[]> {
    return this.db.synced('tasks').where('day').equals(this.today).sortBy('slot');
  }

  async setCompleted({ id, day, userRegimenId, slot }: Task, completed = true): Promise<void> {
    await this.tap('task.setCompleted', { taskId: id, day, userRegimenId, slot, completed });
    this.journal.tasks.set(id, completed);
  }

  async keepQuote(): Promise<SavedQuoteId> {
    const id = newId<SavedQuoteId>();
    await this.tap('savedQuote.save', {
      savedQuoteId: id,
      quote: `Words ${id}`,
      category: 'focus',
      notes: '',
    });
    this.journal.notes.set(id, '');
    return id;
  }

  async setNotes(id: SavedQuoteId, notes: string): Promise<void> {
    await this.tap('savedQuote.setNotes', { savedQuoteId: id, notes });
    this.journal.notes.set(id, notes);
  }
}
