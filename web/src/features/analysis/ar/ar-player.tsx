import { Pause, Play, StepBack, StepForward } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { PoseClip } from 'sync-protocol/rules/technique/motion/landmarks';
import { CRITERIA } from 'sync-protocol/rules/technique/criteria/all';
import { frameNearest, type FrameAnalysis } from 'sync-protocol/rules/technique/playback';
import { Button } from '#ui/controls/button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { cx } from '#ui/cx.ts';
import { messages as shared } from '../messages.ts';
import { JOINT_COLORS, LINE_COLORS } from '../skeleton.ts';
import { ghostOver } from './ghost.ts';
import { messages } from './messages.ts';
import { OverlayCanvas } from './overlay-canvas.tsx';
import type { Overlays } from './use-ar-analysis.ts';
import type { Player } from './use-player.ts';

const text = messages.player;

/** A frame belongs to a key moment that is no further away. */
const MATCH_SECONDS = 0.5;
/** Joints are drawn over the frame in which they were found. */
const SAME_FRAME_SECONDS = 0.1;
const SPEEDS = (['1', '0.5', '0.25'] as const).map((value) => ({ value, label: text.speeds[value] }));

/** All three in one line of a phone: the word under its sign. */
const CONTROL = 'flex-col gap-1 rounded-lg px-1 py-2 max-sm:text-xs sm:flex-row';

interface ArPlayerProps {
  /** Where the page finds the video. */
  address: string;
  overlays: Overlays;
  player: Player;
  /** The movement of another day. */
  other: PoseClip | null;
  /** What stands below, and follows the frame that is shown. */
  children: ReactNode;
}

/**
 * The clip with the body drawn over it, what is said of each moment, and the ways through it. The picture stays in sight
 * above what is tapped, where a screen is high enough for both.
 */
export function ArPlayer({ address, overlays, player, other, children }: ArPlayerProps) {
  const { clip, analysis, moments } = overlays;
  const { now, end, isPlaying } = player;
  const ghost = useMemo(
    () => other && ghostOver(clip, other, analysis.technique, analysis.hand),
    [clip, other, analysis],
  );
  const frame = frameNearest(clip.frames, now);
  const landmarks = frame && Math.abs(frame.t - now) < SAME_FRAME_SECONDS ? frame.landmarks : null;
  const moment = momentAt(moments, now);
  const told = moment?.isJudged ? moment : (measuredAt(overlays, now) ?? moment);
  const shownGhost = useMemo(() => (landmarks && ghost ? ghost(now) : null), [ghost, landmarks, now]);
  return (
    <div
      className={cx(
        'flex flex-col gap-3',
        // What the keyboard comes to must not hide behind the picture.
        'not-shorter:[&_:is(button,input,select)]:scroll-mt-[calc(40dvh+10rem)]',
      )}
    >
      <div className="overflow-hidden rounded-md bg-court text-on-court not-shorter:sticky not-shorter:top-[calc(var(--header-height)+var(--safe-top)+0.25rem)] not-shorter:z-10 lg:not-shorter:top-1">
        <div className="relative">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption, jsx-a11y/click-events-have-key-events -- the player's own clip, without sound; for keys there is the button */}
          <video
            ref={player.video}
            src={address}
            aria-label={text.video}
            muted
            playsInline
            preload="auto"
            className="mx-auto max-h-[40dvh] w-full cursor-pointer object-contain sm:max-h-[50dvh]"
            style={{ aspectRatio: `${clip.width} / ${clip.height}` }}
            onClick={player.toggle}
            {...player.events}
          />
          <OverlayCanvas clip={clip} landmarks={landmarks} tone={toneOf(told)} ghost={shownGhost} />
        </div>
        <Banner moment={told} />
      </div>
      <input
        type="range"
        aria-label={text.seek}
        aria-valuetext={text.at(now.toFixed(2), end.toFixed(2))}
        min={0}
        max={end}
        step={0.01}
        value={Math.min(now, end)}
        onChange={({ target }) => player.goTo(target.valueAsNumber)}
        className="h-11 w-full accent-ink"
      />
      <div className="grid grid-cols-3 gap-2">
        <Button tone="soft" className={CONTROL} onClick={() => player.step(-1)}>
          <StepBack className="size-5 shrink-0" aria-hidden />
          {text.before}
        </Button>
        <Button tone="ink" className={CONTROL} onClick={player.toggle}>
          {isPlaying ? <Pause className="size-5" aria-hidden /> : <Play className="size-5" aria-hidden />}
          {isPlaying ? text.pause : text.play}
        </Button>
        <Button tone="soft" className={CONTROL} onClick={() => player.step(1)}>
          <StepForward className="size-5 shrink-0" aria-hidden />
          {text.next}
        </Button>
      </div>
      <p className="numerals flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-soft">
        <span className="flex-1">{text.at(now.toFixed(2), end.toFixed(2))}</span>
        <Key color={JOINT_COLORS.sure}>{text.legend.sure}</Key>
        <Key color={JOINT_COLORS.unsure}>{text.legend.unsure}</Key>
        {ghost && <Key color={LINE_COLORS.ghost}>{text.legend.ghost}</Key>}
      </p>
      <Segmented label={text.speed} choices={SPEEDS} value={player.speed} onChange={player.changeSpeed} />
      <Timeline moments={moments} current={moment} onSelect={player.goTo} />
      {children}
    </div>
  );
}

