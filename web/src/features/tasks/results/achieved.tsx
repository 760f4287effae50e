import { Sparkles } from 'lucide-react';
import type { DrillRecord } from 'sync-protocol/entities/tasks/drill-record';
import { bestOf, levelOf } from 'sync-protocol/rules/tasks/results';
import { ResultEntry, type Measured } from './result-entry.tsx';
import { messages as text } from './results-messages.ts';

interface AchievedProps {
  today: string;
  /** Drills of today that take a result, each once. */
  measured: readonly Omit<Measured, 'record'>[];
  records: ReadonlyMap<string, DrillRecord>;
  /** It is what the screen is about. */
  isTitle?: boolean;
}

/** What was got in today's drills; where nothing is kept yet it is asked for, and may be left. */
export function Achieved({ today, measured, records, isTitle = false }: AchievedProps) {
  return (
    <section aria-label={text.today} className="grid gap-3">
      {isTitle ? (
        <h1 tabIndex={-1} className="text-center text-2xl">
          {text.today}
        </h1>
      ) : (
        <h2 className="text-lg">{text.today}</h2>
      )}
      {measured.map((one) => {
        const record = records.get(one.drill.id);
        const todays = record?.results.findLast(({ day }) => day === today);
        return (
          <article
            key={one.drill.id}
            aria-label={one.drill.name}
            className="rounded-lg bg-surface p-4 shadow-card"
          >
            <p
              role="heading"
              aria-level={isTitle ? 2 : 3}
              className="mb-1.5 font-display text-base font-bold"
            >
              {one.drill.name}
            </p>
            {record && todays ? (
              <Kept {...one} record={record} value={todays.value} id={todays.id} />
            ) : (
              <ResultEntry {...one} record={record} />
            )}
          </article>
        );
      })}
    </section>
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
