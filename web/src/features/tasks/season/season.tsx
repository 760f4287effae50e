import { NO_SEASON } from 'sync-protocol/rules/training/season/season-days';
import { useToday } from '#data/clock.ts';
import { useSettings } from '#data/live/live.ts';
import { useIsBreakDue } from '#data/live/season.ts';
import { BackLink } from '#ui/controls/back-link.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { BreakCard } from './break-card.tsx';
import { LoadCard } from './load-card.tsx';
import { SeasonCard } from './season-card.tsx';
import { messages } from './season-messages.ts';
import { useLoad } from './use-load.ts';

/** What a player's weeks hold beside the app, and what it does with that. */
export function SeasonPage() {
  const today = useToday();
  const settings = useSettings();
  const isBreakDue = useIsBreakDue(today);
  const load = useLoad(today);
  return (
    <Page title={messages.title} width="full" above={<BackLink to="/training">{messages.back}</BackLink>}>
      {/* All at once: what came later would push down what stands below it. */}
      {settings && load && isBreakDue !== undefined ? (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          {isBreakDue && (
            <div className="lg:col-span-2">
              <BreakCard />
            </div>
          )}
          <LoadCard today={today} load={load} />
          <SeasonCard today={today} season={settings.season ?? NO_SEASON} />
        </div>
      ) : (
        <SkeletonList rows={2} rowClass="h-72" label={messages.loading} />
      )}
    </Page>
  );
}
