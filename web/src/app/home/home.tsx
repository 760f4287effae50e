import { memo, startTransition, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { MotivationCard } from '#features/motivation/motivation-card.tsx';
import { DayHero } from '#features/progress/day-hero.tsx';
import { TodayTasks } from '#features/tasks/today-tasks.tsx';
import { HomePrograms } from '#features/training/home-programs.tsx';
import { Tutorial } from '#features/tutorial/tutorial.tsx';
import { useMotivation } from '#data/live/motivation.ts';
import { useToday } from '#data/clock.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { fetched } from '#ui/fetched.tsx';
import { Skeleton } from '#ui/surfaces/skeleton.tsx';
import { InstallCard } from '../pwa/install-card.tsx';
import { StorageCard } from '../pwa/storage-card.tsx';
import { DayShape } from './day-shape.tsx';
import { Greeting } from './greeting.tsx';
import { useCheer } from './use-cheer.ts';
import { useDay } from './use-day.ts';

const DailyBoard = memo(
  fetched(async () => (await import('#features/leaderboard/daily-board.tsx')).DailyBoard),
);
const Rivals = memo(fetched(async () => (await import('#features/rivals/home-rivals.tsx')).HomeRivals));
const Stories = memo(fetched(async () => (await import('#features/stories/home-stories.tsx')).HomeStories));
const StreakCard = memo(
  fetched(async () => (await import('#features/progress/streak/streak-card.tsx')).StreakCard),
);
const BreakOffer = memo(fetched(async () => (await import('./break-offer.tsx')).BreakOffer));
// Whatever is not here for what a tap moves is drawn once: Home itself is drawn three times a tick.
const Hello = memo(Greeting);
const Tour = memo(Tutorial);
const Install = memo(InstallCard);
const Storage = memo(StorageCard);
const Hero = memo(DayHero);
const Motivation = memo(MotivationCard);
const Tasks = memo(TodayTasks);
const Programs = memo(HomePrograms);

/** The day: what there is to do, what it has brought, and where the player stands. */
export function Home() {
  const day = useDay();
  // The tick is painted in the frame of the tap; what else it moves follows together in the next one.
  const around = useDeferredValue(day) ?? day;
  // What lies below the tasks comes after them.
  const [hasLower, setHasLower] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setHasLower(true))), []);
  const motivation = useMotivation(useToday());
  useCheer(around);
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-1 pb-8 sm:px-6 lg:px-10 lg:pt-8">
      <Hello />
      <Tour />
      {day && around && motivation !== undefined ? (
        <div className="grid grid-cols-1 gap-x-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div>
            <Hero {...around} />
            <Tasks {...day} />
            {motivation && <Motivation day={day.today} motivation={motivation} />}
            <Install isTime={around.hasTrained} />
            <Storage isTime={around.hasTrained} />
            {hasLower && (
              <Suspense fallback={null}>
                <BreakOffer today={day.today} />
              </Suspense>
            )}
          </div>
          {hasLower && (
            <div>
              <div className="mt-8 xl:mt-0">
                <Suspense fallback={<Skeleton className="h-128 rounded-lg" />}>
                  <StreakCard {...around} leadsToProgress />
                </Suspense>
              </div>
              <Programs userRegimens={around.userRegimens} />
              <Suspense fallback={null}>
                <Rivals />
                <Stories />
                <DailyBoard />
              </Suspense>
            </div>
          )}
        </div>
      ) : (
        <DayShape />
      )}
    </div>
  );
}
