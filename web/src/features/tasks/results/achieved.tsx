import { Sparkles } from 'lucide-react';
import type { DrillRecord } from 'sync-protocol/entities/tasks/drill-record';
import { bestOf, levelOf } from 'sync-protocol/rules/tasks/results';
import { ResultEntry, type Measured } from './result-entry.tsx';
import { messages as text } from './results-messages.ts';
import { recordOf, type Records } from './use-records.ts';

interface AchievedProps {
  today: string;
  /** Drills of today that take a result, each once. */
  measured: readonly Omit<Measured, 'record'>[];
  records: Records;
}

/** What was got in a drill that has just been done: it is asked for, and may be left. */
export function AskedResult({ today, measured, records }: AchievedProps) {
  return (
    <section aria-label={text.ask} className="grid gap-3">
      <h1 id="title" tabIndex={-1} className="text-center text-2xl">
        {text.ask}
      </h1>
      {measured.map((one) => (
        <Result key={one.drill.id} {...{ one, today, records }} level={2} />
      ))}
    </section>
  );
}

/** What was got in today's drills. What was not said when it was asked for can be added, and is not asked for again. */
export function Achieved({ today, measured, records }: AchievedProps) {
  const [kept, open] = [true, false].map((isKept) =>
    measured.filter(({ drill }) => isKept === (resultOf(today, recordOf(records, drill)) !== undefined)),
  );
  const list = (some: typeof measured = []) =>
    some.map((one) => <Result key={one.drill.id} {...{ one, today, records }} level={3} />);
  return (
    <section aria-label={text.today} className="grid gap-3">
      <h2 className="text-lg">{text.today}</h2>
      {list(kept)}
      {open && open.length > 0 && (
        <details>
          <summary className="pressable target cursor-pointer rounded-lg py-2 text-sm font-semibold text-ink-soft">
            {text.addMore}
          </summary>
          <div className="mt-2 grid gap-3">{list(open)}</div>
        </details>
      )}
    </section>
  );
}

function resultOf(today: string, record: DrillRecord | undefined) {
  return record?.results.findLast(({ day }) => day === today);
}

interface ResultProps extends Pick<AchievedProps, 'today' | 'records'> {
  one: AchievedProps['measured'][number];
  level: number;
}

function Result({ one, today, records, level }: ResultProps) {
  const record = recordOf(records, one.drill);
  const todays = resultOf(today, record);
  return (
    <article aria-label={one.drill.name} className="rounded-lg bg-surface p-4 shadow-card">
      <p role="heading" aria-level={level} className="mb-1.5 font-display text-base font-bold">
        {one.drill.name}
      </p>
      {record && todays ? (
        <Kept {...one} record={record} value={todays.value} id={todays.id} />
      ) : (
        <ResultEntry {...one} record={record} />
      )}
    </article>
  );
}

interface KeptProps extends Measured {
  record: DrillRecord;
  value: number;
  id: string;
}

function Kept({ drill: { result: kind }, record: { results }, value, id }: KeptProps) {
  const isBest = bestOf(kind, results)?.id === id;
  const level = levelOf(kind, value);
  return (
    <p className="text-sm text-ink-soft">
      <b className="numerals mr-2 text-2xl text-ink">{text.value(kind, value)}</b>
      {kind.what}
      {isBest && (
        <span className="mt-1 flex items-center gap-1.5 font-semibold text-success">
          <Sparkles className="size-4" aria-hidden />
          {results.length > 1 ? text.isBest : text.isFirst}
        </span>
      )}
      {level && <span className="mt-0.5 block">{text.reached(text.levels[level])}</span>}
    </p>
  );
}
