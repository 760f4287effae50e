import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ClubKind, ClubSession } from 'sync-protocol/entities/tasks/load-day';
import { loadSet } from 'sync-protocol/mutations/tasks/load-changes';
import { CLUB_MAX } from 'sync-protocol/rules/training/program-terms';
import { mutate } from '#data/rows/mutate.ts';
import { Button } from '#ui/controls/button.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { typedNumber } from '#ui/fields/typed-number.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { cx } from '#ui/cx.ts';
import { dayInWords } from '#ui/format.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { wholeNumberError } from '#ui/fields/whole-number.ts';
import { messages } from './season-messages.ts';

const text = messages.sheet;
const EFFORTS = Array.from({ length: CLUB_MAX.effort + 1 }, (_, effort) => effort);
const STEP = 15;

export interface LoadSheetProps {
  open: boolean;
  onClose: () => void;
  day: string;
  kind: ClubKind;
  /** What was noted before. */
  noted: ClubSession | null;
  usualMinutes: number;
}

/** Asks how long a practice or match was and how hard: where the minutes are as usual, one tap says it all. */
export function LoadSheet(props: LoadSheetProps) {
  const { open, onClose, day, kind } = props;
  return (
    <Sheet open={open} onClose={onClose} title={text.title[kind]} text={text.text(dayInWords(day))}>
      {open && <Questions {...props} />}
    </Sheet>
  );
}

function Questions({ onClose, day, kind, noted, usualMinutes }: LoadSheetProps) {
  const around = useRef<HTMLDivElement>(null);
  const usual = noted?.minutes ?? usualMinutes;
  const [minutes, setMinutes] = useState(String(usual));
  const [jumps, setJumps] = useState(noted?.jumps?.toString() ?? '');
  // It begins open where jumps were counted; after that it is the player's to fold.
  const [isCounted] = useState(jumps !== '');
  const minutesBounds = { min: 1, max: CLUB_MAX.minutes, otherwise: usual };
  const jumpsBounds = { min: 0, max: CLUB_MAX.jumps, otherwise: null };
  const minutesError = wholeNumberError(minutes, minutesBounds);
  const jumpsError = wholeNumberError(jumps, jumpsBounds);
  const save = (session: ClubSession | null) => {
    onClose();
    void saveSession(day, kind, session);
  };
  const choose = (effort: number) => {
    const toMend = around.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // One that was folded away is not there for the focus.
    toMend?.closest('details')?.setAttribute('open', '');
    if (toMend) return toMend.focus();
    save({
      minutes: typedNumber(minutes, minutesBounds),
      effort,
      jumps: typedNumber(jumps, jumpsBounds),
    });
  };
  return (
    <div ref={around}>
      <NumberField
        label={text.minutes}
        value={minutes}
        error={minutesError}
        onChange={setMinutes}
        {...minutesBounds}
        step={STEP}
        lessLabel={text.less}
        moreLabel={text.more}
      />
      <details className="mt-2" open={isCounted}>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-ink-soft">
          {text.counted}
          <ChevronDown className="ml-1 size-4" aria-hidden />
        </summary>
        <TextField
          label={text.jumps}
          value={jumps}
          error={jumpsError}
          onChange={(event) => setJumps(event.target.value)}
          inputMode="numeric"
        />
      </details>
      <fieldset className="mt-4">
        <legend className="mb-2 text-sm font-semibold text-ink-soft">{text.effort}</legend>
        <div className="grid grid-cols-6 gap-1.5">
          {EFFORTS.map((effort) => (
            <button
              key={effort}
              type="button"
              aria-label={text.effortOf(effort)}
              aria-pressed={noted?.effort === effort}
              onClick={() => choose(effort)}
              className={cx(
                'pressable numerals min-h-12 rounded-md text-base font-semibold',
                noted?.effort === effort ? 'bg-ink text-bg' : 'bg-well text-ink hover:bg-line',
              )}
            >
              {effort}
            </button>
          ))}
        </div>
        <p className="mt-1.5 text-xs text-ink-soft">{text.scale}</p>
      </fieldset>
      {noted && (
        <Button wide size="lg" className="mt-4" onClick={() => save(null)}>
          {text.remove}
        </Button>
      )}
    </div>
  );
}

async function saveSession(day: string, kind: ClubKind, session: ClubSession | null): Promise<void> {
  const result = await mutate(loadSet, { day, kind, session });
  if (!result.ok) toast({ title: text.failed, text: result.message, tone: 'danger' });
  else if (session) toast({ title: text.saved, text: text.savedText, tone: 'success' });
  else toast({ title: text.removed });
}
