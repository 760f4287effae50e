import {
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useHasPulled } from '#data/sync/first-pull.ts';
import { onSignInAgain } from '#data/session/sign-in-again.ts';
import { Cheer } from '#features/progress/cheer/cheer.tsx';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { useMedia, WIDE } from '#ui/use-media.ts';
import type { Visitor } from '../routes/access.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { fetchAhead } from './fetch-ahead.ts';
import { Header } from './header.tsx';
import { messages } from '../messages.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { UpdateBar } from '../pwa/update-bar.tsx';
import { PlayerDialog } from './player-dialog.tsx';
import { Rail } from './rail.tsx';
import { isFullScreen } from '../routes/route-table.ts';
import type { SyncSheetProps } from '../sync/sync-sheet.tsx';
import { useTellRefused } from '../sync/use-tell-refused.ts';
import { Tabs } from './tabs.tsx';
import { placeOf, useRouteEffects } from '../routes/use-route-effects.ts';
import { useTabSwipe } from './use-tab-swipe.ts';

const SyncSheet = onDemand<SyncSheetProps>(async () => (await import('../sync/sync-sheet.tsx')).SyncSheet);

/** What stands around every screen: header and tabs on phones, a rail at the side where there is room. */
export function Shell({ visitor, children }: { visitor: Visitor; children: Screen }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // Asked here, once for all screens: none is to show for a moment what it does not know.
  const hasPulled = useHasPulled();
  useRouteEffects(main);
  return visitor === 'player' && !isFullScreen(pathname) ? (
    <PlayerShell main={main} hasPulled={hasPulled}>
      {children(hasPulled)}
    </PlayerShell>
  ) : (
    <Stage main={main}>{children(hasPulled)}</Stage>
  );
}

/** Whether this phone has ever had the player's rows; undefined while that is being read. */
export type HasPulled = boolean | undefined;
type Screen = (hasPulled: HasPulled) => ReactNode;

interface Inner {
  main: RefObject<HTMLElement | null>;
  children: ReactNode;
}

function PlayerShell({ main, hasPulled, children }: Inner & { hasPulled: HasPulled }) {
  useTabSwipe();
  useEffect(() => (hasPulled ? fetchAhead() : undefined), [hasPulled]);
  const isWide = useMedia(WIDE);
  const { pathname } = useLocation();
  // Here, so that a phone that is turned keeps it open; who goes to another screen under it has left it.
  const [syncOver, setSyncOver] = useState<string>();
  if (syncOver !== undefined && syncOver !== pathname) setSyncOver(undefined);
  const openSync = () => setSyncOver(pathname);
  const openSyncHere = useEffectEvent(openSync);
  useEffect(() => onSignInAgain(() => openSyncHere()), []);
  useTellRefused(openSync);
  return (
    <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only z-60 rounded-full bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {messages.toContent}
      </a>
      {isWide ? <Rail onSync={openSync} /> : <Header onSync={openSync} />}
      <Stage main={main} isFramed>
        {children}
      </Stage>
      {!isWide && <Tabs />}
      <Cheer />
      <SyncSheet open={syncOver !== undefined} onClose={() => setSyncOver(undefined)} />
      <PlayerDialog />
    </div>
  );
}

/** A page that stood there as HTML opens once its scripts hear what is chosen on it: before, that would be lost. */
function Opening() {
  useLayoutEffect(() => document.getElementById('root')?.removeAttribute('inert'), []);
  return null;
}

/** A new screen rises a little as it comes; the one that the app starts with is there at once. */
function Entrance({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [rises] = useState(key !== 'default');
  return <div className={rises ? 'animate-page-in' : undefined}>{children}</div>;
}

function Stage({ main, children, isFramed = false }: Inner & { isFramed?: boolean }) {
  const { pathname } = useLocation();
  return (
    <main
      id="content"
      ref={main}
      tabIndex={-1}
      // Who comes to a screen by keys or by ear has the focus here, and hears which one it is.
      aria-labelledby="title about"
      data-framed={isFramed || undefined}
      className={isFramed ? 'min-w-0 pb-[calc(var(--tabs-height)+var(--safe-bottom))] lg:pb-0' : undefined}
    >
      {isFramed && <UpdateBar />}
      {/* Outside: a screen that is still being fetched leaves the old one standing. */}
      <Suspense fallback={<ScreenSkeleton />}>
        <Entrance key={placeOf(pathname)}>
          <ErrorBoundary isScreen>{children}</ErrorBoundary>
          <Opening />
        </Entrance>
      </Suspense>
    </main>
  );
}
