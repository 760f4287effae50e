import type { Config } from './config.ts';
import type { Db } from '#db/db.ts';
import type { PictureDesk } from '#features/profile/picture/picture-desk.ts';
import type { Relations } from '#features/profile/relations.ts';
import type { VideoDesk } from '#features/stories/media/video-desk.ts';
import type { Catalog } from '#features/training/catalog.ts';
import type { PokeBus } from '#sync/pokes/poke-bus.ts';
import type { ServerHalf } from '#sync/server-half.ts';
import type { RecentChanges } from '#sync/write/recent-changes.ts';
import type { StoredTables } from '#sync/write/stored-tables.ts';
import type { MediaStore } from '#providers/media/media-store.ts';
import type { OpenId } from '#providers/open-id.ts';
import type { Background } from '#providers/background.ts';
import type { Mailer } from '#providers/mail/mail.ts';
import type { SecondOpinion } from '#providers/vision/second-opinion.ts';
import type { Vision } from '#providers/vision/vision.ts';
import type { PushSender } from '#providers/push/web-push.ts';

/** What the app is built from; tests bring their own. */
export interface Deps {
  config: Config;
  db: Db;
  /** Programs, in memory. */
  catalog: Catalog;
  /** Every synced table. */
  tables: StoredTables;
  /** What features add to mutations on the server. */
  halves: readonly ServerHalf[];
  /** Tells devices when to pull. */
  pokes: PokeBus;
  /** What this node has written of late. */
  recent: RecentChanges;
  /** Most rows that a page of a pull holds. */
  rowsAPage: number;
  /** How long a stream of pokes waits on average until it says something for no reason. */
  idlePokeMs: number;
  /** Delivers messages to the players' browsers. */
  push: PushSender;
  /** The provider that players may sign in at; null where none is set up. */
  openId: OpenId | null;
  /** Sends mail. */
  mailer: Mailer;
  /** For what nobody waits for. */
  background: Background;
  /** Unpacks pictures. */
  pictures: PictureDesk;
  /** Takes videos apart. */
  videos: VideoDesk;
  /** Sees what is on pictures. */
  vision: Vision;
  /** A vision model that looks at technique; null where none is set up. */
  secondOpinion: SecondOpinion | null;
  /** Keeps the files of stories. */
  media: MediaStore;
  /** Who plays with whom, and against whom. */
  relations: Relations;
  /** The time, so that tests can choose it. */
  now: () => Date;
  /** The built web app; null serves the API alone. */
  webRoot: string | null;
  /** Set once the server is asked to stop: it then answers what it has, and is no longer ready. */
  lifecycle: { draining: boolean };
  /** Where log lines go; standard output if left out. */
  logTo?: { write(line: string): void };
}
