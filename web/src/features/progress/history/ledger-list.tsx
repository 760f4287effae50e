import type { PlayerStats } from 'sync-protocol/entities/progress/player-stats';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { useLatestDays } from '#data/live/streak.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { count, dayInWords, times } from '#ui/format.ts';
import { CategoryIcon } from '#ui/icons/category-icon.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { useInAddress } from '#ui/use-chosen.ts';
import { ledgerDay, type LedgerDay, type LedgerLine } from './ledger.ts';
import { messages } from '../progress-messages.ts';

const text = messages.ledger;
/** Days shown at first, and how many more each time. */
const PAGE = 4;
/** More days than anybody has trained on. */
const MOST = 10_000;

interface LedgerProps {
  stats: PlayerStats;
  userRegimens: readonly UserRegimen[];
}

/** Where each point is from, day by day. */
export function Ledger({ stats, userRegimens }: LedgerProps) {
  const [asked, ask] = useInAddress('days');
  // An address may say anything, and a database takes no number that is too large.
  const limit = Math.min(MOST, Math.max(PAGE, Math.trunc(Number(asked)) || 0));
  // One more than is shown tells whether there are more.
  const latest = useLatestDays(limit + 1);
  const days = latest?.slice(0, limit).map((total) => ledgerDay(total, userRegimens));
  return (
    <Card as="section" aria-label={text.title}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg">{text.title}</h2>
        <p className="numerals text-sm font-bold">{text.total(count(stats.totalPoints))}</p>
      </div>
      <p className="mt-1 text-sm text-ink-soft">{text.explains}</p>
      {!days && <SkeletonList rows={3} label={text.loading} />}
      {days?.length === 0 && (
        <EmptyState
          title={text.empty}
          text={text.emptyText}
          action={
            <Link to="/" className={buttonClass({ tone: 'primary', size: 'lg' })}>
              {text.emptyAction}
            </Link>
          }
        />
      )}
      <ol className="mt-2 divide-y divide-line">
        {days?.map((day) => (
          <Entry key={day.day} day={day} />
        ))}
      </ol>
      {latest && latest.length > limit && (
        <Button wide className="mt-2" onClick={() => ask(String(limit + 2 * PAGE))}>
          {text.earlier}
        </Button>
      )}
    </Card>
  );
}

function Entry({ day: { day, streak, multiplier, points, lines } }: { day: LedgerDay }) {
  return (
    <li className="py-3">
      <p className="flex items-baseline justify-between gap-3">
        <b>{dayInWords(day)}</b>
        <b className="numerals">{text.plus(count(points))}</b>
      </p>
      <p className="text-xs text-ink-soft">{text.streakDay(streak, times(multiplier))}</p>
      <ul className="mt-1.5 grid gap-1">
        {lines.map((line) => (
          <Line key={line.id} line={line} multiplier={multiplier} />
        ))}
      </ul>
    </li>
  );
}

function Line({ line, multiplier }: { line: LedgerLine; multiplier: number }) {
  const { name, category, tasks, base, earned, points } = line;
  const each = multiplier === 100 ? text.plainEach(earned) : text.each(base, times(multiplier), earned);
  return (
    <li data-category={category} className="flex items-start gap-2 text-sm">
      <CategoryIcon category={category} className="mt-px size-5 text-cat" />
      <span className="min-w-0 flex-1">
        {name}
        <span className="block text-xs text-ink-soft">
          {text.tasks(tasks)} · {each}
        </span>
      </span>
      <span className="numerals">{text.plus(count(points))}</span>
    </li>
  );
}
