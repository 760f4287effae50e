import { Check, ChevronDown } from 'lucide-react';
import type { Drill, ProgramContent } from 'sync-protocol/entities/program';
import { cx } from '#ui/cx.ts';
import { Section } from '#ui/page.tsx';
import { messages } from './messages.ts';

const text = messages.program;

interface ProgramTextProps {
  content: ProgramContent;
  /** Open at first; the first week when the program is not running. */
  currentWeek: number | undefined;
}

/** What a program is for, what it teaches, and what comes in which week. */
export function ProgramText({ content, currentWeek = 1 }: ProgramTextProps) {
  const { program, drills } = content;
  const names = new Map(drills.map((drill) => [drill.id, drill]));
  return (
    <>
      <Section title={text.purpose}>
        <p>{program.purpose}</p>
      </Section>
      <Section title={text.learn}>
        <Checks lines={program.learn} />
      </Section>
      <Section title={text.techniques}>
        <dl className="grid gap-3 sm:grid-cols-2">
          {program.keyTechniques.map(({ name, text: words }) => (
            <div key={name} className="rounded-lg bg-surface p-4 shadow-card">
              <dt className="font-bold text-cat">{name}</dt>
              <dd className="mt-1 text-sm text-ink-soft">{words}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={text.benefits}>
        <Checks lines={program.benefits} />
      </Section>
      <Section title={text.weekly}>
        <div className="grid gap-2">
          {program.weeks.map((week) => (
            <Week key={week.week} week={week} drills={names} isOpen={week.week === currentWeek} />
          ))}
        </div>
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
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}

interface WeekProps {
  week: ProgramContent['program']['weeks'][number];
  drills: ReadonlyMap<string, Drill>;
  isOpen: boolean;
}

function Week({ week: { week, theme, focus, sessions }, drills, isOpen }: WeekProps) {
  return (
    <details open={isOpen} className="group rounded-lg bg-surface shadow-card">
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-3 [&::-webkit-details-marker]:hidden">
        <span
          className={cx(
            'numerals grid size-10 shrink-0 place-items-center rounded-md font-bold',
            isOpen ? 'bg-cat text-surface' : 'bg-cat-soft text-cat',
          )}
          aria-hidden
        >
          {week}
        </span>
        <span className="flex-1">
          <span className="block text-xs text-ink-soft">{text.week(week)}</span>
          <span className="block font-bold">{theme}</span>
        </span>
        <ChevronDown
          className="size-5 text-ink-soft transition-transform duration-200 group-open:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="px-4 pb-4">
        <p className="text-sm text-ink-soft">{focus}</p>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {sessions.map((session, index) => (
            <div key={index}>
              <h3 className="text-xs font-semibold text-cat">{text.session(index + 1)}</h3>
              <ul className="mt-1 text-sm">
                {session.map(({ drill }) => (
                  <li key={drill} className="py-0.5">
                    {drills.get(drill)?.name ?? drill}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </details>
  );
}
