import { useEffect, useRef, useState } from 'react';
import type { AnalysisFields } from 'sync-protocol/entities/analysis/analysis';
import type { AnalysisId } from 'sync-protocol/ids';
import { analyze, type Unfit } from 'sync-protocol/rules/technique/analyze';
import type { AnalysisMode, PlayerLevel, Technique } from 'sync-protocol/rules/technique/terms';
import { isOtherContent, UNFIT_WORDS } from 'sync-protocol/rules/technique/unfit-words';
import { toast } from '#ui/layers/toast-store.ts';
import { coachState } from './coach/coach.ts';
import { keep } from './history/changes.ts';
import { messages as text } from './messages.ts';
import { ClipFault } from './pose/clip.ts';
import { useChosenFile } from './upload/chosen-file.ts';
import { extractSequence, extractStill, type Extracted } from './upload/extract.ts';

/** What an analysis ended in. */
export type Outcome =
  { ok: true; analysis: AnalysisFields; id: AnalysisId | null } | { ok: false; title: string; text: string };

/** A file, what is taken from it, and what is found in it. */
export function useAnalysis(initialLevel: PlayerLevel) {
  const { chosen, choose } = useChosenFile();
  const [technique, setTechnique] = useState<Technique | null>(null);
  const [level, setLevel] = useState(initialLevel);
  const [mode, setMode] = useState<AnalysisMode>('sequence');
  const [extracted, setExtracted] = useState<Extracted | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);
  useFreed(extracted);

  const clear = () => {
    work.current?.abort();
    setExtracted(null);
    setOutcome(null);
  };

  /** Takes something from the file, with progress and a way to end it; says what went wrong. */
  const extract = async (
    failure: string,
    take: (signal: AbortSignal) => Promise<Extracted>,
  ): Promise<Extracted | null> => {
    if (coachState.get().kind !== 'ready') {
      toast({ title: text.coach.needed, text: text.coach.neededText, tone: 'danger' });
      return null;
    }
    clear();
    const controller = new AbortController();
    work.current = controller;
    setPercent(0);
    try {
      const taken = await take(controller.signal);
      controller.signal.throwIfAborted();
      setExtracted(taken);
      return taken;
    } catch (error) {
      if (!controller.signal.aborted) toast({ title: failure, text: faultText(error), tone: 'danger' });
      return null;
    } finally {
      if (work.current === controller) setPercent(null);
    }
  };

  const judge = async (taken: Extracted, as: Technique) => {
    const isMotion = taken.mode === 'sequence';
    const result = analyze(taken.clip, { technique: as, level });
    if (!result.ok) {
      const failed = failureOf(result.reason, isMotion);
      toast({ ...failed, tone: 'danger' });
      setOutcome({ ok: false, ...failed });
      return;
    }
    const id = await keep(result.analysis);
    setOutcome({ ok: true, analysis: result.analysis, id });
    toast({
      title: isMotion ? text.motionComplete : text.complete,
      text: isMotion ? text.sequenceExtractedText(taken.clip.frames.length) : undefined,
      tone: 'success',
    });
  };

  return {
    chosen,
    technique,
    level,
    mode,
    extracted,
    percent,
    outcome,
    setLevel,
    choose: (file: File) => {
      if (!choose(file)) {
        toast({ title: text.invalidFile, text: text.invalidFileText, tone: 'danger' });
        return;
      }
      clear();
      setMode('sequence');
    },
    setTechnique: (next: Technique) => {
      setTechnique(next);
      // The frames of a clip were chosen for one technique; a picture is the same for any.
      if (mode === 'sequence' && chosen?.kind === 'video') clear();
      else setOutcome(null);
    },
    setMode: (next: AnalysisMode) => {
      clear();
      setMode(next);
    },
    cancel: () => work.current?.abort(),
    extractSequence: async () => {
      if (!chosen || !technique) return complain(text.nothingChosen);
      const taken = await extract(text.sequenceFailed, (signal) =>
        extractSequence(chosen.file, technique, { signal, onProgress: setPercent }),
      );
      if (taken)
        toast({
          title: text.sequenceExtracted,
          text: text.sequenceExtractedText(taken.clip.frames.length),
          tone: 'success',
        });
    },
    extractFrame: async (video: HTMLVideoElement | null) => {
      if (!video || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
        return toast({ title: text.frameFailed, text: text.waitForVideo, tone: 'danger' });
      video.pause();
      const taken = await extract(text.frameFailed, () => extractStill(video));
      if (taken) toast({ title: text.frameExtracted, tone: 'success' });
    },
    analyze: async () => {
      if (!chosen || !technique) return complain(text.nothingChosen);
      if (extracted) return judge(extracted, technique);
      if (chosen.kind === 'video')
        return complain(mode === 'sequence' ? text.sequenceFirst : text.frameFirst);
      const taken = await extract(text.analysisFailed, () => extractStill(chosen.file));
      if (taken) await judge(taken, technique);
    },
  };
}

export type AnalysisWork = ReturnType<typeof useAnalysis>;

/** Gives the memory of pictures back when they are shown no more. */
function useFreed(extracted: Extracted | null): void {
  useEffect(
    () => (extracted ? () => extracted.frames.forEach(({ picture }) => picture.close()) : undefined),
    [extracted],
  );
}

function complain(words: string): void {
  toast({ title: text.failed, text: words, tone: 'danger' });
}

function faultText(error: unknown): string {
  if (error instanceof ClipFault) return error.kind === 'unreadable' ? text.unreadable : text.notLoaded;
  console.error(error);
  return text.noFrame;
}

/** What is said of a clip in which nothing can be judged: that it is no volleyball, or how to film it. */
function failureOf(reason: Unfit, isMotion: boolean): { title: string; text: string } {
  const message = UNFIT_WORDS[reason];
  if (isOtherContent(message)) return { title: text.notVolleyball, text: message };
  return isMotion
    ? { title: text.motionFailed, text: text.motionFailedText(message) }
    : { title: text.analysisFailed, text: text.analysisFailedText(message) };
}
