import { QueryClient, type Query } from '@tanstack/react-query';
import { experimental_createQueryPersister } from '@tanstack/react-query-persist-client';
import { activePhone, onPhoneChange } from '#data/store/active-phone.ts';
import { syncState } from '#data/sync/sync-state.ts';
import { ApiError } from '../calls/api-error.ts';
import { hasNoWay } from '../network.ts';

const MINUTE_MS = 60_000;
/** How old a fetched screen may be and still be shown offline, with its age. */
const READABLE_MS = 30 * 24 * 60 * MINUTE_MS;
const MAX_RETRIES = 2;

/** Fetched answers in the player's own database, so that they are read offline and leave with the player. */
const storage = {
  getItem: async (key: string) => (await activePhone()?.db.fetched.get(key))?.value,
  setItem: async (key: string, value: string) => {
    await activePhone()?.db.fetched.put({ key, value });
  },
  removeItem: async (key: string) => {
    await activePhone()?.db.fetched.delete(key);
  },
  entries: async () => {
    const rows = (await activePhone()?.db.fetched.toArray()) ?? [];
    return rows.map(({ key, value }): [string, string] => [key, value]);
  },
};

/** Keeps answers; what is older than may be read goes with its `persisterGc`. */
export const persister = experimental_createQueryPersister({
  storage,
  maxAge: READABLE_MS,
  refetchOnRestore: false,
  filters: { predicate: ({ meta }) => meta?.isKept !== false },
});

/**
 * Answers with what is kept, else asks. What is kept is asked for again, however new: whom the player sees may have
 * changed while the app was closed (S7.3). The persister would do so itself, but leave the failure to nobody; and without
 * a connection that is no error.
 */
const keptOrAsked: typeof persister.persisterFn = async (ask, context, query) => {
  let isAsked = false;
  const phone = activePhone();
  const answer = await persister.persisterFn(
    async (asked) => {
      isAsked = true;
      const news = await ask(asked);
      // Else it would be kept in the next player's database.
      if (phone && phone !== activePhone()) throw new Error('The player who asked has left.');
      return news;
    },
    context,
    query,
  );
  // Only then does the query know what it has.
  if (!isAsked) setTimeout(() => void query.fetch().catch(() => undefined));
  return answer;
};

/**
 * For screens that are fetched and not synced. A query's `dataUpdatedAt` says how old what it shows is. Players
 * who come back to a screen within five minutes see what was fetched. What fails by no refusal is tried twice more
 * soon, where there is a way; what is shown meanwhile is said to be old (`useMayBeOld`).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * MINUTE_MS,
      gcTime: 10 * MINUTE_MS,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      // The browser's word on being online is not to be trusted: a call finds out.
      networkMode: 'always',
      persister: keptOrAsked,
      retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
      retryDelay: (failures) => Math.min(1_000 * 2 ** failures, 5_000),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// It hears from the browser that the connection is back, as a provider would have it hear.
queryClient.mount();

/** Whether sync has found no way since it last came through: of such a loss the browser knows nothing. */
let wasCutOff = false;
syncState.subscribe(() => {
  if (hasNoWay()) wasCutOff = true;
  if (syncState.get() !== 'synced') return;
  // What failed just as sync came through would else wait for the player's own try.
  const due = wasCutOff ? { stale: true } : { predicate: hasFailedForNow };
  wasCutOff = false;
  void queryClient.refetchQueries({ type: 'active', ...due }, { cancelRefetch: false });
});

/** For what is private to the account and true only now: it goes with the screen that asked for it. */
export const NOT_KEPT = { meta: { isKept: false }, staleTime: 0, gcTime: 0 } as const;

/** Tabs that show what was fetched: the one that hears of it tells them that all may be different (S7.3). */
export const otherTabs = new BroadcastChannel('volleypath:anew');
otherTabs.addEventListener(
  'message',
  () =>
    void import('./ask-all-anew.ts').then(
      ({ askAnewHere }) => askAnewHere(),
      () => undefined,
    ),
);

onPhoneChange(() => (activePhone() ? askAnew() : forgetAll()));

/** Whoever leaves this phone, in whichever tab, takes along what was fetched; what is still being asked for as well. */
function forgetAll(): void {
  for (const query of queryClient.getQueryCache().getAll()) query.reset();
  queryClient.getMutationCache().clear();
}

/** What is on screen at that moment, if another player has the phone now. */
function askAnew(): void {
  const isEmpty = ({ state }: Query) => state.status === 'pending' && state.fetchStatus === 'idle';
  void queryClient.refetchQueries({ type: 'active', predicate: isEmpty });
}

/** Not a refusal, nor what hung until nobody waits any longer; and nothing where the browser or sync knows no way. */
function hasFailedForNow({ state: { error } }: Query): boolean {
  return error !== null && isWorthRetrying(error);
}

function isWorthRetrying(error: unknown): boolean {
  const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return navigator.onLine && !hasNoWay() && !isFinal;
}
