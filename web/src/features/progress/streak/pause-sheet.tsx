import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { StreakPause } from 'sync-protocol/entities/progress/streak-pause';
import type { StreakPauseId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import {
  MAX_PAUSE_DAYS,
  MAX_PAUSES,
  PAUSES_WITHIN_DAYS,
  recentPauses,
} from 'sync-protocol/rules/progress/new-pause';
import { addDays, daysBetween, isBeforeFirstDay } from 'sync-protocol/rules/training-day';
import { streakPause } from 'sync-protocol/mutations/progress/streak-pause';
import { useProfileRow } from '#data/live/profile.ts';
import { mutate } from '#data/rows/mutate.ts';
import { Button } from '#ui/controls/button.tsx';
import { dayInShort, dayInWords } from '#ui/format.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { useKept } from '#ui/layers/use-kept.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { mostDays, pauseState } from './pause-terms.ts';
import { messages } from './streak-messages.ts';

export interface PauseSheetProps {
  open: boolean;
  onClose: () => void;
  today: string;
  pauses: readonly StreakPause[];
}

const text = messages.pause;
const USUAL = ['3', '7', '30', String(MAX_PAUSE_DAYS)];
const CHOICES = USUAL.map((value) => ({ value, label: text.days(Number(value)) }));

/** Asks from which day on and for how long, and says what that means. */
export function PauseSheet({ open, onClose, today, pauses }: PauseSheetProps) {
  const [wanted, setDays] = useState(7);
  const [chosen, setFrom] = useState<string>();
  const known = useKept(open ? pauses : null) ?? pauses;
  const firstDays = useFirstDays(known, today);
  const from = [chosen, today, firstDays[0]].find((day) => day && firstDays.includes(day)) ?? today;
  const most = mostDays(known, from);
  const days = Math.min(wanted, most);
  const until = addDays(from, days - 1);
  const pause = async () => {
    // A second tap meets the sheet while it goes away.
    if (!open) return;
    onClose();
    const result = await mutate(streakPause, { streakPauseId: newId<StreakPauseId>(), from, days });
    const told = until < today ? text.past : text.until(dayInShort(until));
    if (result.ok) toast({ title: text.paused, text: told, tone: 'success' });
    else toast({ title: text.failed, text: result.message, tone: 'danger' });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.pauseLong}
      text={text.sheetText}
      footer={
        <>
          <Button tone="primary" size="lg" wide onClick={() => void pause()}>
            {text.confirm(days)}
          </Button>
          <p className="text-center text-xs text-ink-soft">
            {text.left(MAX_PAUSES - recentPauses(known, from), MAX_PAUSES, PAUSES_WITHIN_DAYS)}
          </p>
        </>
      }
    >
      <div className="grid gap-4">
        <SelectField
          label={text.firstDay}
          options={firstDays.map((day) => ({ value: day, label: nameOf(day, today) }))}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Segmented
          label={text.howLong}
          choices={CHOICES}
          value={String(days)}
          onChange={(value) => setDays(Number(value))}
        />
        <div className="flex items-center justify-between gap-3 rounded-lg bg-well p-2">
          <IconButton
            label={text.fewer}
            icon={<Minus className="size-5" aria-hidden />}
            disabled={days <= 1}
            onClick={() => setDays(days - 1)}
            className="disabled:opacity-40"
          />
          <p className="text-center" aria-live="polite">
            <b className="numerals block text-2xl">{text.days(days)}</b>
            <span className="text-sm text-ink-soft">
              {text.through(nameOf(from, today), dayInWords(until))}
            </span>
          </p>
          <IconButton
            label={text.more}
            icon={<Plus className="size-5" aria-hidden />}
            disabled={days >= most}
            onClick={() => setDays(days + 1)}
            className="disabled:opacity-40"
          />
        </div>
        <ul className="grid list-disc gap-1.5 pl-5 text-sm text-ink-soft">
          {text.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

/** The days on which a pause may begin, none of them before the player joined. */
function useFirstDays(pauses: readonly StreakPause[], today: string): string[] {
  const profile = useProfileRow();
  const hasBegun = (day: string) =>
    profile ? !isBeforeFirstDay(day, profile.createdAt, profile.timezone) : day >= today;
  return pauseState(pauses, today).firstDays.filter(hasBegun);
}

function nameOf(day: string, today: string): string {
  return text.nearby[daysBetween(today, day)] ?? dayInWords(day);
}
