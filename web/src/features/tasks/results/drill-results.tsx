import { Trash2 } from 'lucide-react';
import { DIFFICULTIES } from 'sync-protocol/rules/training/program-terms';
import { bestOf, levelOf } from 'sync-protocol/rules/tasks/results';
import { cx } from '#ui/cx.ts';
import { dayInShort } from '#ui/format.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { RowList } from '#ui/surfaces/list-row.tsx';
import { ResultEntry, takeBack, type Measured } from './result-entry.tsx';
import { messages as text } from './results-messages.ts';
import { useRecords } from './use-records.ts';

/** So many of the last results are shown. */
const SHOWN = 12;
const LISTED = 5;

/** What a player got in a drill: best, trend and history, what to aim at, and a place for the next one. */
export function DrillResults(props: Omit<Measured, 'record'>) {
  const records = useRecords();
  if (!records) return null;
  const { drill } = props;
  const record = records.get(drill.id);
  const { result: kind } = drill;
  const results = record?.results ?? [];
  const best = bestOf(kind, results);
  return (
    <section className="text-sm" aria-label={text.title}>
      <h3 className="mb-2 text-base">{text.title}</h3>
      <ResultEntry {...props} record={record} />
      {best && <Trend {...props} record={record} />}
      <dl
        className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2 text-center"
        aria-label={text.marks}
      >
        {DIFFICULTIES.map((level, index) => {
          const isReached = best !== undefined && reaches(kind, best.value, index);
          return (
            <div
              key={level}
              className={cx(
                'flex flex-col-reverse rounded-md px-2 py-2',
                isReached ? 'bg-success-soft text-success' : 'bg-well text-ink-soft',
              )}
            >
              <dt className="text-xs">{text.levels[level]}</dt>
              <dd className="numerals font-bold">{text.value(kind, kind.marks[index] ?? 0)}</dd>
            </div>
          );
        })}
      </dl>
      {results.length > 0 && (
        <RowList className="mt-4">
          {results
            .slice(-LISTED)
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
                    onClick={() => void takeBack(props, id)}
                  />
                </span>
              </li>
            ))}
        </RowList>
      )}
      <p className="mt-3 text-xs text-ink-soft">{text.private}</p>
    </section>
  );
}

function reaches(kind: Measured['drill']['result'], value: number, index: number): boolean {
  const level = levelOf(kind, value);
  return level !== undefined && DIFFICULTIES.indexOf(level) >= index;
}

/** The last results as columns, the best one marked. */
function Trend({ drill, record }: Measured) {
  const { result: kind } = drill;
  const results = record?.results ?? [];
  const shown = results.slice(-SHOWN);
  const best = bestOf(kind, results);
  const most = Math.max(1, ...shown.map(({ value }) => value));
  return (
    <div
      role="img"
      aria-label={text.trend(shown.map(({ value }) => text.value(kind, value)).join(', '))}
      className="mt-4 flex h-20 items-end gap-1"
    >
      {shown.map(({ id, value }) => (
        <span key={id} aria-hidden className="flex h-full max-w-10 flex-1 flex-col justify-end text-center">
          <span className="numerals text-xs text-ink-soft">{value}</span>
          <span
            className={cx('rounded-t-sm', id === best?.id ? 'bg-cat' : 'bg-cat/35')}
            style={{ height: `${Math.max(6, Math.round((60 * value) / most))}%` }}
          />
        </span>
      ))}
    </div>
  );
}
