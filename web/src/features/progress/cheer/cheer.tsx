import { Suspense, useEffect, useState } from 'react';
import { badgeById } from 'sync-protocol/rules/progress/badges';
import { tellOf, useUntold, type Untold } from '#data/rows/told.ts';
import { fetched } from '#ui/fetched.tsx';
import { useIsVisible } from '#ui/device/use-is-visible.ts';

const View = fetched(async () => (await import('./cheer-view.tsx')).CheerView);

const NOTHING: Pick<Untold, 'badges' | 'programs'> = { badges: [], programs: [] };

function CheerOnce() {
  // What nobody sees would be told to nobody, and to the tab in hand no more.
  const all = useUntold();
  const untold = useIsVisible() ? all : undefined;
  // It stays on screen though the phone remembers at once that it was told.
  const [shown, setShown] = useState(NOTHING);
  const badges = freshOf(untold?.badges, shown.badges);
  const programs = freshOf(untold?.programs, shown.programs);
  // What is unchecked or refused meanwhile was no badge.
  const standing = all ? shown.badges.filter(({ id }) => all.owned.has(id)) : shown.badges;
  if (badges.length + programs.length > 0 || standing.length < shown.badges.length)
    setShown({ badges: [...standing, ...badges], programs: [...shown.programs, ...programs] });
  useEffect(() => {
    if (!untold) return;
    const rows = [...untold.badges, ...untold.programs];
    if (rows.length + untold.takenBack.length > 0) void tellOf(rows, untold.takenBack);
  }, [untold]);
  const count = shown.badges.length + shown.programs.length;
  // There before its words, or they are not read out.
  return (
    <div role="status">
      {count > 0 && (
        <Suspense fallback={null}>
          <View
            key={count}
            programs={shown.programs}
            badges={shown.badges.flatMap(({ badgeId }) => badgeById(badgeId) ?? [])}
            onDone={() => setShown(NOTHING)}
          />
        </Suspense>
      )}
    </div>
  );
}

function freshOf<T extends { id: string }>(untold: readonly T[] = [], shown: readonly T[] = []): T[] {
  return untold.filter(({ id }) => !shown.some((one) => one.id === id));
}

/**
 * Celebrates badges when they are earned and programs when they are finished, on whatever screen, also those that a late
 * sync brings: once each.
 */
export const Cheer = Object.assign(CheerOnce, { fetch: View.fetch });
