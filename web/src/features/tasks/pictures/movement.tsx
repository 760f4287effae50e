import { Pause, Play } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { Figure } from './figure.tsx';
import { setLeftHanded, useLeftHanded } from './hand.ts';
import { messages as text } from './messages.ts';
import { isHanded, type Picture } from './picture.ts';
import { usePlay } from './use-play.ts';

/** A movement as it plays, and its key poses in words: whoever sees nothing of it reads all of it. */
export function Movement({ picture }: { picture: Picture }) {
  const { moment, isPlaying, show, toggle } = usePlay(picture.frames.length);
  const isLeft = useLeftHanded();
  const hasSides = isHanded(picture);
  const Icon = isPlaying ? Pause : Play;
  return (
    <section className="text-sm">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="text-base">{text.movement}</h3>
        {hasSides && (
          <button
            type="button"
            aria-pressed={isLeft}
            onClick={() => setLeftHanded(!isLeft)}
            className={cx(
              'pressable target rounded-full px-3 py-1 text-xs font-semibold',
              isLeft ? 'bg-cat text-surface' : 'bg-cat-soft text-cat',
            )}
          >
            {text.leftHanded}
          </button>
        )}
      </div>
      <div className="relative overflow-hidden rounded-lg bg-cat-soft">
        <Figure picture={picture} {...moment} isMirrored={hasSides && isLeft} />
        {picture.frames.length > 1 && (
          <button
            type="button"
            onClick={toggle}
            aria-label={isPlaying ? text.pause : text.play}
            title={isPlaying ? text.pause : text.play}
            className="pressable absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-full bg-surface/70 text-cat"
          >
            <Icon className="size-5" aria-hidden />
          </button>
        )}
      </div>
      <ol className="mt-2 grid gap-0.5">
        {picture.frames.map(({ says }, index) => (
          <li key={says}>
            <button
              type="button"
              onClick={() => show(index)}
              aria-current={index === moment.index ? 'step' : undefined}
              className={cx(
                'pressable flex min-h-11 w-full items-center gap-3 rounded-md px-2 py-1 text-left',
                index === moment.index && 'bg-cat-soft font-semibold',
              )}
            >
              <Step number={index + 1} />
              {says}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The number of a key pose or of a way on the court. */
export function Step({ number }: { number: number }) {
  return (
    <span
      aria-hidden
      className="numerals grid size-6 shrink-0 place-items-center rounded-full bg-cat text-xs font-bold text-surface"
    >
      {number}
    </span>
  );
}
