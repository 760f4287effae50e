import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { StreakPauseId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { MAX_PAUSE_DAYS, MAX_PAUSES, PAUSES_WITHIN_DAYS } from 'sync-protocol/rules/progress/pauses';
import { addDays } from 'sync-protocol/rules/training-day';
import { streakPause } from 'sync-protocol/mutations/progress/streak-pause';
import { mutate } from '#data/rows/mutate.ts';
import { Button } from '#ui/controls/button.tsx';
import { dayInShort, dayInWords } from '#ui/format.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './streak-messages.ts';

export interface PauseSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  today: string;
  /** How many pauses may begin today. */
  left: number;
}

const text = messages.pause;
const USUAL = ['3', '7', '30', String(MAX_PAUSE_DAYS)];
const CHOICES = USUAL.map((value) => ({ value, label: text.days(Number(value)) }));

/** Asks for how long, and says what that means. */
export function PauseSheet({ open, onOpenChange, today, left }: PauseSheetProps) {
  const [days, setDays] = useState(7);
  const until = addDays(today, days - 1);
  const pause = async () => {
    // A second tap meets the sheet while it goes away.
    if (!open) return;
    onOpenChange(false);
    const result = await mutate(streakPause, { streakPauseId: newId<StreakPauseId>(), days });
    if (result.ok) toast({ title: text.paused, text: text.until(dayInShort(until)), tone: 'success' });
    else toast({ title: text.failed, text: result.message, tone: 'danger' });
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={text.pauseLong}
      text={text.sheetText}
      closeLabel={text.close}
      footer={
        <>
          <Button tone="primary" size="lg" wide onClick={() => void pause()}>
            {text.confirm(days)}
          </Button>
          <p className="text-center text-xs text-ink-soft">
            {text.left(left, MAX_PAUSES, PAUSES_WITHIN_DAYS)}
          </p>
        </>
      }
    >
      <Segmented
        label={text.howLong}
        choices={CHOICES}
        value={String(days)}
        onChange={(value) => setDays(Number(value))}
      />
      <div className="mt-4 flex items-center justify-between gap-3 rounded-lg bg-well p-2">
        <IconButton
          label={text.fewer}
          icon={<Minus className="size-5" aria-hidden />}
          disabled={days <= 1}
          onClick={() => setDays(days - 1)}
          className="disabled:opacity-40"
        />
        <p className="text-center" aria-live="polite">
          <b className="numerals block text-2xl">{text.days(days)}</b>
          <span className="text-sm text-ink-soft">{text.through(dayInWords(until))}</span>
        </p>
        <IconButton
          label={text.more}
          icon={<Plus className="size-5" aria-hidden />}
          disabled={days >= MAX_PAUSE_DAYS}
          onClick={() => setDays(days + 1)}
          className="disabled:opacity-40"
        />
      </div>
      <ul className="mt-4 grid list-disc gap-1.5 pl-5 text-sm text-ink-soft">
        {text.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Sheet>
  );
}
