import { Suspense, useRef, useState, ViewTransition, type RefObject } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { BadgeCheer } from '#features/progress/badge-cheer.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { SkeletonList } from '#ui/skeleton.tsx';
import { useMedia, WIDE } from '#ui/use-media.ts';
import type { Visitor } from './access.ts';
import { Header } from './header.tsx';
import { messages } from './messages.ts';
import { UpdateBar } from './pwa/update-bar.tsx';
import { PlayerDialog } from './player-dialog.tsx';
import { Rail } from './rail.tsx';
import { isFullScreen } from './route-table.ts';
import type { SyncSheetProps } from './sync/sync-sheet.tsx';
import { Tabs } from './tabs.tsx';
import { useRouteEffects } from './use-route-effects.ts';
import { useTabSwipe } from './use-tab-swipe.ts';

const SyncSheet = onDemand<SyncSheetProps>(async () => (await import('./sync/sync-sheet.tsx')).SyncSheet);

/** What stands around every screen: header and tabs on phones, a rail at the side where there is room. */
export function Shell({ visitor }: { visitor: Visitor }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useRouteEffects(main);
  return visitor === 'player' && !isFullScreen(pathname) ? (
    <PlayerShell main={main} />
  ) : (
    <Stage main={main} />
  );
}

type MainRef = RefObject<HTMLElement | null>;

function PlayerShell({ main }: { main: MainRef }) {
  useTabSwipe();
  const isWide = useMedia(WIDE);
  // Here, so that a phone that is turned keeps it open.
  const [isSyncOpen, setIsSyncOpen] = useState(false);
  const openSync = () => setIsSyncOpen(true);
  return (
    <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only z-60 rounded-full bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {messages.toContent}
      </a>
      {isWide ? <Rail onSync={openSync} /> : <Header onSync={openSync} />}
      <Stage main={main} isFramed />
      {!isWide && <Tabs />}
      <BadgeCheer />
      <SyncSheet open={isSyncOpen} onOpenChange={setIsSyncOpen} />
      <PlayerDialog />
    </div>
  );
}

function Stage({ main, isFramed = false }: { main: MainRef; isFramed?: boolean }) {
  const { pathname } = useLocation();
  return (
    <main
      id="content"
      ref={main}
      tabIndex={-1}
      className={isFramed ? 'min-w-0 pb-[calc(var(--tabs-height)+var(--safe-bottom))] lg:pb-0' : undefined}
    >
      {isFramed && <UpdateBar />}
      {/* Outside the transition: a screen that is still being fetched leaves the old one standing. */}
      <Suspense fallback={<ScreenSkeleton />}>
        <ViewTransition key={pathname} enter="page" exit="page" default="none">
          <div>
            <Outlet />
          </div>
        </ViewTransition>
      </Suspense>
    </main>
  );
}

function ScreenSkeleton() {
  return (
    <div className="mx-auto max-w-3xl px-4 pt-6">
      <SkeletonList rows={4} label={messages.loadingScreen} />
    </div>
  );
}
