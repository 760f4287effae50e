import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { DrillRecord } from 'sync-protocol/entities/tasks/drill-record';
import { bestOf, drillOfRecord, levelOf, recordNameOf, type Result } from 'sync-protocol/rules/tasks/results';
import { useDrillNames, useKnownDrills } from '#data/catalog/drills.ts';
import { dayInShort } from '#ui/format.ts';
import { CategoryIcon } from '#ui/icons/category-icon.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { useKept } from '#ui/layers/use-kept.ts';
import { Card } from '#ui/surfaces/card.tsx';
import { DrillResults } from './drill-results.tsx';
import { isMeasured, type Measured } from './result-entry.tsx';
import { messages } from './results-messages.ts';
import { useRecords } from './use-records.ts';

const text = messages.all;

/** What a player has got in every drill that was measured: the bests, and behind each its history. */
export function AllResults() {
  const records = useRecords();
  const ids = [...(records?.keys() ?? [])].map(drillOfRecord);
  const known = useKnownDrills(ids);
  // Every task is read for a name: the list does not wait for that.
  const names = useDrillNames(known ? ids.filter((id) => !known.has(id)) : []);
  const [openId, setOpenId] = useState<string | null>(null);
  const measured = [...(records?.values() ?? [])].flatMap((record) => {
    const { drill, regimenId } = known?.get(drillOfRecord(record.drillId)) ?? {};
    const isOfNow = isMeasured(drill) && recordNameOf(drill.id, drill.result) === record.drillId;
    return regimenId && isOfNow ? [{ drill, regimenId, record }] : [];
  });
  const shown = new Set<DrillRecord>(measured.map(({ record }) => record));
  // Nobody’s results are gone because their program is not on this phone, or their drill measures something else by now.
  const others = [...(records?.values() ?? [])].filter((record) => !shown.has(record));
  measured.sort((a, b) => lastDay(b).localeCompare(lastDay(a)) || a.drill.name.localeCompare(b.drill.name));
  const shownId = useKept(openId);
  const opened = measured.find(({ drill }) => drill.id === shownId);
  if (!records || !known) return null;
  return (
    <Card as="section" aria-label={text.title}>
      <h2 className="text-lg">{text.title}</h2>
      <p className="mt-1 text-sm text-ink-soft">{records.size > 0 ? messages.private : text.none}</p>
      <ul className="mt-2 divide-y divide-line">
        {measured.map((one) => (
          <li key={one.drill.id}>
            <Best {...one} onOpen={() => setOpenId(one.drill.id)} />
          </li>
        ))}
        {names &&
          others.map(({ drillId: recordName, results }) => {
            const drillId = drillOfRecord(recordName);
            const drill = known.get(drillId)?.drill;
            const name = drill?.name ?? names.get(drillId);
            const when = isMeasured(drill) ? text.before : text.lastOn;
            return <Unknown key={recordName} name={name} last={results.at(-1)} when={when} />;
          })}
      </ul>
      {opened && (
        <Sheet open={openId !== null} onClose={() => setOpenId(null)} title={opened.drill.name}>
          <div data-category={opened.drill.category}>
            <DrillResults drill={opened.drill} regimenId={opened.regimenId} />
          </div>
        </Sheet>
      )}
    </Card>
  );
}

type Row = Omit<Measured, 'record'> & { record: NonNullable<Measured['record']> };

function lastDay({ record }: Row): string {
  return record.results.at(-1)?.day ?? '';
}

interface UnknownProps {
  name: string | undefined;
  last: Result | undefined;
  when: (day: string) => string;
}

/** What was got in a drill whose measure of then the phone does not know, or no more: as it was counted, the last of it. */
function Unknown({ name = text.unknown, last, when }: UnknownProps) {
  if (!last) return null;
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold">{name}</span>
        <span className="block text-xs text-ink-soft">{when(dayInShort(last.day))}</span>
      </span>
      <b className="numerals text-lg">{last.value}</b>
    </li>
  );
}

function Best({ drill, record, onOpen }: Row & { onOpen: () => void }) {
  const { name, category, result: kind } = drill;
  const best = bestOf(kind, record.results);
  if (!best) return null;
  const level = levelOf(kind, best.value);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-category={category}
      onClick={onOpen}
      className="pressable flex min-h-14 w-full items-center gap-3 py-2 text-left"
    >
      <CategoryIcon category={category} className="size-5 shrink-0 text-cat" />
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold">{name}</span>
        <span className="block text-xs text-ink-soft">
          {[kind.what, dayInShort(best.day), level && messages.levels[level]].filter(Boolean).join(' · ')}
        </span>
      </span>
      <b className="numerals text-lg text-cat">{messages.value(kind, best.value)}</b>
      <ChevronRight className="-ml-1.5 size-4 shrink-0 text-ink-faint" aria-hidden />
    </button>
  );
}
