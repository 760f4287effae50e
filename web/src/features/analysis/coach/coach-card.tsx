import { Download, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { ProgressBar } from '#ui/charts/progress-bar.tsx';
import { SpokenPercent } from '#ui/charts/spoken-percent.tsx';
import { Confirm } from '#ui/layers/confirm.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from '../messages.ts';
import {
  COACH_MEGABYTES,
  coachState,
  downloadCoach,
  lookForCoach,
  removeCoach,
  stopDownload,
  type CoachState,
} from './coach.ts';

const text = messages.coach;

/** Whether the pose model is on this phone; looks for it when the screen opens. */
export function useCoach(): CoachState {
  useEffect(() => void lookForCoach(), []);
  return useSyncExternalStore(coachState.subscribe, coachState.get);
}

/** Where the pose model is fetched and removed. */
export function CoachCard({ state }: { state: CoachState }) {
  if (state.kind === 'unknown') return null;
  if (state.kind === 'ready') return <Ready />;
  return (
    <Card as="section" tone="well" aria-label={text.title} className="mb-4">
      <h2 className="text-lg">{text.title}</h2>
      {state.kind === 'unsupported' && <p className="mt-1 text-sm text-ink-soft">{text.unsupported}</p>}
      {state.kind === 'missing' && <Missing />}
      {state.kind === 'downloading' && <Downloading percent={state.percent} />}
      {state.kind === 'failed' && (
        <>
          <p role="alert" className="mt-1 text-sm text-danger">
            {text.failed[state.reason]}
          </p>
          <Button tone="ink" wide className="mt-4" onClick={() => void downloadCoach()}>
            {text.goOn}
          </Button>
        </>
      )}
    </Card>
  );
}

function Missing() {
  return (
    <>
      <p className="mt-1 text-sm text-ink-soft">
        {text.missing(COACH_MEGABYTES)} <Licence />
      </p>
      <Button tone="ink" size="lg" wide className="mt-4" onClick={() => void downloadCoach()}>
        <Download className="size-5" aria-hidden />
        {text.downloadSize(COACH_MEGABYTES)}
      </Button>
    </>
  );
}

function Licence() {
  return (
    <a
      href="/licences/mediapipe.txt"
      target="_blank"
      rel="noreferrer"
      className="underline underline-offset-4"
    >
      {text.licence}
    </a>
  );
}

function Downloading({ percent }: { percent: number }) {
  // Whoever began it by a toast may be far below.
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What it answers is no clean-up: newer browsers give a promise.
    status.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <div ref={status} className="mt-1 mb-3 scroll-mt-24 text-sm text-ink-soft">
        <SpokenPercent percent={percent} words={text.downloading} />
      </div>
      <ProgressBar percent={percent} label={text.downloading(percent)} tone="ink" className="bg-surface" />
      <Button tone="outline" wide className="mt-4" onClick={stopDownload}>
        {text.stop}
      </Button>
    </>
  );
}

function Ready() {
  const [isAsked, setIsAsked] = useState(false);
  const remove = async () => {
    await removeCoach();
    toast({ title: text.removed, text: text.removedText });
  };
  return (
    <>
      <p className="mb-4 flex items-center gap-2 text-xs text-ink-soft">
        <span className="flex-1">{text.ready}</span>
        <IconButton
          label={text.remove}
          icon={<Trash2 className="size-5 text-ink-soft" aria-hidden />}
          data-removes
          className="-mr-2"
          onClick={() => setIsAsked(true)}
        />
      </p>
      <Confirm
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={text.removeTitle}
        text={text.removeText(COACH_MEGABYTES)}
        confirmLabel={text.remove}
        cancelLabel={text.keep}
        onConfirm={() => void remove()}
      />
    </>
  );
}
