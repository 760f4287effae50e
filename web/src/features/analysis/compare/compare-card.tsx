import type { Analysis, AnalysisFields } from 'sync-protocol/entities/analysis/analysis';
import type { AnalysisId } from 'sync-protocol/ids';
import { compare, type Change } from 'sync-protocol/rules/technique/compare';
import { inUnit, type Criterion } from 'sync-protocol/rules/technique/criteria/criterion';
import { SelectField } from '#ui/fields/select-field.tsx';
import { dateAndTime } from './dates.ts';
import { Card } from '#ui/surfaces/card.tsx';
import { Pill, type PillTone } from '#ui/surfaces/pill.tsx';
import { messages as text } from './messages.ts';

interface CompareCardProps {
  /** What the card is called: two of them may stand on one screen. */
  label: string;
  now: AnalysisFields;
  /** The other days of the same technique. */
  others: readonly Analysis[];
  chosen: AnalysisId | null;
  onChoose: (id: AnalysisId | null) => void;
  /** What is said of the ghost. */
  note?: string | undefined;
}

/** Another day of the same technique beside this one, criterion by criterion. */
export function CompareCard({ label, now, others, chosen, onChoose, note }: CompareCardProps) {
  const other = others.find(({ id }) => id === chosen);
  if (others.length === 0) return null;
  return (
    <Card as="section" aria-label={label} className="mt-6">
      <SelectField
        label={text.choose}
        value={other?.id ?? ''}
        placeholder={text.none}
        options={others.map(({ id, createdAt, score }) => ({
          value: id,
          label: text.option(dateAndTime(createdAt), score),
        }))}
        onChange={({ target }) => onChoose(others.find(({ id }) => id === target.value)?.id ?? null)}
      />
      {other && (
        <>
          {note && <p className="mt-3 text-sm text-ink-soft">{note}</p>}
          <Table now={now} other={other} />
          <p className="mt-3 text-xs text-ink-soft">{text.note}</p>
        </>
      )}
    </Card>
  );
}

const TONES: Record<Change, PillTone> = {
  better: 'success',
  worse: 'danger',
  same: 'neutral',
  unknown: 'outline',
};

function Table({ now, other }: { now: AnalysisFields; other: Analysis }) {
  const rows = compare(now.technique, now.level, other.findings, now.findings);
  return (
    <table
      // On the smallest phones what was measured stands over its values.
      className="mt-4 w-full text-left text-sm max-[22rem]:[&_tr]:grid max-[22rem]:[&_tr]:grid-cols-3 max-[22rem]:[&_tr>th:first-child]:col-span-3"
    >
      <thead className="text-xs wrap-normal text-ink-soft">
        <tr className="border-b border-line [&>th]:py-2 [&>th]:pr-2 [&>th]:font-semibold">
          <th scope="col">{text.rule}</th>
          <th scope="col">{dateAndTime(other.createdAt)}</th>
          <th scope="col">{text.now}</th>
          <th scope="col">{text.change}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line [&_td]:py-2.5 [&_td]:pr-2">
        <tr>
          <th scope="row" className="py-2.5 pr-2 font-semibold">
            {text.score}
          </th>
          <td className="numerals">{other.score}</td>
          <td className="numerals">{now.score}</td>
          <td className="numerals">{gainOf(now, other)}</td>
        </tr>
        {rows.map(({ criterion, before, now: today, change }) => (
          <tr key={criterion.id}>
            <th scope="row" className="py-2.5 pr-2 font-semibold">
              {criterion.name}
            </th>
            <td className="numerals">{valueOf(before, criterion)}</td>
            <td className="numerals">{valueOf(today, criterion)}</td>
            <td>
              <Pill tone={TONES[change]}>{text.changes[change]}</Pill>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Points won or lost; of another level they are not the same points. */
function gainOf(now: AnalysisFields, other: Analysis): string {
  if (now.level !== other.level) return text.changes.unknown;
  const gain = now.score - other.score;
  return gain > 0 ? `+${gain}` : String(gain);
}

function valueOf(value: number | null, { unit }: Criterion): string {
  return value === null ? text.unseen : inUnit(value, unit);
}
