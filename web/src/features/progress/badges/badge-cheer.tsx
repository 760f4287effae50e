import { Suspense, useEffect, useState } from 'react';
import type { UserBadge } from 'sync-protocol/entities/progress/badge';
import { badgeById } from 'sync-protocol/rules/progress/badges';
import { tellOf, useUntoldBadges } from '#data/rows/told-badges.ts';
import { fetched } from '#ui/fetched.tsx';

const View = fetched(async () => (await import('./badge-cheer-view.tsx')).BadgeCheerView);

function Cheer() {
  const untold = useUntoldBadges();
  const [shown, setShown] = useState<readonly UserBadge[]>([]);
  const fresh = untold?.filter(({ id }) => !shown.some((one) => one.id === id)) ?? [];
  if (fresh.length > 0) setShown([...shown, ...fresh]);
  useEffect(() => {
    if (untold && untold.length > 0) void tellOf(untold);
  }, [untold]);
  if (shown.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <View
        key={shown.length}
        badges={shown.flatMap(({ badgeId }) => badgeById(badgeId) ?? [])}
        onDone={() => setShown([])}
      />
    </Suspense>
  );
}

/** Celebrates badges when they are earned, on whatever screen, also those that a late sync brings: once each. */
export const BadgeCheer = Object.assign(Cheer, { fetch: View.fetch });
