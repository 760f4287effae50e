import { ChevronRight, Dumbbell, HeartPulse, Trophy, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { ClubKind, ClubSession } from 'sync-protocol/entities/tasks/load-day';
import { conditionsOn } from 'sync-protocol/rules/tasks/dealing/conditions';
import { CLUB_KINDS } from 'sync-protocol/rules/training/program-terms';
import { dayInWords } from '#ui/format.ts';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { rowClass, RowList, RowText } from '#ui/lists/list-row.tsx';
import { named } from '../day/day-messages.ts';
import { messages } from './season-messages.ts';
import type { Load } from './use-load.ts';

const LoadSheet = onDemand(async () => (await import('./load-sheet.tsx')).LoadSheet);
const SoreSheet = onDemand(async () => (await import('../day/sore-sheet.tsx')).SoreSheet);

const text = messages.load;
const ICONS: Record<ClubKind, LucideIcon> = { practice: Dumbbell, match: Trophy };
/** What is proposed until something else was noted. */
const USUAL_MINUTES: Record<ClubKind, number> = { practice: 90, match: 60 };

/** What a day held, to add or change at a tap. */
export function LoadOfDay({ day, today, load }: { day: string; today: string; load: Load }) {
  const [open, setOpen] = useState<ClubKind | 'sore' | null>(null);
  const noted = load.noted.find((one) => one.day === day);
  const { sore = [] } = conditionsOn(day, load.said, []);
  const ownMinutes = load.tasks
    .filter(({ completedDay }) => completedDay === day)
    .reduce((sum, { estimatedMinutes }) => sum + estimatedMinutes, 0);
  return (
    <section aria-label={text.ofDay(dayInWords(day))} className="mt-5">
      <h3 className="mb-2 text-sm font-semibold text-ink-soft">{dayInWords(day)}</h3>
      <RowList label={text.ofDay(dayInWords(day))} isFlat>
        {CLUB_KINDS.map((kind) => (
          <li key={kind}>
            <Row
              icon={ICONS[kind]}
              title={text.kinds[kind]}
              detail={noted?.[kind] ? detailOf(noted[kind]) : text.add}
              onOpen={() => setOpen(kind)}
            />
          </li>
        ))}
        {(day === today || sore.length > 0) && (
          <li>
            <Row
              icon={HeartPulse}
              title={sore.length > 0 ? text.sore(named(sore)) : text.hurts}
              detail={sore.length > 0 ? text.soreWhy : undefined}
              onOpen={day === today ? () => setOpen('sore') : undefined}
            />
          </li>
        )}
      </RowList>
      {ownMinutes > 0 && <p className="mt-2 text-xs text-ink-soft">{text.own(ownMinutes)}</p>}
      {CLUB_KINDS.map((kind) => (
        <LoadSheet
          key={kind}
          open={open === kind}
          onClose={() => setOpen(null)}
          {...{ day, kind }}
          noted={noted?.[kind] ?? null}
          usualMinutes={usualMinutes(load, kind)}
        />
      ))}
      <SoreSheet open={open === 'sore'} onClose={() => setOpen(null)} sore={sore} />
    </section>
  );
}

function detailOf({ minutes, effort, jumps }: ClubSession): string {
  const session = text.session(minutes, effort);
  return jumps === null ? session : `${session}, ${text.jumps(jumps)}`;
}

/** As long as the last one was. */
function usualMinutes({ noted }: Load, kind: ClubKind): number {
  const last = noted.filter((one) => one[kind]).sort((a, b) => b.day.localeCompare(a.day))[0];
  return last?.[kind]?.minutes ?? USUAL_MINUTES[kind];
}

interface RowProps {
  icon: LucideIcon;
  title: string;
  detail?: string | undefined;
  /** None: there is nothing to change. */
  onOpen: (() => void) | undefined;
}

function Row({ icon: Icon, title, detail, onOpen }: RowProps) {
  return (
    <button type="button" aria-haspopup="dialog" disabled={!onOpen} onClick={onOpen} className={rowClass}>
      <Icon className="size-5 shrink-0 text-ink-soft" aria-hidden />
      <RowText title={title} detail={detail} />
      {onOpen && <ChevronRight className="size-4 shrink-0 text-ink-faint" aria-hidden />}
    </button>
  );
}
