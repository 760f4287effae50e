import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Analysis } from 'sync-protocol/entities/analysis/analysis';
import type { AnalysisId } from 'sync-protocol/ids';
import { difficultyFor } from 'sync-protocol/rules/profile/positions';
import { useOwnProfile } from '#data/live/profile.ts';
import { useHoldUpdates } from '#pwa/update/hold-updates.ts';
import { forgetShared, takeInHand } from '#pwa/shared-file.ts';
import { BackLink } from '#ui/controls/back-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { dateInShort } from '#ui/format.ts';
import { Page } from '#ui/surfaces/page.tsx';
import { useHasRoomBeside, WithAside } from '#ui/surfaces/with-aside.tsx';
import { useWakeLock } from '#ui/device/use-wake-lock.ts';
import { ArAnalysis } from './ar/ar-analysis.tsx';
import { useArAnalysis, type ArOutcome } from './ar/use-ar-analysis.ts';
import { CoachCard, useCoach } from './coach/coach-card.tsx';
import { HeldBack } from './history/held-back.tsx';
import { HistoryList, useAnalyses } from './history/history-list.tsx';
import { messages as compareText } from './compare/messages.ts';
import { OtherDays, othersOf } from './compare/other-days.tsx';
import { ProgressCard } from './compare/progress-card.tsx';
import { useLeft } from './left.ts';
import { messages as text } from './messages.ts';
import { OpinionPart } from './opinion/opinion-part.tsx';
import type { OpinionState } from './opinion/use-opinion.ts';
import { DisplayBoundary } from './results/display-boundary.tsx';
import { FailureCard } from './results/failure-card.tsx';
import { ResultCard } from './results/result-card.tsx';
import { ScrolledTo } from './results/scrolled-to.tsx';
import { UploadCard } from './upload/upload-card.tsx';
import { useAnalysis, type Outcome } from './use-analysis.ts';

const TABS = (['standard', 'ar'] as const).map((value) => ({ value, label: text.tabs[value] }));

/** One of the kept analyses, in the place of the outcomes that were shown; a newer outcome takes its place. */
interface Opened {
  id: AnalysisId;
  over: Outcome | null;
  overAr: ArOutcome | null;
  /** Its row, which has the focus again once it is closed. */
  from: Element | null;
}

/** Technique in numbers: a clip in, what is good and what to work on out, all on the phone. */
export function VideoAnalysis() {
  const { skillLevel } = useOwnProfile() ?? {};
  const level = difficultyFor(skillLevel ?? 'Beginner');
  const coach = useCoach();
  const [tab, setTab] = useLeft<(typeof TABS)[number]['value']>('tab', 'standard');
  const work = useAnalysis(level);
  const ar = useArAnalysis(level);
  const kept = useAnalyses();
  const analyses = kept ?? [];
  const [opened, setOpened] = useState<Opened | null>(null);
  const isNewest = opened?.over === work.outcome && opened.overAr === ar.outcome;
  // Else it would come back by itself once that outcome has gone.
  if (opened && !isNewest) setOpened(null);
  const open = isNewest ? analyses.find(({ id }) => id === opened.id) : undefined;
  useEffect(() => {
    const file = takeInHand();
    if (file) {
      work.choose(file);
      void forgetShared();
    }
    // Once: it is for this visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const close = () => {
    flushSync(() => setOpened(null));
    if (opened?.from instanceof HTMLElement) opened.from.focus();
  };
  const isWorking = work.percent !== null || ar.percent !== null;
  useHoldUpdates(isWorking || work.extracted !== null || ar.isRead);
  useWakeLock(isWorking);
  const before = (
    <>
      <ProgressCard analyses={analyses} />
      {kept && (
        <HistoryList
          analyses={analyses}
          onOpen={(id) =>
            setOpened({ id, over: work.outcome, overAr: ar.outcome, from: document.activeElement })
          }
        />
      )}
    </>
  );
  const hasRoom = useHasRoomBeside();
  return (
    <Page
      title={text.title}
      width="full"
      detail={work.opinion.by === null ? text.intro : text.introWithOpinion}
      above={<BackLink to="/training">{text.back}</BackLink>}
    >
      <WithAside aside={before}>
        <CoachCard state={coach} />
        <Tabs label={text.tabs.title} tabs={TABS} value={tab} onChange={setTab}>
          {tab === 'standard' ? (
            <>
              <UploadCard work={work} />
              {work.outcome && !open && (
                <Ending outcome={work.outcome} opinion={work.opinion.state} analyses={analyses} />
              )}
            </>
          ) : (
            <ArAnalysis work={ar} analyses={analyses} />
          )}
        </Tabs>
        {open && (
          <DisplayBoundary key={open.id}>
            <ScrolledTo />
            <ResultCard
              analysis={open}
              createdAt={open.createdAt}
              aside={
                <Button tone="soft" wide className="mt-4" onClick={close}>
                  {text.result.close}
                </Button>
              }
            />
            <OtherDays
              label={compareText.titleOf(dateInShort(open.createdAt))}
              analysis={open}
              others={othersOf(analyses, open, open.id)}
            />
          </DisplayBoundary>
        )}
        <HeldBack />
        {!hasRoom && before}
      </WithAside>
    </Page>
  );
}

interface EndingProps {
  outcome: Outcome;
  opinion: OpinionState | undefined;
  analyses: readonly Analysis[];
}

function Ending({ outcome, opinion, analyses }: EndingProps) {
  if (!outcome.ok) return <FailureCard {...outcome} />;
  return (
    <DisplayBoundary key={outcome.id}>
      <ScrolledTo />
      <ResultCard
        analysis={outcome.analysis}
        added={opinion !== undefined && <OpinionPart state={opinion} />}
      />
      <OtherDays
        label={compareText.title}
        analysis={outcome.analysis}
        others={othersOf(analyses, outcome.analysis, outcome.id)}
      />
    </DisplayBoundary>
  );
}
