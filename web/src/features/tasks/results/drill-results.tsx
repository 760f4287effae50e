import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  bestOf,
  isBetter,
  marksOf,
  takesResult,
  weeksBests,
  type Result,
} from 'sync-protocol/rules/tasks/results';
import type { Dose } from 'sync-protocol/entities/training/program';
import { addDays } from 'sync-protocol/rules/training-day';
import { Button } from '#ui/controls/button.tsx';
import { cx } from '#ui/cx.ts';
import { dayInShort } from '#ui/format.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { RowList } from '#ui/lists/list-row.tsx';
import { ResultEntry, takeBack, type Measured } from './result-entry.tsx';
import { messages as text } from './results-messages.ts';
import { recordOf, useRecords } from './use-records.ts';

/** So many of the last weeks are shown. */
const WEEKS = 12;
/** So many of the last results, until all are asked for. */
const LISTED = 5;

interface DrillResultsProps extends Omit<Measured, 'record'> {
  /** What a task asks of the drill: not of any dose a result can be had. */
  dose?: Dose | null;
}

/** What a player got in a drill: best, trend and history, what to aim at, and a place for the next one. */
export function DrillResults({ dose = null, ...props }: DrillResultsProps) {
  const records = useRecords();
  if (!records) return null;
  const { drill } = props;
  const record = recordOf(records, drill);
  const { result: kind } = drill;
  const results = record?.results ?? [];
  const best = bestOf(kind, results);
  const marks = marksOf(kind);
  return (
    <section className="text-sm" aria-label={text.title}>
      <h3 className="mb-2 text-base">{text.title}</h3>
      {takesResult(kind, dose) ? (
        <ResultEntry {...props} record={record} />
      ) : (
        <p className="text-ink-soft">{text.otherDose(kind.what)}</p>
      )}
      {best && <Trend drill={drill} results={results} />}
      {marks.length > 0 && (
        <dl
          className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2 text-center"
          aria-label={text.marks}
        >
          {marks.map(({ level, mark }) => {
            const isReached = best !== undefined && !isBetter(kind, mark, best.value);
            return (
              <div
                key={level}
                className={cx(
                  'flex flex-col-reverse rounded-md px-2 py-2',
                  isReached ? 'bg-success-soft text-success' : 'bg-well text-ink-soft',
                )}
              >
                <dt className="text-xs">{text.levels[level]}</dt>
                <dd className="numerals font-bold">{text.value(kind, mark)}</dd>
              </div>
            );
          })}
        </dl>
      )}
      {results.length > 0 && <History {...props} results={results} />}
      <p className="mt-3 text-xs text-ink-soft">{text.private}</p>
    </section>
  );
}

type Made = Omit<Measured, 'record'> & { results: readonly Result[] };

/** The last results, and all of them for who asks. */
function History({ results, ...props }: Made) {
  const [isAll, setIsAll] = useState(false);
  const { result: kind } = props.drill;
  const best = bestOf(kind, results);
  return (
    <>
      <RowList className="mt-4">
        {results
          .slice(isAll ? 0 : -LISTED)
          .toReversed()
          .map(({ id, day, value }) => (
            <li key={id} className="flex min-h-12 items-center justify-between gap-3 pr-1 pl-4">
              <span className="text-ink-soft">{dayInShort(day)}</span>
              <span className="flex items-center gap-1">
                <b className="numerals">{text.value(kind, value)}</b>
                {id === best?.id && <span className="text-xs font-semibold text-success">{text.best}</span>}
                <IconButton
                  label={text.takeBack(text.value(kind, value))}
                  icon={<Trash2 className="size-4 text-ink-soft" aria-hidden />}
                  data-removes
                  onClick={() => void takeBack(props, id)}
                />
              </span>
            </li>
          ))}
      </RowList>
      {!isAll && results.length > LISTED && (
        <Button tone="outline" wide className="mt-2" onClick={() => setIsAll(true)}>
          {text.showAll(results.length)}
        </Button>
      )}
    </>
  );
}

/** The best of each of the last weeks as columns, the best of all marked; a week without a result has none. */
function Trend({ drill: { result: kind }, results }: Pick<Made, 'drill' | 'results'>) {
  const bests = weeksBests(kind, results);
  const [last] = bests.slice(-1);
  if (!last) return null;
  const weeks = Array.from({ length: WEEKS }, (_, ago) => addDays(last.week, -7 * ago))
    .filter((week) => week >= (bests[0]?.week ?? week))
    .toReversed();
  const shown = weeks.map((week) => ({ week, best: bests.find((one) => one.week === week)?.best }));
  const top = bestOf(kind, results);
  const most = Math.max(1, ...shown.map(({ best }) => best?.value ?? 0));
  const told = bests
    .slice(-WEEKS)
    .filter(({ week }) => weeks.includes(week))
    .map(({ week, best }) => text.week(dayInShort(week), text.value(kind, best.value)));
  return (
    <div role="img" aria-label={text.trend(told.join(', '))} className="mt-4">
      <div aria-hidden className="flex h-20 items-end gap-1">
        {shown.map(({ week, best }) => (
          <span key={week} className="flex h-full max-w-10 flex-1 flex-col justify-end text-center">
            {best && (
              <>
                <span className="numerals text-xs text-ink-soft">{best.value}</span>
                <span
                  className={cx(
                    'rounded-t-sm forced-color-adjust-none',
                    best.id === top?.id ? 'bg-cat' : 'bg-cat/35',
                  )}
                  style={{ height: `${Math.max(6, Math.round((60 * best.value) / most))}%` }}
                />
              </>
            )}
          </span>
        ))}
      </div>
      <p aria-hidden className="mt-1 text-xs text-ink-soft">
        {text.weeks(dayInShort(weeks[0] ?? last.week))}
      </p>
    </div>
  );
}
