import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#ui/controls/button.tsx';
import { markAgain } from '#ui/layers/modal/back-entry.ts';
import { ProgressBar } from '#ui/charts/progress-bar.tsx';
import { cx } from '#ui/cx.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { type Point, swipeStep } from '#ui/swipe.ts';
import { messages } from './messages.ts';
import { STEPS } from './steps.tsx';

/** How a page comes in. */
const TURNED = 'animate-fade-in [animation-duration:150ms]';
/** A finger has to move further than this (pixels) to turn a page. */
const FAR_ENOUGH = 50;

export interface TutorialViewProps {
  open: boolean;
  onClose: () => void;
  onComplete: () => void;
}

/** Ten pages on how the app works, turned by buttons or a finger. */
export function TutorialView({ open, onClose, onComplete }: TutorialViewProps) {
  const [index, show] = useIndex();
  const step = STEPS[index];
  const isLast = index === STEPS.length - 1;
  const turn = (by: number) => show(Math.min(STEPS.length - 1, Math.max(0, index + by)));
  const leave = (how: () => void) => {
    show(0);
    how();
  };
  if (!step) return null;
  return (
    <Sheet
      open={open}
      onClose={() => leave(onClose)}
      title={step.title}
      closeLabel={messages.close}
      footer={
        <>
          <div className="flex items-center gap-3">
            <ProgressBar
              percent={((index + 1) * 100) / STEPS.length}
              label={messages.step(index + 1, STEPS.length)}
              tone="ink"
              className="flex-1"
            />
            <span aria-hidden className="numerals text-xs font-semibold text-ink-soft">
              {messages.of(index + 1, STEPS.length)}
            </span>
          </div>
          <div className="mt-2 grid grid-cols-2 gap-2">
            <Button size="lg" disabled={index === 0} onClick={() => turn(-1)}>
              {messages.back}
            </Button>
            <Button size="lg" tone="primary" onClick={() => (isLast ? leave(onComplete) : turn(1))}>
              {isLast ? messages.finish : messages.next}
            </Button>
          </div>
        </>
      }
    >
      <Swiped onTurn={turn}>
        <div
          key={step.key}
          className={cx(
            'grid min-h-48 grid-cols-1 place-items-center overflow-hidden court-light rounded-lg bg-court p-4 text-on-court',
            TURNED,
          )}
          // The text says what it shows.
          aria-hidden
        >
          {step.picture}
        </div>
        {/* It stays while pages turn: what comes with its words isn't read out. */}
        <p className="mt-4 min-h-36" aria-live="polite">
          <span key={step.key} className={cx('block', TURNED)}>
            <span className="sr-only">{messages.step(index + 1, STEPS.length)}: </span>
            {step.text}
          </span>
        </p>
      </Swiped>
    </Sheet>
  );
}

/** The page that is open; the address knows it too, so that a reload goes on with it. */
function useIndex(): [number, (index: number) => void] {
  const [params, setParams] = useSearchParams();
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      STEPS.findIndex(({ key }) => key === params.get('step')),
    ),
  );
  const show = (next: number) => {
    if (next === index) return;
    setIndex(next);
    const others = [...params].filter(([name]) => name !== 'step');
    const { key } = STEPS[next] ?? {};
    setParams(key === undefined || next === 0 ? others : [...others, ['step', key]], { replace: true });
    markAgain();
  };
  return [index, show];
}

interface SwipedProps {
  onTurn: (by: number) => void;
  children: ReactNode;
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

function Swiped({ onTurn, children }: SwipedProps) {
  const from = useRef<Point | null>(null);
  const at = ({ clientX: x, clientY: y }: PointerEvent) => ({ x, y });
  return (
    <div
      // A dialog takes the focus: not its close button, which would look chosen.
      ref={takeFocus}
      tabIndex={-1}
      className="touch-pan-y outline-none select-none"
      onPointerDown={(event) => {
        from.current = at(event);
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        const by = from.current ? swipeStep(from.current, at(event), FAR_ENOUGH) : 0;
        from.current = null;
        if (by !== 0) onTurn(by);
      }}
      onPointerCancel={() => {
        from.current = null;
      }}
    >
      {children}
    </div>
  );
}
