// Background Sync is not in TypeScript's library: only some browsers have it.

/** The browser has a connection again and gives the worker a moment. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent;
}
