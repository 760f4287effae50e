import type { ReactNode } from 'react';
import { BackLink } from '#ui/controls/back-link.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { Categories } from './categories.tsx';
import { Journey } from './history/journey.tsx';
import { Ledger } from './history/ledger-list.tsx';
import { messages } from './progress-messages.ts';
import { PointsChart } from './history/points-chart.tsx';
import { StreakCard } from './streak/streak-card.tsx';
import { useProgress } from './use-progress.ts';

const text = messages.progress;

/**
 * How far a player has come: the days, the points, the skills, and where each point is from.
 * @param results what was got in drills
 */
export function Progress({ results }: { results: ReactNode }) {
  const progress = useProgress();
  // Six bars of nothing say nothing.
  const hasTrained = (progress?.stats.trainedDays ?? 0) > 0;
  return (
    <Page title={text.title} width="full" above={<BackLink to="/">{text.back}</BackLink>}>
      {progress ? (
        <>
          <Journey {...progress} />
          <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <div className="grid min-w-0 grid-cols-1 gap-6">
              <PointsChart {...progress} />
              <StreakCard {...progress} />
            </div>
            <div className="grid min-w-0 grid-cols-1 gap-6">
              {hasTrained && <Categories {...progress} />}
              {results}
              <Ledger {...progress} />
            </div>
          </div>
        </>
      ) : (
        <SkeletonList rows={4} rowClass="h-52" label={text.loading} />
      )}
    </Page>
  );
}
