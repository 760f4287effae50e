import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { DAY_STARTS_AT_HOUR } from 'sync-protocol/rules/training-day';
import { now } from '#data/clock.ts';
import { CONTROL_CLASS, Field } from '#ui/fields/field.tsx';
import { cx } from '#ui/cx.ts';
import { hourOfDay } from '#ui/format.ts';
import { HitCount } from '#ui/lists/hit-count.tsx';
import { RowList, RowText, rowClass } from '#ui/lists/list-row.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { messages } from './edit-messages.ts';
import { findZones, zoneLabel, zoneOffset, type Zone } from './zones.ts';

const text = messages.zone;
/** More than this nobody reads through. */
const SHOWN = 40;

interface ZoneFieldProps {
  value: string;
  onChange: (zone: string) => void;
}

/** The player's time zone; its picker knows every zone that the browser knows. */
export function ZoneField({ value, onChange }: ZoneFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const choose = (zone: string) => {
    onChange(zone);
    setIsOpen(false);
  };
  return (
    <>
      <Field label={text.label} hint={text.hint(hourOfDay(DAY_STARTS_AT_HOUR))}>
        {({ id, 'aria-describedby': describedBy }) => (
          <button
            type="button"
            id={id}
            // The label alone would hide the zone from whoever listens.
            aria-label={`${text.label}: ${zoneLabel(value)}`}
            aria-describedby={describedBy}
            aria-haspopup="dialog"
            className={cx(CONTROL_CLASS, 'flex items-center justify-between gap-3 text-left')}
            onClick={() => setIsOpen(true)}
          >
            <span className="truncate">{zoneLabel(value)}</span>
            <ChevronDown className="size-5 shrink-0 text-ink-soft" aria-hidden />
          </button>
        )}
      </Field>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={text.title}>
        <ZonePicker value={value} onChoose={choose} />
      </Sheet>
    </>
  );
}

function ZonePicker({ value, onChoose }: { value: string; onChoose: (zone: string) => void }) {
  const [typed, setTyped] = useState('');
  const found = findZones(typed);
  const at = now();
  return (
    <>
      <div className="sticky top-0 z-1 bg-raised pb-3">
        <TextField
          type="search"
          label={text.search}
          placeholder={text.placeholder}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <HitCount count={typed === '' ? undefined : found.length} />
      {/* As high for one as for many: the sheet must not jump under the finger that types. */}
      <div className="min-h-[60dvh]">
        {found.length === 0 ? (
          <p className="py-6 text-center text-sm text-ink-soft">{text.none}</p>
        ) : (
          <RowList label={text.list}>
            {found.slice(0, SHOWN).map((zone) => (
              <ZoneRow key={zone.zone} {...zone} at={at} isChosen={zone.zone === value} onChoose={onChoose} />
            ))}
          </RowList>
        )}
        {found.length > SHOWN && (
          <p className="mt-3 text-center text-xs text-ink-soft">{text.more(found.length - SHOWN)}</p>
        )}
      </div>
    </>
  );
}

interface ZoneRowProps extends Zone {
  at: number;
  isChosen: boolean;
  onChoose: (zone: string) => void;
}

function ZoneRow({ zone, label, at, isChosen, onChoose }: ZoneRowProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        className={cx(rowClass, isChosen && 'bg-well')}
        onClick={() => onChoose(zone)}
      >
        <RowText title={label} detail={zoneOffset(zone, at)} />
        {isChosen && <Check className="size-5" aria-hidden />}
      </button>
    </li>
  );
}
