import { useState } from 'react';
import { analyze, type Analysis } from 'sync-protocol/rules/technique/analyze';
import type { AnalysisId } from 'sync-protocol/ids';
import type { PoseClip } from 'sync-protocol/rules/technique/motion/landmarks';
import { curvesOf, frameAnalysisOf } from 'sync-protocol/rules/technique/playback';
import type { Hand, PlayerLevel, Technique } from 'sync-protocol/rules/technique/terms';
import { toast } from '#ui/layers/toast-store.ts';
import { failureOf } from '../failure-words.ts';
import { keep } from '../history/changes.ts';
import { messages } from '../messages.ts';
import { openClip } from '../pose/clip.ts';
import { readClip, type Reading } from '../pose/read-clip.ts';
import { useChosenFile } from '../upload/chosen-file.ts';
import { useChoices, type HandChoice } from '../use-choices.ts';
import { useWork } from '../use-work.ts';
import { messages as text } from './messages.ts';

/** A clip with all that is shown over it. */
export type Overlays = ReturnType<typeof overlaysOf>;

/** What an analysis with overlays ended in. */
export type ArOutcome =
  | { ok: true; id: AnalysisId | null; overlays: Overlays }
  | { ok: false; title: string; text: string };

/** A clip that is played with what was found in it. */
export function useArAnalysis(initialLevel: PlayerLevel) {
  const { chosen, choose } = useChosenFile(['video'], 'ar');
  const choices = useChoices('ar', initialLevel);
  const { technique, hand, latest } = choices;
  /** How the player moves in the chosen file, as it was read for this technique and hand: that takes long. */
  const [moved, setMoved] = useState<PoseClip | null>(null);
  const [outcome, setOutcome] = useState<ArOutcome | null>(null);
  const { percent, run, cancel } = useWork();

  const clear = () => {
    cancel();
    setMoved(null);
    setOutcome(null);
  };

  const fail = (failure: { title: string; text: string }) => {
    toast({ ...failure, tone: 'danger' });
    setOutcome({ ok: false, ...failure });
  };

  const judge = async (clip: PoseClip, as: Technique) => {
    const result = analyze(clip, { technique: as, level: latest.current.level, hand });
    if (!result.ok) return fail(failureOf(result.reason, messages.analysisFailed, text.failed));
    const overlays = overlaysOf(clip, result.analysis);
    if (overlays.moments.length === 0) return fail({ title: text.noFrames, text: text.noFramesText });
    const id = await keep(result.analysis, clip);
    setOutcome({ ok: true, id, overlays });
    // Else it is said already that it could not be kept.
    if (id !== null) toast({ title: text.complete, tone: 'success' });
  };

  return {
    chosen,
    percent,
    isRead: moved !== null,
    outcome,
    cancel,
    choices: {
      ...choices,
      setTechnique: (next: Technique) => {
        choices.setTechnique(next);
        clear();
      },
      setLevel: (next: PlayerLevel) => {
        choices.setLevel(next);
        setOutcome(null);
      },
      setHandChoice: (next: HandChoice) => {
        choices.setHandChoice(next);
        clear();
      },
    },
    choose: (file: File) => {
      if (!choose(file))
        return toast({ title: messages.invalidFile, text: text.invalidFileText, tone: 'danger' });
      clear();
    },
    analyze: async () => {
      if (!chosen || !technique)
        return toast({ title: messages.failed, text: text.nothingChosen, tone: 'danger' });
      setOutcome(null);
      const failed = (reason: string) => ({ title: messages.analysisFailed, text: text.failed(reason) });
      const clip = moved ?? (await run(failed, (reading) => posesIn(chosen.file, technique, hand, reading)));
      if (!clip) return undefined;
      setMoved(clip);
      return judge(clip, technique);
    },
  };
}

export type ArWork = ReturnType<typeof useArAnalysis>;

function overlaysOf(clip: PoseClip, analysis: Analysis) {
  return { clip, analysis, moments: frameAnalysisOf(clip, analysis), curves: curvesOf(clip, analysis) };
}

async function posesIn(
  file: Blob,
  technique: Technique,
  hand: Hand | null,
  reading: Reading,
): Promise<PoseClip> {
  const clip = await openClip(file, reading.signal);
  try {
    return await readClip(clip, technique, hand, reading);
  } finally {
    clip.close();
  }
}
