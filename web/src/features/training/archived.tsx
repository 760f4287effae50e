import { RotateCcw } from 'lucide-react';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { BackLink } from '#ui/controls/back-link.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { count, dateInShort } from '#ui/format.ts';
import { CategoryTile } from '#ui/icons/category-icon.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { ProgressBar } from '#ui/charts/progress-bar.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { Figure } from './figure.tsx';
import type { ListedProgram } from './listed-program.ts';
import { messages as homeMessages } from './home-messages.ts';
import { messages } from './messages.ts';
import { messages as ownMessages } from './own/own-messages.ts';
import { StartDialogs } from './program/start-dialogs.tsx';
import { usePrograms } from './use-programs.ts';
import { useReadyStart } from './program/use-ready-start.ts';
import { useStart } from './program/use-start.ts';

const text = ownMessages.archive;
const START_TEXTS = { ...messages.start, restored: text.restored, restoreFailed: text.restoreFailed };

/** The programs that wait, with all their progress. */
export function ArchivedPrograms() {
  const programs = usePrograms();
  const start = useStart(programs, START_TEXTS);
  const archived = programs?.archived.toSorted(latestFirst);
  useReadyStart(archived?.map(({ regimenId }) => regimenId) ?? []);
  return (
    <Page
      title={text.title}
      detail={archived && archived.length > 0 && text.count(archived.length)}
      width="full"
      above={<BackLink to="/profile">{text.back}</BackLink>}
    >
      {!archived && <SkeletonList rows={3} rowClass="h-56" label={text.loading} />}
      {archived?.length === 0 && (
        <EmptyState
          isPage
          title={text.empty}
          text={text.emptyText}
          action={
            <Link to="/training" className={buttonClass({ tone: 'primary', size: 'lg' })}>
              {text.action}
            </Link>
          }
        />
      )}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {archived?.map((enrolment) => (
          <ArchivedCard
            key={enrolment.id}
            enrolment={enrolment}
            regimen={programs?.byId.get(enrolment.regimenId)}
            onRestore={() => void start.place({ id: enrolment.regimenId, name: enrolment.name }, enrolment)}
          />
        ))}
      </ul>
      <StartDialogs start={start} active={programs?.active ?? []} />
    </Page>
  );
}

function latestFirst(a: UserRegimen, b: UserRegimen): number {
  return (b.archivedAt ?? '').localeCompare(a.archivedAt ?? '');
}

interface ArchivedCardProps {
  enrolment: UserRegimen;
  /** What the list of programs says of it; not there while it is being fetched. */
  regimen: ListedProgram | undefined;
  onRestore: () => void;
}

function ArchivedCard({ enrolment, regimen, onRestore }: ArchivedCardProps) {
  const { name, category, currentWeek, totalWeeks, completionPercentage, pointsEarned, archivedAt } =
    enrolment;
  return (
    <Card as="li" data-category={category} className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <CategoryTile category={category} />
        <div className="min-w-0 flex-1">
          <h2 className="text-base leading-snug">
            <Link to={`/program/${enrolment.regimenId}`} className="rounded-sm hover:underline">
              {name}
            </Link>
          </h2>
          <p className="mt-1 text-xs text-ink-soft">
            {[
              messages.category[category],
              regimen && messages.difficulty[regimen.difficulty],
              regimen && messages.minutesADay(regimen.dailyDuration),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      <div className="flex-1">
        {regimen && <p className="line-clamp-3 text-sm text-ink-soft">{regimen.description}</p>}
      </div>
      <div>
        <p className="mb-1.5 text-xs font-semibold">{text.week(currentWeek, totalWeeks)}</p>
        <ProgressBar
          tone="category"
          percent={completionPercentage}
          label={homeMessages.progress(name, completionPercentage)}
        />
      </div>
      <dl className="grid grid-cols-[1fr_1fr_auto] gap-x-2 text-center sm:grid-cols-3">
        <Figure label={text.points} value={count(pointsEarned)} />
        <Figure label={text.complete} value={homeMessages.percent(completionPercentage)} />
        {archivedAt && <Figure label={text.archivedOn} value={dateInShort(archivedAt)} />}
      </dl>
      <Button tone="ink" wide aria-label={text.restoreNamed(name)} onClick={onRestore}>
        <RotateCcw className="size-4" aria-hidden />
        {text.restore}
      </Button>
    </Card>
  );
}
