import { Film, ScanLine } from 'lucide-react';
import { useId, useRef } from 'react';
import { PLAYER_LEVELS, TECHNIQUES } from 'sync-protocol/rules/technique/terms';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { cx } from '#ui/cx.ts';
import { ProgressBar } from '#ui/charts/progress-bar.tsx';
import { messages as text } from '../messages.ts';
import type { AnalysisWork } from '../use-analysis.ts';
import { FrameStrip } from './frame-strip.tsx';

const MODES = (['sequence', 'still'] as const).map((value) => ({ value, label: text.modes[value] }));

/** Where a clip or a picture is chosen, looked at, and sent through the analysis. */
export function UploadCard({ work }: { work: AnalysisWork }) {
  const video = useRef<HTMLVideoElement>(null);
  const { chosen, technique, level, mode, extracted, percent } = work;
  const isVideo = chosen?.kind === 'video';
  return (
    <Card as="section" aria-label={text.upload} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={text.technique}
          required
          placeholder={text.techniquePlaceholder}
          value={technique ?? ''}
          options={TECHNIQUES.map((value) => ({ value, label: text.techniques[value] }))}
          hint={technique && text.filming[technique]}
          onChange={({ target }) => {
            const next = TECHNIQUES.find((one) => one === target.value);
            if (next) work.setTechnique(next);
          }}
        />
        <SelectField
          label={text.level}
          value={level}
          options={PLAYER_LEVELS.map((value) => ({ value, label: text.levels[value] }))}
          onChange={({ target }) => {
            const next = PLAYER_LEVELS.find((one) => one === target.value);
            if (next) work.setLevel(next);
          }}
        />
      </div>
      <FilePicker isChosen={chosen !== null} onChoose={work.choose} />
      {chosen && <Preview key={chosen.address} chosen={chosen} video={video} />}
      {isVideo && (
        <>
          <Segmented label={text.mode} choices={MODES} value={mode} onChange={work.setMode} />
          {percent === null ? (
            <Button
              tone="soft"
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
            <Progress percent={percent} onCancel={work.cancel} />
          )}
          {mode === 'still' && !extracted && <p className="text-xs text-ink-soft">{text.frameHint}</p>}
        </>
      )}
      {extracted && isVideo && <FrameStrip frames={extracted.frames} isStill={extracted.mode === 'still'} />}
      <Button
        tone="primary"
        size="lg"
        wide
        busy={!isVideo && percent !== null}
        onClick={() => void work.analyze()}
      >
        <ScanLine className="size-5" aria-hidden />
        {text.analyze}
      </Button>
    </Card>
  );
}

function FilePicker({ isChosen, onChoose }: { isChosen: boolean; onChoose: (file: File) => void }) {
  const id = useId();
  return (
    <div>
      <label
        htmlFor={id}
        className={cx(
          buttonClass({ tone: 'outline', size: 'lg', wide: true }),
          'cursor-pointer has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus',
        )}
      >
        {isChosen ? text.changeFile : text.chooseFile}
        <input
          id={id}
          type="file"
          accept="video/*,image/*"
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file again is another try.
            target.value = '';
            if (file) onChoose(file);
          }}
        />
      </label>
      <p className="mt-1.5 text-xs text-ink-soft">{text.uploadHint}</p>
    </div>
  );
}

interface PreviewProps {
  chosen: NonNullable<AnalysisWork['chosen']>;
  video: React.RefObject<HTMLVideoElement | null>;
}

function Preview({ chosen, video }: PreviewProps) {
  const look = 'mx-auto max-h-96 w-full rounded-md bg-well object-contain';
  if (chosen.kind === 'image') return <img src={chosen.address} alt={text.preview} className={look} />;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the player's own clip, without sound
    <video
      ref={video}
      src={chosen.address}
      aria-label={text.preview}
      controls
      muted
      playsInline
      preload="auto"
      className={look}
    />
  );
}

function Progress({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const words = text.extracting(percent);
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft" role="status">
        {words}
      </p>
      <ProgressBar percent={percent} label={words} tone="ink" />
      <Button tone="outline" wide onClick={onCancel}>
        {text.cancel}
      </Button>
    </div>
  );
}
