import { lazy, Suspense, useEffect, useState } from 'react';
import { badgeById, type BadgeRule } from 'sync-protocol/rules/badges';
import { tellOf, useUntoldBadges } from '#data/told-badges.ts';

const View = lazy(async () => ({ default: (await import('./badge-cheer-view.tsx')).BadgeCheerView }));

/** Celebrates badges when they are earned, on whatever screen, also those that a late sync brings: once each. */
export function BadgeCheer() {
  const untold = useUntoldBadges();
  const [shown, setShown] = useState<readonly BadgeRule[]>([]);
  useEffect(() => {
    if (!untold || untold.length === 0) return;
    const fresh = untold.flatMap(({ badgeId }) => badgeById(badgeId) ?? []);
    setShown((before) => [...before, ...fresh.filter((badge) => !before.includes(badge))]);
    void tellOf(untold);
  }, [untold]);
  if (shown.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <View key={shown.length} badges={shown} onDone={() => setShown([])} />
    </Suspense>
  );
}
