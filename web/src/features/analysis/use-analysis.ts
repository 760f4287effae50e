import { useEffect, useRef, useState } from 'react';
import type { AnalysisFields } from 'sync-protocol/entities/analysis/analysis';
import type { AnalysisId } from 'sync-protocol/ids';
import { analyze } from 'sync-protocol/rules/technique/analyze';
import type { AnalysisMode, PlayerLevel, Technique } from 'sync-protocol/rules/technique/terms';
import { toast } from '#ui/layers/toast-store.ts';
import { failureOf } from './failure-words.ts';
import { keep } from './history/changes.ts';
import { messages as text } from './messages.ts';
import type { Reading } from './pose/read-clip.ts';
import { useChosenFile } from './upload/chosen-file.ts';
import { extractSequence, extractStill, type Extracted } from './upload/extract.ts';
import { useChoices, type HandChoice } from './use-choices.ts';
import { useOpinion } from './opinion/use-opinion.ts';
import { useWork } from './use-work.ts';

/** What an analysis ended in. */
export type Outcome =
  | { ok: true; analysis: AnalysisFields; id: AnalysisId | null }
  | { ok: false; title: string; text: string };

/** A file, what is taken from it, and what is found in it. */
export function useAnalysis(initialLevel: PlayerLevel) {
  const { chosen, choose } = useChosenFile(undefined, 'standard');
  const choices = useChoices('standard', initialLevel);
  const { technique, hand, latest } = choices;
  const [mode, setMode] = useState<AnalysisMode>('sequence');
  const [extracted, setExtracted] = useState<Extracted | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { percent, run, cancel } = useWork();
  const extracting = useRef<Promise<Extracted | null>>(undefined);
  /** Whether what is being extracted is to be judged as soon as it is there. */
  const [isAsked, setIsAsked] = useState(false);
  const opinion = useOpinion();
  useFreed(extracted);

  /** What was found is of other choices or of another file. */
  const forgetFound = () => {
    opinion.letGo();
    setOutcome(null);
  };

  const clear = () => {
    cancel();
    setExtracted(null);
    forgetFound();
  };

  const extract = async (
    title: string,
    take: (reading: Reading) => Promise<Extracted>,
    inFull = (reason: string) => reason,
  ) => {
    clear();
    const coming = run((reason) => ({ title, text: inFull(reason) }), take);
    extracting.current = coming;
    const taken = await coming;
    if (extracting.current === coming) extracting.current = undefined;
    if (taken) setExtracted(taken);
    return taken;
  };

  /** The frames of a clip were chosen for one technique and one hand; a picture is the same for any. */
  const chooseAnew = () => (mode === 'sequence' && chosen?.kind === 'video' ? clear() : forgetFound());

  const judge = async (taken: Extracted) => {
    const { technique: as, level, hand: side } = latest.current;
    if (!as) return;
    const isMotion = taken.mode === 'sequence';
    const result = analyze(taken.clip, { technique: as, level, hand: side });
    if (!result.ok) {
      const failed = isMotion
        ? failureOf(result.reason, text.motionFailed, text.motionFailedText)
        : failureOf(result.reason, text.analysisFailed, text.analysisFailedText);
      toast({ ...failed, tone: 'danger' });
      setOutcome({ ok: false, ...failed });
      return;
    }
    const id = await keep(result.analysis, taken.clip);
    setOutcome({ ok: true, analysis: result.analysis, id });
    opinion.ask({ technique: as, level, hand: side, id, taken });
    // That it could not be kept is said already, and more than that it is done.
    if (id === null) return;
    toast({
      title: isMotion ? text.motionComplete : text.complete,
      text: isMotion ? text.motionCompleteText(taken.clip.frames.length) : undefined,
      tone: 'success',
    });
  };

  return {
    chosen,
    mode,
    extracted,
    percent,
    outcome,
    opinion,
    choose: (file: File) => {
      if (!choose(file)) {
        toast({ title: text.invalidFile, text: text.invalidFileText, tone: 'danger' });
        return;
      }
      clear();
      opinion.setIsWanted(false);
      setMode('sequence');
    },
    choices: {
      ...choices,
      setTechnique: (next: Technique) => {
        choices.setTechnique(next);
        chooseAnew();
      },
      setLevel: (next: PlayerLevel) => {
        choices.setLevel(next);
        forgetFound();
      },
      setHandChoice: (next: HandChoice) => {
        choices.setHandChoice(next);
        chooseAnew();
      },
    },
    setMode: (next: AnalysisMode) => {
      clear();
      setMode(next);
    },
    cancel,
    extractSequence: async () => {
      if (!chosen || !technique) return complain(text.nothingChosen);
      const taken = await extract(text.sequenceFailed, (reading) =>
        extractSequence(chosen.file, technique, hand, reading),
      );
      if (taken)
        toast({
          title: text.sequenceExtracted,
          text: text.sequenceExtractedText(taken.frames.length),
          tone: 'success',
        });
    },
    extractFrame: async (video: HTMLVideoElement | null) => {
      if (!video || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
        return toast({ title: text.frameFailed, text: text.waitForVideo, tone: 'danger' });
      video.pause();
      const taken = await extract(text.frameFailed, (reading) => extractStill(video, reading));
      if (taken) toast({ title: text.frameExtracted, tone: 'success' });
    },
    isAsked,
    analyze: async () => {
      if (!chosen || !technique) return complain(text.nothingChosen);
      if (extracted) return judge(extracted);
      const coming = extracting.current;
      if (coming) {
        setIsAsked(true);
        const taken = await coming;
        setIsAsked(false);
        return taken ? judge(taken) : undefined;
      }
      if (chosen.kind === 'video')
        return complain(mode === 'sequence' ? text.sequenceFirst : text.frameFirst);
      const taken = await extract(
        text.analysisFailed,
        (reading) => extractStill(chosen.file, reading),
        text.analysisFailedText,
      );
      if (taken) await judge(taken);
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
