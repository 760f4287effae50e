import type { ReactNode } from 'react';
import type { CoachingGuide } from 'sync-protocol/entities/training/program';
import { inOwnMeasures } from '#ui/measures.ts';
import { messages } from '../messages.ts';

const text = messages.guide;

/** A coaching guide in its four parts; numbers and marks take the colour of the nearest [data-category]. */
export function GuideText({ guide }: { guide: CoachingGuide }) {
  return (
    <>
      <Part title={text.technique}>
        <p>{inOwnMeasures(guide.technique)}</p>
      </Part>
      <Part title={text.steps}>
        <ol className="grid gap-3">
          {guide.steps.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden
                className="numerals grid size-7 shrink-0 place-items-center rounded-full bg-cat-soft text-sm font-bold text-cat"
              >
                {index + 1}
              </span>
              <span className="pt-0.5">{inOwnMeasures(step)}</span>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={text.mistakes}>
        <Points lines={guide.mistakes} />
      </Part>
      <Part title={text.tips}>
        <Points lines={guide.tips} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="text-sm">
      <h3 className="mb-2 text-base">{title}</h3>
      {children}
    </section>
  );
}

function Points({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {lines.map((line) => (
        <li key={line} className="border-l-3 border-cat pl-3">
          {inOwnMeasures(line)}
        </li>
      ))}
    </ul>
  );
}
