import { Pause, Play } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { prefersReducedMotion } from '#ui/use-media.ts';
import { messages as text } from './demo-messages.ts';
import { SCENES } from './demo-scenes.tsx';

/** A scene begins with a finger on the screen; then it shows what the tap did. */
const TAP_MS = 1600;
const SCENE_MS = 4200;
const LAST = SCENES.length - 1;

export interface DemoProps {
  open: boolean;
  onClose: () => void;
}

/** A day in the app, played with its own parts: it goes by itself and can be stepped through. */
export function Demo({ open, onClose }: DemoProps) {
  const [step, setStep] = useState(0);
  const [isPlaying, setIsPlaying] = useState(() => !prefersReducedMotion());
  useEffect(() => {
    if (!open || !isPlaying || step === LAST) return;
    const timer = setTimeout(() => setStep(step + 1), SCENE_MS);
    return () => clearTimeout(timer);
  }, [open, isPlaying, step]);

  const walk = (to: number) => {
    setIsPlaying(false);
    setStep(to);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.title}
      footer={<Controls {...{ step, walk, isPlaying, setIsPlaying }} onAgain={() => setStep(0)} />}
    >
      <Segments step={step} isRunning={isPlaying && step < LAST} />
      <Stage>
        <Played key={step} step={step} />
      </Stage>
      <p className="mt-4 min-h-12 text-center font-semibold text-balance" aria-live="polite">
        <span className="sr-only">{text.step(step + 1, SCENES.length)}: </span>
        {text.captions[SCENES[step]?.caption ?? 'programs']}
      </p>
    </Sheet>
  );
}

/** How far the walk has come: a bar a scene, the running one filling up. */
function Segments({ step, isRunning }: { step: number; isRunning: boolean }) {
  return (
    <div aria-hidden className="mb-3 flex gap-1">
      {SCENES.map(({ caption }, index) => (
        <span key={caption} className="h-1 flex-1 overflow-hidden rounded-full bg-well">
          <span
            className={cx(
              'block h-full origin-left rounded-full bg-ink',
              index > step && 'scale-x-0',
              index === step && isRunning && 'animate-fill-across',
            )}
            style={{ animationDuration: `${SCENE_MS}ms` }}
          />
        </span>
      ))}
    </div>
  );
}

/** A little phone. Nothing on it can be touched. */
function Stage({ children }: { children: ReactNode }) {
  return (
    <div
      inert
      className="relative mx-auto h-104 w-full max-w-72 overflow-hidden rounded-[2.25rem] border-8 border-court bg-bg shadow-float"
    >
      {children}
    </div>
  );
}

/** Plays one scene from its beginning. */
function Played({ step }: { step: number }) {
  const [isTapped, setIsTapped] = useState(prefersReducedMotion);
  useEffect(() => {
    const timer = setTimeout(() => setIsTapped(true), TAP_MS);
    return () => clearTimeout(timer);
  }, []);
  const Scene = SCENES[step]?.show;
  return <div className="absolute inset-0 animate-fade-in p-3">{Scene && <Scene isTapped={isTapped} />}</div>;
}

interface ControlsProps {
  step: number;
  walk: (to: number) => void;
  isPlaying: boolean;
  setIsPlaying: (isPlaying: boolean) => void;
  /** As it went before: what played by itself does so again. */
  onAgain: () => void;
}

function Controls({ step, walk, isPlaying, setIsPlaying, onAgain }: ControlsProps) {
  const isLast = step === LAST;
  const Icon = isPlaying && !isLast ? Pause : Play;
  return (
    <div className="flex items-center gap-2">
      {isLast ? (
        <Link to="/signup" className={buttonClass({ tone: 'primary' })}>
          {text.signUp}
        </Link>
      ) : (
        <IconButton
          label={isPlaying ? text.pause : text.play}
          icon={<Icon className="size-5 fill-current" aria-hidden />}
          onClick={() => setIsPlaying(!isPlaying)}
        />
      )}
      <span className="flex-1" />
      <Button disabled={step === 0} onClick={() => walk(step - 1)}>
        {text.back}
      </Button>
      <Button tone={isLast ? 'soft' : 'primary'} onClick={() => (isLast ? onAgain() : walk(step + 1))}>
        {isLast ? text.again : text.next}
      </Button>
    </div>
  );
}
