import { useState } from 'react';
import type { AnalysisId } from 'sync-protocol/ids';
import { difficultyFor } from 'sync-protocol/rules/profile/positions';
import { useSession } from '#data/session/session.ts';
import { useHoldUpdates } from '#pwa/hold-updates.ts';
import { BackLink } from '#ui/controls/back-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { useWakeLock } from '#ui/use-wake-lock.ts';
import { CoachCard, useCoach } from './coach/coach-card.tsx';
import { HistoryList, useAnalyses } from './history/history-list.tsx';
import { messages as text } from './messages.ts';
import { ResultCard } from './results/result-card.tsx';
import { UploadCard } from './upload/upload-card.tsx';
import { useAnalysis, type Outcome } from './use-analysis.ts';

/** Technique in numbers: a clip in, what is good and what to work on out, all on the phone. */
export function VideoAnalysis() {
  const { skillLevel } = useSession().user ?? {};
  const coach = useCoach();
  const work = useAnalysis(difficultyFor(skillLevel ?? 'Beginner'));
  const analyses = useAnalyses();
  const [openId, setOpenId] = useState<AnalysisId | null>(null);
  const open = analyses?.find(({ id }) => id === openId);
  useHoldUpdates(work.percent !== null || work.extracted !== null);
  useWakeLock(work.percent !== null);
  return (
    <Page title={text.title} detail={text.intro} above={<BackLink to="/training">{text.back}</BackLink>}>
      <CoachCard state={coach} />
      <UploadCard work={work} />
      {work.outcome && !open && <Ending outcome={work.outcome} />}
      {open && (
        <ResultCard
          analysis={open}
          createdAt={open.createdAt}
          aside={
            <Button tone="soft" wide className="mt-4" onClick={() => setOpenId(null)}>
              {text.result.close}
            </Button>
          }
        />
      )}
      {analyses && <HistoryList analyses={analyses} onOpen={setOpenId} />}
    </Page>
  );
}

function Ending({ outcome }: { outcome: Outcome }) {
  if (outcome.ok) return <ResultCard analysis={outcome.analysis} />;
  return (
    <Card as="section" tone="well" className="mt-6" aria-label={outcome.title}>
      <h2 className="text-lg">{outcome.title}</h2>
      <p className="mt-1 text-sm">{outcome.text}</p>
    </Card>
  );
}