function momentAt(moments: readonly FrameAnalysis[], now: number): FrameAnalysis | undefined {
  const [nearest] = [...moments].sort((a, b) => Math.abs(a.timestamp - now) - Math.abs(b.timestamp - now));
  return nearest && Math.abs(nearest.timestamp - now) <= MATCH_SECONDS ? nearest : undefined;
}

/** The moment to which something belongs that was measured in the very frame that is shown, the worst of them. */
function measuredAt({ analysis, moments }: Overlays, now: number): FrameAnalysis | undefined {
  const phases = CRITERIA[analysis.technique]
    .filter((criterion) =>
      analysis.findings.some(
        ({ id, at }) => id === criterion.id && at !== null && Math.abs(at - now) <= HALF_A_FRAME,
      ),
    )
    .map(({ phase }) => phase);
  const measured = moments.filter(({ description }) => phases.includes(description));
  return measured.toSorted((a, b) => SEVERITY.indexOf(judgementOf(b)) - SEVERITY.indexOf(judgementOf(a)))[0];
}

/** Seconds. */
const HALF_A_FRAME = 1 / 60;
const SEVERITY: readonly Judgement[] = ['none', 'good', 'warning', 'error'];

/** How a moment is judged, if it is. */
type Judgement = keyof typeof text.verdicts;

function judgementOf(moment: FrameAnalysis | undefined): Judgement {
  return moment?.isJudged ? moment.bodyPose.correctness : 'none';
}

function toneOf(moment: FrameAnalysis | undefined) {
  const judgement = judgementOf(moment);
  return judgement === 'none' ? 'plain' : judgement;
}

/** In the colour of the lines at this moment. */
function Mark({ moment, className }: { moment: FrameAnalysis; className: string }) {
  return (
    <span
      className={cx('size-3 rounded-full', className)}
      style={{ background: LINE_COLORS[toneOf(moment)] }}
      aria-hidden
    />
  );
}

function Banner({ moment }: { moment: FrameAnalysis | undefined }) {
  const judgement = judgementOf(moment);
  return (
    <div className="min-h-32 p-3 sm:min-h-24" role="status">
      {moment ? (
        <>
          <p className="flex items-center gap-2 text-xs font-semibold text-on-court-soft">
            <Mark moment={moment} className="shrink-0" />
            {shared.phases[moment.description]} · {text.verdicts[judgement]}
          </p>
          <p className="mt-1 text-sm">{moment.feedback.message}</p>
          <p className="numerals mt-1 text-xs text-on-court-soft">{moment.bodyPose.positionFeedback}</p>
        </>
      ) : (
        <p className="text-sm text-on-court-soft">{text.nothing}</p>
      )}
    </div>
  );
}

function Key({ color, children }: { color: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span className="size-2.5 rounded-full" style={{ background: color }} aria-hidden />
      {children}
    </span>
  );
}

interface TimelineProps {
  moments: readonly FrameAnalysis[];
  current: FrameAnalysis | undefined;
  onSelect: (seconds: number) => void;
}

/** The key moments, numbered; each is one tap away. */
function Timeline({ moments, current, onSelect }: TimelineProps) {
  return (
    <ol aria-label={text.timeline} className="grid grid-cols-2 gap-2 max-[22rem]:grid-cols-1 sm:grid-cols-4">
      {moments.map((moment, index) => {
        const { description, timestamp } = moment;
        const judgement = judgementOf(moment);
        const phase = shared.phases[description];
        return (
          <li key={description}>
            <button
              type="button"
              aria-current={moment === current || undefined}
              onClick={() => onSelect(timestamp)}
              className={cx(
                'pressable flex h-full min-h-13 w-full items-center gap-2.5 rounded-md border px-3 py-1.5 text-left',
                moment === current ? 'border-ink bg-well' : 'border-line',
              )}
            >
              <span className="numerals relative grid size-7 shrink-0 place-items-center rounded-full bg-well text-sm font-bold">
                {index + 1}
                <Mark moment={moment} className="absolute -right-0.5 -bottom-0.5 border border-ink-faint" />
              </span>
              <span className="min-w-0 flex-1 text-xs leading-tight font-semibold">
                {phase}
                <span className="numerals block font-normal text-ink-soft">
                  {shared.frameOf(timestamp.toFixed(2))}
                </span>
                <span className="sr-only">{text.verdicts[judgement]}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
