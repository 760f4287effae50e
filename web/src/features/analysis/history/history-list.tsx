import { useEffect } from 'react';
import { Trash2 } from 'lucide-react';
import type { Analysis } from 'sync-protocol/entities/analysis/analysis';
import type { AnalysisId } from 'sync-protocol/ids';
import { useRows } from '#data/live/live-query.ts';
import { useIsWaiting } from '#data/sync/sync-status.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { RowList, rowClass, RowText } from '#ui/lists/list-row.tsx';
import { Section } from '#ui/surfaces/page.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { WaitingMark } from '#ui/surfaces/waiting-mark.tsx';
import { messages } from '../messages.ts';
import { dateAndTime } from '../compare/dates.ts';
import { remove } from './changes.ts';
import { tidyMovements } from './movements.ts';

const text = messages.history;

/** What was found before, the latest first; undefined while it is read. */
export function useAnalyses(): Analysis[] | undefined {
  const analyses = useRows([{ table: 'analyses', all: true }], (rows) =>
    rows.all('analyses').sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
  );
  // Another phone may have deleted one.
  useEffect(() => {
    if (analyses) tidyMovements().catch(console.error);
  }, [analyses]);
  return analyses;
}

interface HistoryListProps {
  analyses: readonly Analysis[];
  onOpen: (id: AnalysisId) => void;
}

export function HistoryList({ analyses, onOpen }: HistoryListProps) {
  const isWaiting = useIsWaiting();
  return (
    <Section title={text.title}>
      {analyses.length === 0 && <EmptyState title={text.empty} text={text.emptyText} />}
      {analyses.length > 0 && (
        <RowList label={text.title}>
          {analyses.map((one) => {
            const technique = messages.techniques[one.technique];
            // There may be several of a day.
            const date = dateAndTime(one.createdAt);
            const level = messages.levels[one.level];
            const detail = [date, level, ...(one.mode === 'still' ? [text.still] : [])].join(' · ');
            return (
              <li key={one.id} className="flex items-center pr-2">
                <button type="button" className={rowClass} onClick={() => onOpen(one.id)}>
                  <RowText title={technique} detail={detail} />
                  {isWaiting(one.id) && <WaitingMark label={text.waiting} />}
                  <span className="numerals font-bold">{text.score(one.score)}</span>
                </button>
                <IconButton
                  label={text.remove(technique, date)}
                  icon={<Trash2 className="size-5 text-ink-soft" aria-hidden />}
                  data-removes
                  onClick={() => void remove(one)}
                />
              </li>
            );
          })}
        </RowList>
      )}
    </Section>
  );
}
