import { Film, ScanLine } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { Switch } from '#ui/controls/switch.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { messages as text } from '../messages.ts';
import { messages as opinionText } from '../opinion/messages.ts';
import type { AnalysisWork } from '../use-analysis.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { FilePicker } from './file-picker.tsx';
import { FrameStrip } from './frame-strip.tsx';
import { Preview } from './preview.tsx';
import { WorkProgress } from './work-progress.tsx';

const MODES = (['sequence', 'still'] as const).map((value) => ({ value, label: text.modes[value] }));

/** Where a clip or a picture is chosen, looked at, and sent through the analysis. */
export function UploadCard({ work }: { work: AnalysisWork }) {
  const video = useRef<HTMLVideoElement>(null);
  const { chosen, mode, extracted, percent } = work;
  const isVideo = chosen?.kind === 'video';
  // The next step is the one that stands out.
  const isToExtract = isVideo && !extracted;
  return (
    <Card as="section" aria-label={text.upload} className="grid gap-4">
      <ChoiceFields choices={work.choices} />
      <FilePicker
        label={chosen ? text.changeFile : text.chooseFile}
        accept="video/*,image/*"
        onChoose={work.choose}
      />
      {chosen && <Preview key={chosen.address} chosen={chosen} video={video} />}
      {isVideo && (
        <>
          <Segmented label={text.mode} choices={MODES} value={mode} onChange={work.setMode} />
          {percent === null ? (
            <Button
              tone={isToExtract ? 'primary' : 'soft'}
              size="lg"
              wide
              onClick={() =>
                void (mode === 'sequence' ? work.extractSequence() : work.extractFrame(video.current))
              }
            >
              <Film className="size-5" aria-hidden />
              {mode === 'sequence' ? text.extractSequence : text.extractFrame}
            </Button>
          ) : (
            <WorkProgress percent={percent} onCancel={work.cancel} />
          )}
          {mode === 'still' && !extracted && <p className="text-xs text-ink-soft">{text.frameHint}</p>}
        </>
      )}
      {extracted && isVideo && <FrameStrip frames={extracted.frames} isStill={extracted.mode === 'still'} />}
      {chosen && work.opinion.by !== null && (
        <Switch
          label={opinionText.ask}
          hint={opinionText.hint(work.opinion.by)}
          checked={work.opinion.isWanted}
          onChange={work.opinion.setIsWanted}
        />
      )}
      <Button
        tone={isToExtract ? 'soft' : 'primary'}
        size="lg"
        wide
        busy={percent !== null && (!isVideo || work.isAsked)}
        onClick={() => void work.analyze()}
      >
        <ScanLine className="size-5" aria-hidden />
        {text.analyze}
      </Button>
    </Card>
  );
}
