import { Swords } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStreaksTogether, type StreakTogether } from '#data/live/friend-streaks.ts';
import type { Rivals as Known } from '#data/live/rivals.ts';
import { BackLink } from '#ui/controls/back-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Counted } from '#ui/controls/counted.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { Page, Section } from '#ui/surfaces/page.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { useHasRoomBeside, WithAside } from '#ui/surfaces/with-aside.tsx';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { ActivityFeed } from './activity-feed.tsx';
import { messages as text } from './messages.ts';
import { Received, RequestList } from './request-list.tsx';
import { RivalList } from './rival-list.tsx';
import { StreakList } from './together/streak-list.tsx';
import { useNamedRivals } from './use-named-rivals.ts';

const ChallengeDialog = onDemand<{ open: boolean; onClose: () => void }>(
  async () => (await import('./challenge-dialog.tsx')).ChallengeDialog,
);

const TABS = ['rivals', 'requests', 'activity'] as const;
type Tab = (typeof TABS)[number];

/** Whom the player competes with, who asks, and what they do. */
export function Rivals() {
  const rivals = useNamedRivals();
  const streaks = useStreaksTogether();
  const [isChallenging, setIsChallenging] = useState(false);
  const challenge = () => setIsChallenging(true);
  return (
    <Page
      title={text.title}
      width="full"
      above={<BackLink to="/">{text.back}</BackLink>}
      aside={
        <Button
          // Where there are none yet, the empty list asks for the first one.
          tone={rivals?.accepted.length === 0 ? 'soft' : 'primary'}
          className="max-[23rem]:px-3"
          onClick={challenge}
        >
          <Swords className="size-5 max-[23rem]:hidden" aria-hidden />
          {text.challenge}
        </Button>
      }
    >
      {rivals && streaks ? (
        <RivalTabs rivals={rivals} streaks={streaks} onChallenge={challenge} />
      ) : (
        <SkeletonList rows={4} label={text.loading} />
      )}
      <ChallengeDialog open={isChallenging} onClose={() => setIsChallenging(false)} />
    </Page>
  );
}

interface RivalTabsProps {
  rivals: Known;
  streaks: readonly StreakTogether[];
  onChallenge: () => void;
}

function RivalTabs({ rivals, streaks, onChallenge }: RivalTabsProps) {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'activity';
  const choose = (next: Tab) => setParams({ tab: next }, { replace: true });
  const toAnswer = rivals.asked.length + streaks.filter(({ status }) => status === 'asked').length;
  const counts: Partial<Record<Tab, number>> = { rivals: rivals.accepted.length, requests: toAnswer };
  const tabs = TABS.map((value) => ({
    value,
    label: (
      <Counted
        name={text.tabs[value]}
        count={counts[value] ?? 0}
        {...(value === 'requests' && { news: text.count(toAnswer) })}
      />
    ),
  }));
  const hasRoom = useHasRoomBeside();
  const kept = streaks.filter(({ status }) => status === 'accepted');
  const hasRivals = rivals.accepted.length > 0;
  // What the chosen tab does not show, as far as there is any.
  const beside = [
    tab !== 'requests' && toAnswer > 0 && (
      <Received key="asked" title={text.tabs.requests} rivals={rivals} streaks={streaks} />
    ),
    kept.length > 0 && <StreakList key="streaks" streaks={kept} />,
    tab !== 'rivals' && hasRivals && (
      <Section key="rivals" title={text.rivals.list}>
        <RivalList rivals={rivals.accepted} onChallenge={onChallenge} />
      </Section>
    ),
  ].filter(Boolean);
  return (
    <Tabs label={text.show} tabs={tabs} value={tab} onChange={choose}>
      <WithAside aside={beside.length > 0 && beside}>
        {tab === 'rivals' && (
          <>
            <RivalList rivals={rivals.accepted} onChallenge={onChallenge} />
            {!hasRoom && <StreakList streaks={kept} />}
          </>
        )}
        {tab === 'requests' && <RequestList rivals={rivals} streaks={streaks} onChallenge={onChallenge} />}
        {tab === 'activity' && <ActivityFeed rivals={rivals} onChallenge={onChallenge} />}
      </WithAside>
    </Tabs>
  );
}
