import { ScanLine } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Analysis } from 'sync-protocol/entities/analysis/analysis';
import type { AnalysisId } from 'sync-protocol/ids';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { CompareCard } from '../compare/compare-card.tsx';
import { messages as compareText } from '../compare/messages.ts';
import { othersOf } from '../compare/other-days.tsx';
import { useMovement } from '../history/movements.ts';
import { messages as shared } from '../messages.ts';
import { DisplayBoundary } from '../results/display-boundary.tsx';
import { ScrolledTo } from '../results/scrolled-to.tsx';
import { FailureCard } from '../results/failure-card.tsx';
import { ChoiceFields } from '../upload/choice-fields.tsx';
import { FilePicker } from '../upload/file-picker.tsx';
import { Preview } from '../upload/preview.tsx';
import { WorkProgress } from '../upload/work-progress.tsx';
import { ArPlayer } from './ar-player.tsx';
import { ArResult } from './ar-result.tsx';
import { CurveCard } from './curve-card.tsx';
import { messages as text } from './messages.ts';
import type { ArWork, Overlays } from './use-ar-analysis.ts';
import { usePlayer } from './use-player.ts';

interface ArAnalysisProps {
  work: ArWork;
  /** Those that are kept. */
  analyses: readonly Analysis[];
}

/** A video in, and it is played with the body drawn over it. */
export function ArAnalysis({ work, analyses }: ArAnalysisProps) {
  const { chosen, percent, outcome } = work;
  return (
    <>
      <Card as="section" aria-label={text.upload} className="grid gap-4">
        <ChoiceFields choices={work.choices} />
        <FilePicker
          label={chosen ? shared.changeFile : text.chooseFile}
          accept="video/*"
          onChoose={work.choose}
        />
        {chosen && !outcome?.ok && <Preview key={chosen.address} chosen={chosen} />}
        {percent === null ? (
          <Button tone="primary" size="lg" wide onClick={() => void work.analyze()}>
            <ScanLine className="size-5" aria-hidden />
            {text.analyze}
          </Button>
        ) : (
          <WorkProgress percent={percent} onCancel={work.cancel} />
        )}
      </Card>
      {outcome && !outcome.ok && <FailureCard {...outcome} />}
      {outcome?.ok && chosen && (
        <DisplayBoundary key={chosen.address}>
          <Played
            address={chosen.address}
            overlays={outcome.overlays}
            others={othersOf(analyses, outcome.overlays.analysis, outcome.id)}
          />
        </DisplayBoundary>
      )}
    </>
  );
}

interface PlayedProps {
  address: string;
  overlays: Overlays;
  others: readonly Analysis[];
}

function Played({ address, overlays, others }: PlayedProps) {
  const [otherId, setOtherId] = useState<AnalysisId | null>(null);
  const other = useMovement(otherId);
  const { clip, analysis, moments } = overlays;
  const worst = worstOf(overlays);
  const player = usePlayer(clip.frames, worst?.at ?? moments[0]?.timestamp ?? 0);
  const top = useRef<HTMLDivElement>(null);
  const show = (seconds: number) => {
    player.goTo(seconds);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <ScrolledTo />
      <Card as="section" aria-label={text.player.title} className="mt-6">
        <div ref={top} />
        <ArPlayer address={address} overlays={overlays} player={player} other={other ?? null}>
          <CurveCard overlays={overlays} first={worst?.id} now={player.now} />
        </ArPlayer>
      </Card>
      <ArResult analysis={analysis} onShow={show} />
      <CompareCard
        label={compareText.title}
        now={analysis}
        others={others}
        chosen={otherId}
        onChoose={setOtherId}
        note={other === undefined ? undefined : other ? compareText.ghost : compareText.noGhost}
      />
    </>
  );
}

/** What is to be seen first: the worst of what has a curve. */
function worstOf({ analysis, curves }: Overlays) {
  const drawn = analysis.findings.filter(({ id }) => curves.some((curve) => curve.id === id));
  return (
    drawn.find(({ verdict }) => verdict === 'fault') ??
    drawn.find(({ verdict }) => verdict === 'warning') ??
    drawn[0]
  );
}
