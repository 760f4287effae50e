import type { Config } from './config.ts';
import type { PictureDesk } from '#features/profile/picture/picture-desk.ts';
import type { Relations } from '#features/profile/relations.ts';
import type { Arrivals } from '#features/stories/media/arrivals.ts';
import type { VideoDesk } from '#features/stories/media/video-desk.ts';
import type { Catalog } from '#features/training/catalog.ts';
import type { SyncDeps } from '#sync/deps.ts';
import type { MediaStore } from '#providers/media/media-store.ts';
import type { OpenId } from '#providers/open-id.ts';
import type { Background } from '#providers/background.ts';
import type { Mailer } from '#providers/mail/mail.ts';
import type { SecondOpinion } from '#providers/vision/second-opinion.ts';
import type { Vision } from '#providers/vision/vision.ts';
import type { PushSender } from '#providers/push/web-push.ts';

/** What the app is built from; tests bring their own. */
export interface Deps extends SyncDeps {
  config: Config;
  /** Programs, in memory. */
  catalog: Catalog;
  /** Delivers messages to the players' browsers. */
  webPush: PushSender;
  /** The provider that players may sign in at; null where none is set up. */
  openId: OpenId | null;
  /** Sends mail. */
  mailer: Mailer;
  /** For what nobody waits for. */
  background: Background;
  /** Unpacks pictures. */
  pictures: PictureDesk;
  /** Takes in the files of stories. */
  arrivals: Arrivals;
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
  /** The built web app; null serves the API alone. */
  webRoot: string | null;
  /** Set once the server is asked to stop: it then answers what it has, and is no longer ready. */
  lifecycle: { draining: boolean };
  /** Where log lines go; standard output if left out. */
  logTo?: { write(line: string): void };
}
