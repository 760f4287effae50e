import { Maximize, Minimize } from 'lucide-react';
import { useEffect, type RefObject } from 'react';
import { flawsOf, isReady, type Position } from 'sync-protocol/rules/technique/live/position';
import { Button } from '#ui/controls/button.tsx';
import { cx } from '#ui/cx.ts';
import { Pill } from '#ui/surfaces/pill.tsx';
import type { Tally } from './live-session.ts';
import { messages as text } from './messages.ts';
import { useFullView } from './use-full-view.ts';

interface StageProps {
  video: RefObject<HTMLVideoElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  isOn: boolean;
  isMirrored: boolean;
  technique: string;
  tally: Tally;
  isCheckPaused: boolean;
  isRecording: boolean;
}

/** Over the picture, at one of its ends. */
const OVERLAY = 'absolute inset-x-0 p-3';

/** The live picture with the skeleton over it, what is counted, and what is to be said; as large as the screen if wanted. */
export function Stage(props: StageProps) {
  const { video, canvas, isOn, isMirrored, technique, tally, isCheckPaused, isRecording } = props;
  const { part, isFull, toggle } = useFullView(isOn);
  useEffect(() => {
    if (isOn) part.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isOn, part]);
  const ready = !isCheckPaused && tally.position !== null && isReady(tally.position);
  return (
    <div
      ref={part}
      role={isFull ? 'dialog' : 'group'}
      aria-label={isMirrored ? text.previewMirrored : text.preview}
      // What is said comes below the bar, whose button stays free.
      {...(isFull && { 'aria-modal': true, 'data-modal': '', 'data-full-screen': '', 'data-state': 'open' })}
      className={cx(
        'overflow-hidden bg-court text-on-court',
        isFull ? 'fixed inset-0 z-50' : 'relative max-h-[70dvh] rounded-md',
        !isFull && (isOn ? 'aspect-3/4 sm:aspect-4/3' : 'h-32'),
      )}
    >
      <div className={cx('absolute inset-0', isMirrored && '-scale-x-100', !isOn && 'invisible')}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the player's own live picture, without sound */}
        <video ref={video} muted playsInline autoPlay className="size-full object-contain" />
        <canvas ref={canvas} className="absolute inset-0 size-full" />
      </div>
      {!isOn && <p className="absolute inset-0 grid place-items-center p-6 text-center">{text.off}</p>}
      {isOn && (
        <>
          <div
            className={cx(
              OVERLAY,
              'top-0 flex items-start gap-2',
              isFull && 'pt-[calc(0.75rem+var(--safe-top))]',
            )}
          >
            <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
              {isFull && <h2 className="text-lg">{technique}</h2>}
              {!isCheckPaused && (
                <Pill tone={ready ? 'success' : 'danger'}>{ready ? text.ready : text.notReady}</Pill>
              )}
              {isRecording && <Pill tone="danger">{text.recording}</Pill>}
            </div>
            <Button tone="court" className="shrink-0" onClick={toggle}>
              {isFull ? (
                <Minimize className="size-5" aria-hidden />
              ) : (
                <Maximize className="size-5" aria-hidden />
              )}
              {/* With large text the name of the technique and the pill need the room. */}
              <span className={cx(isFull ? 'max-[22rem]:sr-only' : 'sr-only')}>
                {isFull ? text.exitFullscreen : text.fullscreen}
              </span>
            </Button>
          </div>
          <div
            className={cx(
              OVERLAY,
              'bottom-0 grid justify-items-center gap-2 text-center',
              isFull && 'pb-[calc(0.75rem+var(--safe-bottom))]',
            )}
          >
            {tally.repetitions > 0 && (
              <p
                aria-hidden
                className={cx(
                  'numerals font-bold drop-shadow-md',
                  isFull ? 'text-8xl leading-none' : 'text-2xl',
                )}
              >
                {tally.repetitions}
              </p>
            )}
            <p
              role="status"
              className={cx('rounded-md bg-court px-3 py-2 font-semibold', isFull ? FROM_AFAR : 'text-sm')}
            >
              {wordsOf(tally, isCheckPaused)}
            </p>
          </div>
        </>
      )}
    </div>
  );
}

/** Read from where a player stands, three metres away. */
const FROM_AFAR = 'text-2xl leading-tight max-[22rem]:text-lg sm:text-5xl';

/** What is most worth saying now: how to stand, else the cue of the last repetition. */
function wordsOf({ eyes, position, repetitions, cue }: Tally, isCheckPaused: boolean): string {
  if (eyes === 'opening') return text.opening;
  const hint = isCheckPaused ? null : hintOf(position);
  if (hint) return hint;
  if (cue) return text.said(repetitions, cue.text);
  return isCheckPaused ? text.paused : text.wellPlaced;
}

function hintOf(position: Position | null): string | null {
  if (!position) return text.looking;
  const flaws = flawsOf(position);
  if (flaws.length > 0) return flaws.map((flaw) => text.hints[flaw]).join(' · ');
  return isReady(position) ? null : text.looking;
}
