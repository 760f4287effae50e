import { Suspense, useEffect, useState } from 'react';
import type { UserBadge } from 'sync-protocol/entities/progress/badge';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { badgeById } from 'sync-protocol/rules/progress/badges';
import { tellOf, useUntoldBadges, useUntoldPrograms } from '#data/rows/told.ts';
import { fetched } from '#ui/fetched.tsx';

const View = fetched(async () => (await import('./cheer-view.tsx')).CheerView);

function CheerOnce() {
  const [badges, programs] = [
    useShown<UserBadge>(useUntoldBadges()),
    useShown<UserRegimen>(useUntoldPrograms()),
  ];
  const shown = badges.shown.length + programs.shown.length;
  if (shown === 0) return null;
  return (
    <Suspense fallback={null}>
      <View
        key={shown}
        programs={programs.shown}
        badges={badges.shown.flatMap(({ badgeId }) => badgeById(badgeId) ?? [])}
        onDone={() => {
          badges.clear();
          programs.clear();
        }}
      />
    </Suspense>
  );
}

/** What there is to celebrate: it stays on screen though the phone remembers at once that it was told. */
function useShown<T extends { id: string }>(untold: readonly T[] | undefined) {
  const [shown, setShown] = useState<readonly T[]>([]);
  const fresh = untold?.filter(({ id }) => !shown.some((one) => one.id === id)) ?? [];
  if (fresh.length > 0) setShown([...shown, ...fresh]);
  useEffect(() => {
    if (untold && untold.length > 0) void tellOf(untold);
  }, [untold]);
  return { shown, clear: () => setShown([]) };
}

/**
 * Celebrates badges when they are earned and programs when they are finished, on whatever screen, also those that a late
 * sync brings: once each.
 */
export const Cheer = Object.assign(CheerOnce, { fetch: View.fetch });
