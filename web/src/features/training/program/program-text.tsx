import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Program } from 'sync-protocol/entities/training/program';
import { inOwnMeasures } from '#ui/measures.ts';
import { Section } from '#ui/surfaces/page.tsx';
import { messages } from '../messages.ts';

const text = messages.program;

interface ProgramTextProps {
  texts: Pick<Program, 'purpose' | 'learn' | 'keyTechniques'>;
  benefits: readonly string[];
  /** The weekly progression. */
  children: ReactNode;
}

/** What a program is for, what it teaches and brings, and what comes in which week. */
export function ProgramText({ texts, benefits, children }: ProgramTextProps) {
  return (
    <>
      <Section title={text.purpose}>
        <p>{inOwnMeasures(texts.purpose)}</p>
      </Section>
      <Section title={text.learn}>
        <Checks lines={texts.learn} />
      </Section>
      <Section title={text.techniques}>
        <dl className="grid gap-3 sm:grid-cols-2">
          {texts.keyTechniques.map(({ name, text: words }) => (
            <div key={name} className="rounded-lg bg-surface p-4 shadow-card">
              <dt className="font-bold text-cat">{name}</dt>
              <dd className="mt-1 text-sm text-ink-soft">{inOwnMeasures(words)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={text.benefits}>
        <Checks lines={benefits} />
      </Section>
      <Section title={text.weekly}>
        <div className="grid gap-2">{children}</div>
      </Section>
    </>
  );
}

function Checks({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5">
          <Check className="mt-0.5 size-5 shrink-0 text-cat" strokeWidth={2.6} aria-hidden />
          <span>{inOwnMeasures(line)}</span>
        </li>
      ))}
    </ul>
  );
}
