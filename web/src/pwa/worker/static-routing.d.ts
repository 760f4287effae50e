// Static routing is not in TypeScript's library: only Chromium has it, from 123 on.

/** Where the browser itself finds what is asked for; a cache that has it not is followed by the network. */
interface RouterRule {
  readonly condition: {
    readonly urlPattern: { readonly pathname: string; readonly search?: string };
    readonly requestMode?: RequestMode;
  };
  readonly source: 'network' | { readonly cacheName: string };
}

interface InstallEvent extends ExtendableEvent {
  /** Absent in browsers that know no static routing. */
  readonly addRoutes?: (rules: readonly RouterRule[]) => Promise<void>;
}

interface ServiceWorkerGlobalScopeEventMap {
  install: InstallEvent;
}
