import { HeartPulse, MapPin, type LucideIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { MANY_SORE, type Conditions } from 'sync-protocol/rules/tasks/dealing/conditions';
import { asksTooMuch, roomInSeason } from 'sync-protocol/rules/tasks/dealing/day-room';
import { placeWith } from 'sync-protocol/rules/tasks/places';
import { EQUIPMENT } from 'sync-protocol/rules/training/program-terms';
import { cx } from '#ui/cx.ts';
import { fetched } from '#ui/fetched.tsx';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { messages, named } from './day-messages.ts';
import { EasyNote } from './easy-note.tsx';
import { ZoneNote } from './zone-note.tsx';

const WhereSheet = onDemand(async () => (await import('./where-sheet.tsx')).WhereSheet);
const SoreSheet = onDemand(async () => (await import('./sore-sheet.tsx')).SoreSheet);
const SeasonNote = fetched(async () => (await import('../season/season-note.tsx')).SeasonNote);
const LateNote = fetched(async () => (await import('../season/late-note.tsx')).LateNote);
const SoreNote = fetched(async () => (await import('./sore-note.tsx')).SoreNote);

const text = messages.chips;

interface DayConditionsProps {
  conditions: Conditions;
  /** Whether the day comes after as many training days in a row as ask for an easy one. */
  isAfterMany: boolean;
  /** Whether the player is just back from a pause, and dealt less. */
  isJustBack: boolean;
  /** Whether the open tasks are more than a body has room for, by what was heard of since they were dealt. */
  isTooMuch: boolean;
  todays: readonly Task[];
  /** How often today's tasks were swapped. */
  refreshes: number;
}

/** Where one trains today and what hurts, said in two taps; and what makes the day an easy one. */
export function DayConditions({
  conditions,
  isAfterMany,
  isJustBack,
  isTooMuch,
  todays,
  refreshes,
}: DayConditionsProps) {
  const [open, setOpen] = useState<'where' | 'sore' | null>(null);
  const { has, sore = [], season } = conditions;
  const place = has ? placeWith(has) : undefined;
  const isMatch = season?.kind === 'match';
  // Whoever is told that rest is better needs no other word of an easy day.
  const isEasy = !isMatch && sore.length < MANY_SORE;
  // A match tomorrow that was said too late offers an easier deal itself.
  const isForMatch = season?.isBeforeMatch && asksTooMuch(todays, roomInSeason(season));
  const isLateNoted = isEasy && isTooMuch && (isAfterMany || !isForMatch);
  const close = () => setOpen(null);
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-2">
        <Chip icon={MapPin} isOn={has !== undefined} onOpen={() => setOpen('where')}>
          {has ? (place ? messages.places[place].title : text.ownMix) : text.where}
        </Chip>
        <Chip icon={HeartPulse} isOn={sore.length > 0} onOpen={() => setOpen('sore')}>
          {sore.length > 0 ? text.spared(named(sore).toLowerCase()) : text.hurts}
        </Chip>
      </div>
      <ZoneNote />
      {isLateNoted && (
        <Suspense fallback={null}>
          <LateNote of={isAfterMany ? 'recovery' : 'week'} refreshes={refreshes} />
        </Suspense>
      )}
      {isEasy && !isLateNoted && (isAfterMany || isJustBack) && (
        <EasyNote of={isAfterMany ? 'recovery' : 'comeback'} />
      )}
      {season && (isMatch || (season.isBeforeMatch && !isLateNoted)) && (
        <Suspense fallback={null}>
          <SeasonNote season={season} todays={todays} refreshes={refreshes} />
        </Suspense>
      )}
      {sore.length > 0 && (
        <Suspense fallback={null}>
          <SoreNote sore={sore} todays={todays} isEasyAnyway={isMatch || isAfterMany} />
        </Suspense>
      )}
      <WhereSheet open={open === 'where'} onClose={close} has={has ?? EQUIPMENT} />
      <SoreSheet open={open === 'sore'} onClose={close} sore={sore} />
    </>
  );
}

interface ChipProps {
  icon: LucideIcon;
  isOn: boolean;
  onOpen: () => void;
  children: string;
}

function Chip({ icon: Icon, isOn, onOpen, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={cx(
        'pressable inline-flex min-h-11 items-center gap-1.5 rounded-full px-3.5 text-sm font-semibold max-[23rem]:px-2.5 max-[23rem]:text-xs',
        isOn ? 'bg-well text-ink' : 'border border-control-line text-ink-soft',
      )}
    >
      <Icon className="size-4" aria-hidden />
      {children}
    </button>
  );
}
