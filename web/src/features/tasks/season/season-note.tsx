import { CalendarHeart } from 'lucide-react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { tasksRefresh } from 'sync-protocol/mutations/tasks/tasks-refresh';
import { asksTooMuch, roomInSeason } from 'sync-protocol/rules/tasks/dealing/day-room';
import { MAX_REFRESHES_A_DAY } from 'sync-protocol/rules/tasks/dealing/deal';
import type { SeasonDay } from 'sync-protocol/rules/training/season/season';
import { mutate } from '#data/rows/mutate.ts';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { Card } from '#ui/surfaces/card.tsx';
import { messages } from './season-messages.ts';

const text = messages.note;

interface SeasonNoteProps {
  season: SeasonDay;
  todays: readonly Task[];
  /** How often today's tasks were swapped. */
  refreshes: number;
}

/** What a match makes of the day, and an easier deal where it was said too late for this one. */
export function SeasonNote({ season, todays, refreshes }: SeasonNoteProps) {
  const isMatch = season.kind === 'match';
  const isHard = asksTooMuch(todays, roomInSeason(season));
  const canSwap = isHard && refreshes < MAX_REFRESHES_A_DAY;
  const isDone = todays.some(({ isCompleted, load }) => isCompleted && load && load.jumps > 0);
  const easyText = isMatch ? text.matchText : isDone ? text.jumpedText : text.beforeMatchText;
  return (
    <Card tone="well" className="mb-3 flex gap-3 text-sm" role="note">
      <CalendarHeart className="size-5 shrink-0 text-ink-soft" aria-hidden />
      <div>
        <p className="font-semibold">{isMatch ? text.match : text.beforeMatch}</p>
        <p className="mt-0.5 text-ink-soft">{isHard ? (canSwap ? text.hard : text.leaveHard) : easyText}</p>
        {canSwap && <SwapButton />}
      </div>
    </Card>
  );
}

/** Has the day dealt again, by what is known of it now. */
export function SwapButton() {
  return (
    <Button tone="outline" className="mt-2" onClick={() => void swap()}>
      {text.swap}
    </Button>
  );
}

async function swap(): Promise<void> {
  const result = await mutate(tasksRefresh, {});
  if (result.ok) toast({ title: text.swapped, tone: 'success' });
  else toast({ title: text.failed, text: result.message, tone: 'danger' });
}
