import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface PageProps {
  title: string;
  /** Which one of its kind it shows, where the title is that of all of them; a heading with the id `about` says it too. */
  about?: string | undefined;
  /** Shown over the title, such as the way back. */
  above?: ReactNode;
  /** A quiet line under the title. */
  detail?: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  /** The title is for screen readers only: the page shows who it is in another way. */
  isQuiet?: boolean;
  width?: 'text' | 'list' | 'full';
  children: ReactNode;
}

const WIDTHS = { text: 'max-w-xl', list: 'max-w-3xl', full: 'max-w-6xl' } as const;

/** A screen: its heading and its content, clear of notches, at a width that can be read. */
export function Page({
  title,
  about,
  above,
  detail,
  aside,
  isQuiet = false,
  width = 'list',
  children,
}: PageProps) {
  return (
    <div
      className={cx(
        'w-full px-4 pt-3 pb-8 sm:px-6 lg:px-10 lg:pt-8',
        // What is one message in the middle stays there.
        isQuiet ? 'mx-auto' : 'page-edge',
        // The first part stands as near to the title as anything else would.
        '[&>header+section]:mt-0',
        WIDTHS[width],
      )}
    >
      <title>{about ? `${about} · ${title}` : title}</title>
      {above}
      <header
        className={cx('flex flex-wrap items-center justify-between gap-3', isQuiet ? 'sr-only' : 'mb-4')}
      >
        {/* With large text, what is beside the title goes below it. */}
        <div className="min-w-0 flex-[1_1_5rem]">
          <h1 id="title" className="text-2xl wrap-break-word">
            {title}
          </h1>
          {detail && <p className="mt-0.5 text-sm text-ink-soft">{detail}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  );
}

interface SectionProps {
  title: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of a screen under a heading of its own. */
export function Section({ title, aside, className, children }: SectionProps) {
  return (
    <section className={cx('mt-8', className)} aria-label={title}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        {/* Where its longest word has no room beside the rest, that goes below it. */}
        <h2 className="min-w-0 flex-[1_1_min-content] text-lg wrap-break-word">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
